import { useSyncExternalStore } from 'react'
import { safeNext } from '../../shared/safe-next.ts'

const neverChanges = () => () => {}

/** Where the address of this page says to go after signing in; '/' in the kept HTML (AUTH-13, AUTH-14). */
export function useNext(): string {
  return useSyncExternalStore(neverChanges, nextOfAddress, () => '/')
}

export const nextOfAddress = () => safeNext(new URLSearchParams(location.search).get('next'))
