import type { ReactNode } from 'react'
import type { SellingPlaces } from '../../shared/api/selling-api.ts'
import { paths } from '../../shared/paths/paths.ts'
import { sellingPaths } from '../../shared/paths/selling-paths.ts'
import { signOut } from '../accounts/client-menu.ts'
import { useSession } from '../accounts/session/session-state.ts'
import { Wordmark } from '../frame/Wordmark.tsx'
import { Menu } from '../ui/opening/Menu.tsx'
import { Popover } from '../ui/opening/Popover.tsx'
import { BottomBar } from '../ui/acts/BottomBar.tsx'
import { sellingReads } from './selling-calls.ts'
import type { SellingScreen } from './selling-screen.ts'
import styles from './SellingFrame.module.css'
import { useSellingRead } from './use-selling-read.ts'

type Props = { screen: SellingScreen | null; children: ReactNode }

/** Header, places and page of the console. */
export function SellingFrame({ screen, children }: Props) {
  const { status, user } = useSession()
  const brewery = screen !== null && 'brewery' in screen ? screen.brewery : null
  const places = brewery === null ? [] : placesOf(brewery, screen)
  return (
    <div className={styles.console} data-bar={places.length > 0 || undefined}>
      <header className={styles.header}>
        <div className={styles.inner}>
          <a className={styles.mark} href={sellingPaths.chooser}>
            <Wordmark />
            <span className="visually-hidden">Dray, </span>
            <span className={styles.side}>Selling</span>
          </a>
          {status === 'signed-in' && brewery !== null && <ActingFor slug={brewery} />}
          {places.length > 0 && (
            <nav className={styles.places} aria-label="Selling">
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
      {places.length > 0 && <BottomBar label="Selling, at hand" items={places} />}
    </div>
  )
}

/** The server says it in every document, as it is started with it. */
const isFactorOff = () => document.documentElement.dataset['secondFactor'] === 'off'

/** Only places that there are. */
function placesOf(brewery: string, screen: SellingScreen | null) {
  const isStock = screen?.kind === 'stock' || screen?.kind === 'count'
  const isOrders = screen?.kind === 'orders' || screen?.kind === 'order'
  return [
    {
      label: 'Today',
      icon: 'calendar' as const,
      href: sellingPaths.today(brewery),
      isCurrent: screen?.kind === 'today',
    },
    { label: 'Orders', icon: 'list' as const, href: sellingPaths.orders(brewery), isCurrent: isOrders },
    { label: 'Stock', icon: 'cask-firkin' as const, href: sellingPaths.stock(brewery), isCurrent: isStock },
  ]
}

/** The brewery acted for; a way to the others where there are several. */
function ActingFor({ slug }: { slug: string }) {
  const { loaded } = useSellingRead<SellingPlaces>(sellingReads.places)
  if (loaded.state !== 'ready') return <span className={styles.brewery} />
  const { breweries } = loaded.value
  const name = breweries.find((each) => each.slug === slug)?.name
  if (name === undefined) return <span className={styles.brewery} />
  if (breweries.length === 1) return <span className={styles.brewery}>{name}</span>
  return (
    <a className={styles.brewery} href={sellingPaths.chooser} title="Choose another brewery">
      {name}
    </a>
  )
}
