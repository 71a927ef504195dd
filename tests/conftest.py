"""How hypothesis works in all tests: the same examples each time; more and new ones in `make soak`."""

import os

from hypothesis import HealthCheck, settings

SLOW_ONLY = [HealthCheck.too_slow, HealthCheck.data_too_large]

settings.register_profile("test", deadline=None, derandomize=True, suppress_health_check=SLOW_ONLY)
settings.register_profile("soak", deadline=None, suppress_health_check=SLOW_ONLY, print_blob=True)
settings.load_profile("soak" if os.environ.get("HORNOCHSEN_SOAK") else "test")
