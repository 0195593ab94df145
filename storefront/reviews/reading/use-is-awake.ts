import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** False in the server's HTML and until its scripts run: what only scripts can do is disabled until then. */
export function useIsAwake(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
