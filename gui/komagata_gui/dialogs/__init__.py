"""The dialogs: built when they are asked for."""
