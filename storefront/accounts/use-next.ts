import { useSyncExternalStore } from 'react'
import { safeNext } from '../../shared/safe-next.ts'

const neverChanges = () => () => {}

/** Where the address of this page says to go after signing in; '/' in the kept HTML (AUTH-13, AUTH-14). */
export function useNext(): string {
  return useSyncExternalStore(neverChanges, nextOfAddress, () => '/')
}

/** Pages of signing in are nothing to come back to. */
export const isSignInPath = (path: string) =>
  /^\/(account\/(login|register|reset-password)|auth\/)/.test(path)

export function nextOfAddress(): string {
  const next = safeNext(new URLSearchParams(location.search).get('next'))
  return isSignInPath(next) ? '/' : next
}
