import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Button } from '../ui/core/Button.tsx'
import { TextInput } from '../ui/forms/TextInput.tsx'
import { useIsPaintedOrFrom } from './after-first-paint.ts'
import { addressWith, goTo } from './console-address.ts'
import styles from './FilterBar.module.css'

type Props = {
  /** Of the list that is searched: 'Orders'. */
  label: string
  query: URLSearchParams
  /** What the search finds, in a few words. */
  placeholder: string
  /** The names of the fields beside the search. */
  names: readonly string[]
  children?: ReactNode
}

/** So many have their place beside the search on a desk. */
const mostInSight = 2
/** Narrower than this the fields are behind a button (FilterBar.module.css). */
const widthOfFieldsPx = 768

/** Search and filters of a list; they go into the address (SELL-04). */
export function FilterBar({ label, query, placeholder, names, children }: Props) {
  const id = useId()
  // The fields beside the search are behind a button, unless one of them narrows the list; a desk has room for a few.
  const [isOpen, setOpen] = useState(() => names.some((name) => query.has(name)))
  const isFew = names.length <= mostInSight
  const isInSight = useIsPaintedOrFrom(widthOfFieldsPx) || isOpen
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const wanted = ['q', ...names].map((name) => [name, String(typed.get(name) ?? '').trim()])
    goTo(addressWith(query, { ...Object.fromEntries(wanted), page: null }))
  }
  return (
    <form className={styles.filters} role="search" aria-label={label} onSubmit={find}>
      <TextInput
        label="Search"
        name="q"
        type="search"
        maxLength={120}
        placeholder={placeholder}
        defaultValue={query.get('q') ?? ''}
      />
      {names.length > 0 && (
        <button
          className={styles.opener}
          data-few={isFew || undefined}
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          Filters
        </button>
      )}
      <div className={styles.fields} id={id} data-open={isOpen || undefined} data-few={isFew || undefined}>
        {isInSight && children}
      </div>
      <Button type="submit" variant="quiet" icon="search">
        Search
      </Button>
    </form>
  )
}
