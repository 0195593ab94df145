import { type FocusEvent, lazy, type PointerEvent, Suspense, useEffect, useId, useRef, useState } from 'react'
import { paths } from '../../shared/paths.ts'
import { Icon } from '../ui/Icon.tsx'
import { firstNameOf } from './name-parts.ts'
import { Avatar } from './Avatar.tsx'
import type { SessionUser } from './session-record.ts'
import { useSession } from './use-session.ts'
import { useSignInAddress } from './use-sign-in-address.ts'
import styles from './AccountArea.module.css'

const loadMenu = () => import('./AccountMenu.tsx')
const AccountMenu = lazy(() => loadMenu().then((module) => ({ default: module.AccountMenu })))

/** The pointer may cross a gap on its way into the menu, in milliseconds. */
const leaveMs = 250

/** The place of the account in the header: the way to sign in, or the client's menu (HEAD-11, HEAD-22, HEAD-38). */
export function AccountArea() {
  const { status, user } = useSession()
  const address = useSignInAddress(paths.loginFor)
  const link = useRef<HTMLAnchorElement>(null)
  const wasLeftHere = useRef(false)

  useEffect(() => {
    if (status === 'signed-out' && wasLeftHere.current) link.current?.focus()
    wasLeftHere.current = false
  }, [status])

  if (user !== null) return <ClientArea user={user} onSignOut={() => (wasLeftHere.current = true)} />
  return (
    <a className={styles.area} data-status={status} ref={link} href={address} title="Sign in">
      <Icon name="user" />
      <span className={styles.words}>
        <span className={styles.name}>Sign in</span>
      </span>
    </a>
  )
}

type ClientProps = { user: SessionUser; onSignOut: () => void }

/** Opens by hover, focus and press; closes by Escape, a press elsewhere and leaving (HEAD-33 to HEAD-37). */
function ClientArea({ user, onSignOut }: ClientProps) {
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const leaving = useRef<number>(undefined)
  const [open, setOpen] = useState<'no' | 'passing' | 'pressed'>('no')
  const isOpen = open !== 'no'

  useEffect(() => {
    void loadMenu()
  }, [])
  useEffect(() => {
    if (!isOpen) return undefined
    return closeFromOutside(place.current, () => setOpen('no'))
  }, [isOpen])

  const show = () => {
    window.clearTimeout(leaving.current)
    setOpen((before) => (before === 'no' ? 'passing' : before))
  }
  const onLeave = ({ currentTarget }: PointerEvent) => {
    if (open === 'pressed' || currentTarget.contains(document.activeElement)) return
    leaving.current = window.setTimeout(() => setOpen('no'), leaveMs)
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpen('no')
  }

  return (
    <div
      className={styles.place}
      ref={place}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && show()}
      onPointerLeave={onLeave}
      onBlur={onBlur}
    >
      <button
        className={styles.area}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onFocus={show}
        onClick={() => setOpen(open === 'pressed' ? 'no' : 'pressed')}
      >
        <Avatar user={user} />
        <span className={styles.words}>
          <span className="visually-hidden">Account: </span>
          <span className={styles.name}>{firstNameOf(user)}</span>{' '}
          <span className={styles.kind}>Wholesale</span>
        </span>
      </button>
      <div className={styles.panel} id={id} hidden={!isOpen}>
        {isOpen && (
          <Suspense>
            <AccountMenu user={user} onSignOut={onSignOut} />
          </Suspense>
        )}
      </div>
    </div>
  )
}

function closeFromOutside(place: HTMLElement | null, close: () => void): () => void {
  const onPress = ({ target }: Event) => {
    if (target instanceof Node && !place?.contains(target)) close()
  }
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close()
  }
  const navigation = 'navigation' in window ? window.navigation : undefined
  document.addEventListener('pointerdown', onPress)
  document.addEventListener('keydown', onKey)
  navigation?.addEventListener('navigate', close)
  return () => {
    document.removeEventListener('pointerdown', onPress)
    document.removeEventListener('keydown', onKey)
    navigation?.removeEventListener('navigate', close)
  }
}
