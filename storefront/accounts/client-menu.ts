import { type MenuLink, paths } from '../../shared/paths/paths.ts'
import { announce } from '../ui/core/announce.ts'
import { loadSession } from './session/load-session.ts'

/** Where a client's menus lead (HEAD-29, HEAD-30, HEAD-31). */
export const accountLinks: MenuLink[] = [
  { label: 'Orders', href: paths.orders },
  { label: 'Account', href: paths.account },
  { label: 'Support', href: paths.support },
]

/** Signs this device out and announces it (HEAD-32). */
export async function signOut(): Promise<void> {
  const session = await loadSession()
  const ending = session.logout()
  announce('You are signed out.', { isShown: true })
  await ending
}
