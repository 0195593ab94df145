import { useSyncExternalStore } from 'react'

/**
 * The token of a mail's link, which stands in the fragment so that no server and no log sees it. Undefined while the
 * page is drawn as the server drew it, null where there is none.
 */
export function useLinkToken(): string | null | undefined {
  return useSyncExternalStore(hear, tokenOfAddress, () => undefined)
}

function hear(change: () => void): () => void {
  window.addEventListener('hashchange', change)
  return () => window.removeEventListener('hashchange', change)
}

const tokenOfAddress = () => new URLSearchParams(location.hash.slice(1)).get('token')
