/** The part of a service worker's scope that ours uses: TypeScript's libraries have it or the DOM, not both. */
export type WorkerScope = {
  /** Set by the server before the script (server/content/pages/service-worker-routes.ts). */
  dray: { release: string; shell: string[] }
  caches: CacheStorage
  clients: {
    claim: () => Promise<void>
    matchAll: (of: { type: 'window'; includeUncontrolled: true }) => Promise<{ url: string }[]>
  }
  skipWaiting: () => Promise<void>
  addEventListener: {
    (type: 'install' | 'activate' | 'message', listener: (event: Lasting) => void): void
    (type: 'fetch', listener: (event: Asking) => void): void
  }
}

type Lasting = { waitUntil: (work: Promise<unknown>) => void }
export type Asking = Lasting & { request: Request; respondWith: (answer: Promise<Response>) => void }
