"""Benchmarks. Each module has `main(quick=False)`, and optionally `missing()`: the reason why it cannot run here."""
