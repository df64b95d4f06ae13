/** Service worker: shows the notifications that the server pushes, and opens their page on a click. Caches nothing. */

self.addEventListener('push', (event) => {
  const { id, title, body, url } = event.data.json()
  // A notice that arrives twice is shown once, and none replaces another.
  const shown = { body, data: url, tag: id, icon: '/icon-192.png' }
  event.waitUntil(self.registration.showNotification(title, shown))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(self.clients.openWindow(event.notification.data))
})
