import { type KeyboardEvent as Press, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { mostGoTo } from '../../shared/api/list-views.ts'
import { Dialog } from '../ui/dialogs/Dialog.tsx'
import { TextInput } from '../ui/forms/TextInput.tsx'
import type { ConsolePlace } from './ConsoleFrame.tsx'
import { goTo } from './console-address.ts'
import styles from './GoTo.module.css'
import { problemText } from './use-console-read.ts'

export type GoToPlace = { href: string; kind: string; name: string; about: string }

export type GoToSearch = {
  screens: readonly ConsolePlace[]
  /** The question above the field. */
  label: string
  placeholder: string
  /** What fits these words, the best first; the same function from one render to the next. */
  search: (words: string) => Promise<GoToPlace[]>
}

const pauseMs = 120

type Props = GoToSearch & { isOpen: boolean; onClose: () => void }

/** The dialog of Go to, outside the header, whose colours it would have. */
export function GoToDialog({ isOpen, onClose, ...search }: Props) {
  return createPortal(
    <Dialog isOpen={isOpen} title="Go to" onClose={onClose}>
      {isOpen && <Search {...search} onGone={onClose} />}
    </Dialog>,
    document.body,
  )
}

/** The field of Go to and what fits what is typed: pages of the console first, then what the search finds. */
function Search({ screens, label, placeholder, search, onGone }: GoToSearch & { onGone: () => void }) {
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
      search(words).then(
        (places) => isOld || setAnswer({ of: words, places, problem: null }),
        (error: unknown) => isOld || setAnswer({ of: words, places: [], problem: problemText(error) }),
      )
    }, pauseMs)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [words, search])
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
        label={label}
        name="goto"
        autoComplete="off"
        maxLength={120}
        placeholder={placeholder}
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

/** Pages of the console whose name begins like this. */
const screensLike = (screens: readonly ConsolePlace[], words: string): GoToPlace[] =>
  screens
    .filter(({ label }) => label.toLowerCase().startsWith(words.toLowerCase()))
    .map(({ label, href }) => ({ href, kind: 'Page', name: label, about: '' }))
