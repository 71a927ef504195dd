// Keeps a television awake during a game. Browsers allow it over HTTPS and while the page is visible.

/** Keep the screen awake until the returned function is called. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  const ask = async (): Promise<void> => {
    if (document.hidden || over || (lock && !lock.released)) return;
    try {
      lock = (await navigator.wakeLock?.request("screen")) ?? null;
      if (over) void lock?.release();
    } catch {
      lock = null; // not allowed, or the battery is low: the device's settings apply
    }
  };
  document.addEventListener("visibilitychange", ask);
  void ask();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", ask);
    void lock?.release();
  };
}
