"""What the actions of the window do, by subject."""
