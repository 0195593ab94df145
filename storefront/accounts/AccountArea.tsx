import { lazy, Suspense, useEffect, useRef } from 'react'
import { paths } from '../../shared/paths/paths.ts'
import { Icon } from '../ui/core/Icon.tsx'
import { accountLinks, signOut } from './client-menu.ts'
import { useSession } from './session/session-state.ts'
import { useSignInAddress } from './session/use-sign-in-address.ts'
import styles from './AccountArea.module.css'

const loadClientArea = () => import('./ClientArea.tsx')
const ClientArea = lazy(() => loadClientArea().then((module) => ({ default: module.ClientArea })))

/** The place of the account in the header: the way to sign in, or the client's menu (HEAD-11, HEAD-22, HEAD-38). */
export function AccountArea() {
  const { status, user } = useSession()
  const address = useSignInAddress(paths.loginFor)
  const link = useRef<HTMLAnchorElement>(null)
  const wasLeftHere = useRef(false)

  useEffect(() => {
    if (status === 'unknown') loadClientArea().catch(() => {})
    if (status === 'signed-out' && wasLeftHere.current) link.current?.focus()
    wasLeftHere.current = false
  }, [status])

  const leave = () => {
    wasLeftHere.current = true
    void signOut()
  }
  if (user !== null) {
    return (
      <Suspense>
        <ClientArea user={user} links={accountLinks} look={styles} onSignOut={leave} />
      </Suspense>
    )
  }
  return (
    <a className={styles.area} data-status={status} ref={link} href={address} title="Sign in">
      <Icon name="user" />
      <span className={styles.words}>
        <span className={styles.name}>Sign in</span>
      </span>
    </a>
  )
}
