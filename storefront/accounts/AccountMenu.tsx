import { lazy, Suspense } from 'react'
import type { MenuLink } from '../../shared/paths/paths.ts'
import { useWorkplaces } from './use-workplaces.ts'
import { Menu } from '../ui/opening/Menu.tsx'
import type { SessionUser } from './session-record.ts'
import styles from './AccountMenu.module.css'

const SiteMenu = lazy(() => import('./sites/SiteMenu.tsx').then((module) => ({ default: module.SiteMenu })))

type Props = { user: SessionUser; links: MenuLink[]; onSignOut: () => void }

/** What a client finds under the own name: first where the client works (HEAD-28 to HEAD-32, SELL-01). */
export function AccountMenu({ user, links, onSignOut }: Props) {
  const workplaces = useWorkplaces()
  return (
    <nav aria-label="Account">
      <p className={styles.head}>
        <b className={styles.name}>{user.name}</b>
        <span className={styles.email}>{user.email}</span>
        <span className={styles.kind}>Wholesale</span>
      </p>
      {user.hasSites && (
        <Suspense>
          <SiteMenu user={user} />
        </Suspense>
      )}
      <Menu items={[...workplaces, ...links, { label: 'Sign out', onPress: onSignOut }]} />
    </nav>
  )
}
