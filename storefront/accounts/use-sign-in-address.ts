import { useSyncExternalStore } from 'react'
import { nextOfAddress } from './use-next.ts'

/** The address `to` builds for coming back here after signing in; without the way back in the kept HTML. */
export function useSignInAddress(to: (next: string) => string): string {
  return useSyncExternalStore(
    hearMoves,
    () => to(here()),
    () => to('/'),
  )
}

/** Pages of signing in are nothing to come back to. */
function here(): string {
  const { pathname, search } = location
  return /^\/(account\/(login|register|reset-password)|auth\/)/.test(pathname)
    ? nextOfAddress()
    : pathname + search
}

function hearMoves(listener: () => void): () => void {
  if (!('navigation' in window)) return () => {}
  window.navigation.addEventListener('currententrychange', listener)
  return () => window.navigation.removeEventListener('currententrychange', listener)
}
