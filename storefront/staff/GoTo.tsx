import { type KeyboardEvent as Press, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { GoToAnswer } from '../../shared/api/go-to-api.ts'
import { mostGoTo } from '../../shared/api/list-views.ts'
import { clientCall } from '../api/client-calls.ts'
import { useIsPainted } from '../console/after-first-paint.ts'
import { goTo } from '../console/console-address.ts'
import type { ConsolePlace } from '../console/ConsoleFrame.tsx'
import { problemText } from '../console/use-console-read.ts'
import { Icon } from '../ui/core/Icon.tsx'
import { Dialog } from '../ui/dialogs/Dialog.tsx'
import { TextInput } from '../ui/forms/TextInput.tsx'
import { type GoToPlace, placeOf, screensLike } from './go-to-places.ts'
import styles from './GoTo.module.css'

const pauseMs = 120

/** Go to (Ctrl K): what the caller says leads to the thing, from any page (STAF-06). */
export function GoTo({ screens }: { screens: readonly ConsolePlace[] }) {
  const [isOpen, setOpen] = useState(false)
  const isPainted = useIsPainted()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <button className={styles.opener} type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="search" />
        <span>Go to</span>
        <kbd className={styles.key}>Ctrl K</kbd>
      </button>
      {isPainted &&
        createPortal(
          // Outside the header, whose colours it would have
          <Dialog isOpen={isOpen} title="Go to" onClose={() => setOpen(false)}>
            {isOpen && <Search screens={screens} onGone={() => setOpen(false)} />}
          </Dialog>,
          document.body,
        )}
    </>
  )
}

function Search({ screens, onGone }: { screens: readonly ConsolePlace[]; onGone: () => void }) {
  const [typed, setTyped] = useState('')
  const [answer, setAnswer] = useState<{ of: string; places: GoToPlace[]; problem: string | null }>(none)
  /** The words that Enter was pressed at; what was found for those before is not what is meant. */
  const [entered, setEntered] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const words = typed.trim()
  useEffect(() => {
    if (words === '') return undefined
    let isOld = false
    const timer = setTimeout(() => {
      clientCall<GoToAnswer>(`/api/admin/go-to?${new URLSearchParams({ q: words })}`).then(
        ({ found }) => isOld || setAnswer({ of: words, places: found.map(placeOf), problem: null }),
        (error: unknown) => isOld || setAnswer({ of: words, places: [], problem: problemText(error) }),
      )
    }, pauseMs)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [words])
  const own = words === '' ? [] : screensLike(screens, words)
  const places = words === '' ? [] : [...own, ...answer.places].slice(0, mostGoTo)
  const isAnswered = answer.of === words
  const open = (href: string) => {
    onGone()
    goTo(href)
  }
  useEffect(() => {
    if (entered !== words || places[0] === undefined) return
    if (own.length > 0 || isAnswered) open(places[0].href)
  })
  const links = () => [...(list.current?.querySelectorAll('a') ?? [])]
  const onKey = (event: Press<HTMLElement>) => {
    const at = links().findIndex((link) => link === document.activeElement)
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      links()[Math.max(0, at + (event.key === 'ArrowDown' ? 1 : -1))]?.focus()
    } else if (event.key === 'Enter' && at === -1) {
      event.preventDefault()
      setEntered(words)
    }
  }
  return (
    // The keys move between the field and the links below it, which have their own.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.search} onKeyDown={onKey}>
      <TextInput
        ref={takeFocus}
        label="What does the caller say?"
        name="goto"
        type="search"
        autoComplete="off"
        maxLength={120}
        placeholder="Order, pub, postcode, brewery, run, invoice"
        value={typed}
        onChange={(text) => {
          setTyped(text)
          setEntered('')
        }}
      />
      <ul className={styles.places} ref={list}>
        {places.map(({ href, kind, name, about }) => (
          <li key={`${kind} ${href} ${name}`}>
            <a className={styles.place} href={href} onClick={onGone}>
              <span className={styles.kind}>{kind}</span>
              <strong>{name}</strong>
              <span className={styles.about}>{about}</span>
            </a>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.status}>
        {words === '' || !isAnswered ? '' : (answer.problem ?? (places.length === 0 ? 'Nothing fits.' : ''))}
      </p>
    </div>
  )
}

/** A dialog gives the focus to the field with this attribute, and to its button Close otherwise. */
const takeFocus = (field: HTMLElement | null) => field?.setAttribute('autofocus', '')

const none = { of: '', places: [], problem: null }
