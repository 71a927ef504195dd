// Web Push in this browser: the service worker, the permission and the subscription.

/** Return whether this browser can show notices here: it needs a secure connection. */
export function canPush(): boolean {
  return window.isSecureContext && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** Return whether the person has forbidden this page to show notices. */
export function isDenied(): boolean {
  return canPush() && Notification.permission === "denied";
}

/** The data that the server needs to send messages to this browser. */
export interface BrowserSubscription {
  endpoint: string;
  key: string;
  auth: string;
}

/** Ask the person for permission and subscribe with the server's key; `null` if the person says no. */
export async function subscribe(key: string): Promise<BrowserSubscription | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register("/worker.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  let made: PushSubscription;
  try {
    made = await pushManager.subscribe(options);
  } catch (error) {
    const old = await pushManager.getSubscription(); // perhaps it belongs to an earlier key of the server
    if (!old) throw error;
    await old.unsubscribe();
    made = await pushManager.subscribe(options);
  }
  return { endpoint: made.endpoint, key: encoded(made.getKey("p256dh")), auth: encoded(made.getKey("auth")) };
}

/** Return bytes in base64url, without padding. */
export function encoded(bytes: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)));
  return btoa(text).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}
