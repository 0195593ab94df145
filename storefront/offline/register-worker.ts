/**
 * Registers the service worker where the server offers one (docs/decisions/0018), and removes it with its caches where
 * the server does not: switched off, or in development.
 */
export async function registerWorker(): Promise<void> {
  // Without https the browser has no service workers.
  if (!('serviceWorker' in navigator)) return
  if (document.documentElement.dataset['offline'] !== undefined) {
    navigator.serviceWorker.addEventListener('controllerchange', () =>
      navigator.serviceWorker.controller?.postMessage('keep-open-pages'),
    )
    await navigator.serviceWorker.register(workerAddress(), { updateViaCache: 'none' })
    return
  }
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.map((registration) => registration.unregister()))
  // The worker answers this page until it closes, and may cache something: the next page deletes that.
  const cacheNames = (await caches.keys()).filter((name) => name.startsWith('dray-'))
  await Promise.all(cacheNames.map((name) => caches.delete(name)))
}

/** Where the page's policy asks for Trusted Types, a plain text is no address of a script. */
function workerAddress(): string {
  const path = '/service-worker.js'
  const policy = globalThis.trustedTypes?.createPolicy('dray-worker', { createScriptURL: () => path })
  return (policy?.createScriptURL(path) ?? path) as string
}
