"""Operations: settings, logs, metrics and crash points for tests."""
