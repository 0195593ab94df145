import { useSyncExternalStore } from 'react'
import { safeNext } from '../../../shared/format/safe-next.ts'

const neverChanges = () => () => {}

/** The address to open after sign-in, from this page's address; '/' in the cached HTML (AUTH-13, AUTH-14). */
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
