import type { MenuLink } from '../../shared/paths/paths.ts'
import { Menu } from '../ui/opening/Menu.tsx'
import type { SessionUser } from './session-record.ts'
import styles from './AccountMenu.module.css'

type Props = { user: SessionUser; links: MenuLink[]; onSignOut: () => void }

/** What a client finds under the own name (HEAD-28 to HEAD-32). */
export function AccountMenu({ user, links, onSignOut }: Props) {
  return (
    <nav aria-label="Account">
      <p className={styles.head}>
        <b className={styles.name}>{user.name}</b>
        <span className={styles.email}>{user.email}</span>
        <span className={styles.kind}>Wholesale</span>
      </p>
      <Menu items={[...links, { label: 'Sign out', onPress: onSignOut }]} />
    </nav>
  )
}
