import { useSyncExternalStore } from 'react'

/**
 * The token of a mail's link, which is in the fragment so that no server and no log sees it. Undefined during
 * hydration, null where there is none.
 */
export function useLinkToken(name = 'token'): string | null | undefined {
  return useSyncExternalStore(
    subscribe,
    () => tokenOfAddress(name),
    () => undefined,
  )
}

function subscribe(change: () => void): () => void {
  window.addEventListener('hashchange', change)
  return () => window.removeEventListener('hashchange', change)
}

const tokenOfAddress = (name: string) => new URLSearchParams(location.hash.slice(1)).get(name)
