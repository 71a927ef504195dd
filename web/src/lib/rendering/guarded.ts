/** Call a function and report what it throws, so that its caller can go on. */
export function guarded(act: () => void): void {
  try {
    act();
  } catch (error) {
    reportError(error);
  }
}
