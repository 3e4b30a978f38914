// Shows a call to one's turn when no page of Starboard is open, and leads to the table. It stores nothing.
self.addEventListener("push", (event) => {
  const { title, body, url, tag } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: "/icon.svg", data: { url } }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data.url));
});

async function lead(url) {
  const target = new URL(url, self.location.origin).href;
  for (const page of await self.clients.matchAll({ type: "window" })) {
    if (page.url === target) return page.focus();
  }
  return self.clients.openWindow(target);
}
