"""What all tests share: how hypothesis works (the same examples; new ones in `make soak`), and a data folder."""

import contextlib
import os
import signal
import tempfile

from hypothesis import HealthCheck, settings

SLOW_ONLY = [HealthCheck.too_slow, HealthCheck.data_too_large]

settings.register_profile("test", deadline=None, derandomize=True, suppress_health_check=SLOW_ONLY)
settings.register_profile("soak", deadline=None, suppress_health_check=SLOW_ONLY, print_blob=True)
settings.load_profile("soak" if os.environ.get("HORNOCHSEN_SOAK") else "test")

os.environ["XDG_DATA_HOME"] = tempfile.mkdtemp(prefix="hornochsen-tests-")
"""Games that tests break off are not kept among the user's."""

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A shell starts what runs in the background deaf to Ctrl-C, and programs under test would inherit that.
    with contextlib.suppress(ValueError):
        signal.signal(signal.SIGINT, signal.default_int_handler)
