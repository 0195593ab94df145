/**
 * Keeps the service worker where the server offers one (docs/decisions/0018), and takes it away with all it kept where
 * the server does not: switched off, or in development.
 */
export async function registerWorker(): Promise<void> {
  // Without https there is none.
  if (!('serviceWorker' in navigator)) return
  if (document.documentElement.dataset['offline'] !== undefined) {
    navigator.serviceWorker.addEventListener('controllerchange', () =>
      navigator.serviceWorker.controller?.postMessage('keep-open-pages'),
    )
    await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' })
    return
  }
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.map((registration) => registration.unregister()))
  // Until this page is left the worker goes on answering it, and may keep something: the next page clears that away.
  const kept = (await caches.keys()).filter((name) => name.startsWith('dray-'))
  await Promise.all(kept.map((name) => caches.delete(name)))
}
