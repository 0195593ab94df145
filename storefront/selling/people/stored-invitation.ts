import { safeStorage } from '../../storage/safe-storage.ts'

const storageKey = 'dray-join'
const storage = safeStorage(() => sessionStorage)

/**
 * The token of the invitation's link: that of the address, which then leaves it, else the one stored for coming back from
 * signing in. Null without one.
 */
export function readInvitationToken(): string | null {
  const token = new URLSearchParams(location.hash.slice(1)).get('token')
  if (token === null) return storage.getItem(storageKey)
  storage.setItem(storageKey, token)
  history.replaceState(null, '', location.pathname)
  return token
}

export const forgetInvitation = (): void => storage.removeItem(storageKey)
