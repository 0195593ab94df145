import { announce } from '../ui/announce.ts'
import { loadSession } from './load-session.ts'

/** Signs out here and says so (HEAD-32). */
export async function signOut(): Promise<void> {
  const session = await loadSession()
  const telling = session.logout()
  announce('You are signed out.', { isShown: true })
  await telling
}
