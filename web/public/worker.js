// The service worker: shows push messages as notifications, and opens the table when one is clicked.
const GAME = "Tanz der Hornochsen!";

/** Return the message of a push; the server sends it encrypted, as JSON. */
function messageOf(data) {
  try {
    return data.json();
  } catch {
    return {};
  }
}

async function show(data) {
  const { title = GAME, body = "", path = "/", tag = "", language = "", open = "", off = "" } = messageOf(data);
  await self.registration.showNotification(title, {
    body,
    tag,
    lang: language,
    icon: "/icon-192.png",
    badge: "/icon-192.png",
    data: { path },
    actions: open && off ? [{ action: "open", title: open }, { action: "off", title: off }] : [],
  });
}

/** Show the page of a notification: in its tab if there is one, else in a new one. */
async function go(path) {
  const wanted = new URL(path, self.location.origin);
  if (wanted.origin !== self.location.origin) return;
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = tabs.find((tab) => new URL(tab.url).pathname === wanted.pathname);
  await (there ? there.focus() : self.clients.openWindow(wanted.href));
}

/** End all push messages to this browser; the server learns it from the push service. */
async function end() {
  const subscription = await self.registration.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("push", (event) => event.waitUntil(show(event.data)));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(event.action === "off" ? end() : go(event.notification.data?.path ?? "/"));
});
