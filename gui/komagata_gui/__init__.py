"""The window: the Qt application on top of the library `komagata`."""
