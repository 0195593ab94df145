import { type ReactNode, useState } from 'react'
import { paths } from '../../shared/paths/paths.ts'
import { signOut } from '../accounts/client-menu.ts'
import { useSession } from '../accounts/session/session-state.ts'
import { BottomBar } from '../ui/actions/BottomBar.tsx'
import type { IconName } from '../ui/core/icon-name.ts'
import { Drawer } from '../ui/dialogs/Drawer.tsx'
import { Menu } from '../ui/opening/Menu.tsx'
import { Popover } from '../ui/opening/Popover.tsx'
import { useIsPainted, useIsPaintedOrFrom } from './after-first-paint.ts'
import styles from './ConsoleFrame.module.css'
import { ConsoleMark, type ConsoleSide, FactorOff } from './ConsoleShell.tsx'
import { DemoHistoryStrip } from './DemoHistoryStrip.tsx'
import { NoticeBell } from './notices/NoticeBell.tsx'

export type ConsolePlace = { label: string; icon: IconName; href: string; isCurrent: boolean }

type Props = {
  /** Beside the wordmark, and the name of the menu of places. */
  side: ConsoleSide
  /** Only places that there are; the first four are at a phone's foot, the others behind 'More' there. */
  places: readonly ConsolePlace[]
  /** Below the header on every page, such as that nothing can be changed. */
  strip?: string | null
  /** Who is acted for. */
  actingFor?: ReactNode
  /** Beside the person, such as a search over everything. */
  atHand?: ReactNode
  /** Where a person chooses what to be notified of; a page that belongs to no brewery, group or staff has none. */
  choices?: string
  /** What the screen is for; a page outside every place has none. */
  help?: ReactNode
  children: ReactNode
}

/** So many are at the foot of a phone's screen, and in a narrow header. */
const mostAtHand = 4
/** And in a wide header. */
const mostWide = 7
/** Narrower than this the header has none (ConsoleFrame.module.css). */
const widthOfPlacesPx = 768

/** Header, places and page of a console. */
export function ConsoleFrame({
  side,
  places,
  actingFor,
  strip = null,
  atHand,
  choices,
  help,
  children,
}: Props) {
  const { status, user } = useSession()
  const isSignedIn = status === 'signed-in'
  return (
    <div className={styles.console} data-bar={places.length > 0 || undefined}>
      <header className={styles.header}>
        <div className={styles.inner}>
          <ConsoleMark side={side} />
          {isSignedIn && actingFor}
          {places.length > 0 && <Places side={side} places={places} />}
          {isSignedIn && atHand}
          {user !== null && (
            <div className={styles.person}>
              {help && (
                <Popover label="Help" icon="help" align="end" isIconOnly>
                  {help}
                </Popover>
              )}
              <NoticeBell choices={choices} />
              <Popover label={user.name} icon="user" align="end" isIconOnly>
                <p className={styles.name}>{user.name}</p>
                <Menu
                  items={[
                    { label: 'Account', href: paths.account },
                    { label: 'To the shop', href: paths.home },
                    { label: 'Sign out', onPress: () => void signOut() },
                  ]}
                />
                <p className={styles.release}>Dray {document.documentElement.dataset['release']}</p>
              </Popover>
            </div>
          )}
        </div>
        {isFactorOff() && <FactorOff />}
        {isFactorOff() && isSignedIn && <DemoHistoryStrip className={styles.demo} />}
        {strip !== null && (
          <p className={styles.strip} role="status">
            {strip}
          </p>
        )}
      </header>
      <div className={styles.page}>{children}</div>
      {places.length > 0 && <Foot side={side} places={places} />}
    </div>
  )
}

/** The places in the header; a phone has them at its foot. */
function Places({ side, places }: Pick<Props, 'side' | 'places'>) {
  const isInSight = useIsPaintedOrFrom(widthOfPlacesPx)
  if (!isInSight) return null
  return (
    <nav className={styles.places} aria-label={side}>
      {places.map(({ label, href, isCurrent }, at) => (
        <a
          key={href}
          href={href}
          aria-current={isCurrent ? 'page' : undefined}
          data-further={at >= mostAtHand || undefined}
          data-furthest={at >= mostWide || undefined}
        >
          {label}
        </a>
      ))}
      <More className={styles.further} places={places.slice(mostAtHand)} />
      <More className={styles.furthest} places={places.slice(mostWide)} />
    </nav>
  )
}

function More({ className, places }: { className?: string | undefined; places: readonly ConsolePlace[] }) {
  const isPainted = useIsPainted()
  if (places.length === 0) return null
  return (
    <span className={className}>
      <Popover label="More" align="end" size="small">
        {isPainted && <Menu items={[...places]} />}
      </Popover>
    </span>
  )
}

/** The places at a phone's foot; those beyond five are behind 'More'. */
function Foot({ side, places }: Pick<Props, 'side' | 'places'>) {
  const [isOpen, setOpen] = useState(false)
  const isPainted = useIsPainted()
  const isLong = places.length > mostAtHand + 1
  const further = isLong ? places.slice(mostAtHand) : []
  const close = () => setOpen(false)
  return (
    <>
      <BottomBar
        label={`${side}, at hand`}
        items={[...(isLong ? places.slice(0, mostAtHand) : places)]}
        {...(isLong && {
          more: { isCurrent: further.some(({ isCurrent }) => isCurrent), onPress: () => setOpen(true) },
        })}
      />
      {isLong && isPainted && (
        <Drawer isOpen={isOpen} isSheetOnPhone title="More" onClose={close}>
          {/* A link followed within the console leaves the sheet open otherwise. */}
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
          <div onClick={close}>
            <Menu items={[...further]} />
          </div>
        </Drawer>
      )}
    </>
  )
}

/** The server says it in every document, as it is started with it. */
const isFactorOff = () => document.documentElement.dataset['secondFactor'] === 'off'
