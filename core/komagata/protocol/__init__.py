"""Engine protocols as pure line machines: lines in, events and lines out. No process, no clock, no rules of a game."""
