import { useSyncExternalStore } from 'react'
import { watchAddress } from './console-address.ts'

/** Path and query of the console's page, as it changes without a new document. */
export function useAddress(): string {
  return useSyncExternalStore(watchAddress, () => location.pathname + location.search)
}
