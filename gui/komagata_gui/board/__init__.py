"""The board view: shows a `BoardState`, turns what the user does into signals, and knows no rules."""
