import { useSyncExternalStore } from 'react'
import { isSignInPath, nextOfAddress } from './use-next.ts'

/** The address `to` builds for coming back here after signing in; without the way back in the cached HTML. */
export function useSignInAddress(to: (next: string) => string): string {
  return useSyncExternalStore(
    subscribeToMoves,
    () => to(here()),
    () => to('/'),
  )
}

function here(): string {
  const { pathname, search } = location
  return isSignInPath(pathname) ? nextOfAddress() : pathname + search
}

function subscribeToMoves(listener: () => void): () => void {
  navigation.addEventListener('currententrychange', listener)
  return () => navigation.removeEventListener('currententrychange', listener)
}
