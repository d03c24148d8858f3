"""A game in play: controller, players, clocks, and what keeps it safe."""
