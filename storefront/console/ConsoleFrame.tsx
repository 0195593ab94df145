import type { ReactNode } from 'react'
import { paths } from '../../shared/paths/paths.ts'
import { signOut } from '../accounts/client-menu.ts'
import { useSession } from '../accounts/session/session-state.ts'
import { Wordmark } from '../frame/Wordmark.tsx'
import { BottomBar } from '../ui/acts/BottomBar.tsx'
import type { IconName } from '../ui/core/icon-name.ts'
import { Menu } from '../ui/opening/Menu.tsx'
import { Popover } from '../ui/opening/Popover.tsx'
import styles from './ConsoleFrame.module.css'

export type ConsolePlace = { label: string; icon: IconName; href: string; isCurrent: boolean }

type Props = {
  /** Beside the wordmark, and the name of the menu of places. */
  side: 'Selling' | 'Staff'
  home: string
  /** Only places that there are; the first four stand at a phone's foot, the others behind 'More' there. */
  places: readonly ConsolePlace[]
  /** Who is acted for. */
  actingFor?: ReactNode
  children: ReactNode
}

/** Header, places and page of a console. */
export function ConsoleFrame({ side, home, places, actingFor, children }: Props) {
  const { status, user } = useSession()
  const isSignedIn = status === 'signed-in'
  return (
    <div className={styles.console} data-bar={places.length > 0 || undefined}>
      <header className={styles.header}>
        <div className={styles.inner}>
          <a className={styles.mark} href={home}>
            <Wordmark />
            <span className="visually-hidden">Dray, </span>
            <span className={styles.side}>{side}</span>
          </a>
          {isSignedIn && actingFor}
          {places.length > 0 && (
            <nav className={styles.places} aria-label={side}>
              {places.map(({ label, href, isCurrent }) => (
                <a key={href} href={href} aria-current={isCurrent ? 'page' : undefined}>
                  {label}
                </a>
              ))}
            </nav>
          )}
          {user !== null && (
            <div className={styles.person}>
              <Popover label={user.name} icon="user" align="end" isIconOnly>
                <p className={styles.name}>{user.name}</p>
                <Menu
                  items={[
                    { label: 'Account', href: paths.account },
                    { label: 'To the shop', href: paths.home },
                    { label: 'Sign out', onPress: () => void signOut() },
                  ]}
                />
              </Popover>
            </div>
          )}
        </div>
        {isFactorOff() && <p className={styles.demo}>Demo shop: the second factor is off.</p>}
      </header>
      <div className={styles.page}>{children}</div>
      {places.length > 0 && <BottomBar label={`${side}, at hand`} items={[...places]} />}
    </div>
  )
}

/** The server says it in every document, as it is started with it. */
const isFactorOff = () => document.documentElement.dataset['secondFactor'] === 'off'
