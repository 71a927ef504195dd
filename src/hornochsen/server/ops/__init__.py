"""Operations: settings, logs, metrics, rate limits, addresses, and crash points for tests."""
