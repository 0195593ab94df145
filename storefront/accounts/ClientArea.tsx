import { type FocusEvent, lazy, type PointerEvent, Suspense, useEffect, useId, useRef, useState } from 'react'
import type { MenuLink } from '../../shared/paths/paths.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { Avatar } from './Avatar.tsx'
import { firstNameOf } from './name-parts.ts'
import type { SessionUser } from './session-record.ts'
import { buyerIdOf } from './session/session-state.ts'
import { useAnswerNeeded } from './use-answer-needed.ts'
import styles from './ClientArea.module.css'

const SiteName = lazy(() => import('./sites/SiteName.tsx').then((module) => ({ default: module.SiteName })))

/** The pointer may cross a gap on its way into the menu, in milliseconds. */
const leaveMs = 250

type Props = {
  user: SessionUser
  links: MenuLink[]
  /** Classes of its box, which has the same width for guests. */
  look: { area?: string; words?: string; name?: string }
  onSignOut: () => void
}

/** The client's name and menu. Opens by hover, focus and press; closes by Escape, a press elsewhere and leaving (HEAD-33 to HEAD-37). */
export function ClientArea({ user, links, look, onSignOut }: Props) {
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const leaving = useRef<number>(undefined)
  const [open, setOpen] = useState<'no' | 'passing' | 'pressed'>('no')
  const isOpen = open !== 'no'
  const answer = useAnswerNeeded(buyerIdOf(user) ?? user.id)

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
        className={look.area}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onFocus={show}
        onClick={() => setOpen(open === 'pressed' ? 'no' : 'pressed')}
      >
        <span className={styles.face} data-asked={answer !== null || undefined}>
          <Avatar user={user} />
        </span>
        <span className={look.words}>
          <span className="visually-hidden">Account: {answer && `${answer.label}. `}</span>
          <span className={look.name}>{firstNameOf(user)}</span>{' '}
          <span className={styles.kind}>
            {user.hasSites ? (
              <Suspense fallback="Wholesale">
                <SiteName user={user} />
              </Suspense>
            ) : (
              'Wholesale'
            )}
          </span>
        </span>
      </button>
      <div className={styles.panel} id={id} hidden={!isOpen}>
        {isOpen && (
          <AccountMenu user={user} links={answer ? [answer, ...links] : links} onSignOut={onSignOut} />
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
    if (key !== 'Escape') return
    // Before it closes, because to be focused opens it
    if (place?.contains(document.activeElement)) place.querySelector('button')?.focus()
    close()
  }
  document.addEventListener('pointerdown', onPress)
  document.addEventListener('keydown', onKey)
  navigation.addEventListener('navigate', close)
  return () => {
    document.removeEventListener('pointerdown', onPress)
    document.removeEventListener('keydown', onKey)
    navigation.removeEventListener('navigate', close)
  }
}
