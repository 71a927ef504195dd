"""Environments for reinforcement learning.

- `BatchEnv`: many games as arrays, stepped in compiled code
"""

from .batch import BatchEnv, Result, Step, Table

__all__ = ["BatchEnv", "Result", "Step", "Table"]
