import { Menu } from '../ui/Menu.tsx'
import { accountLinks } from './account-links.ts'
import type { SessionUser } from './session-record.ts'
import { signOut } from './sign-out.ts'
import styles from './AccountMenu.module.css'

type Props = { user: SessionUser; onSignOut: () => void }

/** What a client finds under the own name (HEAD-28 to HEAD-32). */
export function AccountMenu({ user, onSignOut }: Props) {
  const leave = () => {
    onSignOut()
    void signOut()
  }
  return (
    <nav aria-label="Account">
      <p className={styles.head}>
        <b className={styles.name}>{user.name}</b>
        <span className={styles.email}>{user.email}</span>
        <span className={styles.kind}>Wholesale</span>
      </p>
      <Menu items={[...accountLinks, { label: 'Sign out', onPress: leave }]} />
    </nav>
  )
}
