"""Training of a network by self-play. It needs PyTorch, which is not a dependency of the package."""
