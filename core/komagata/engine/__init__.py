"""The built-in engine, and running any engine over a line transport."""
