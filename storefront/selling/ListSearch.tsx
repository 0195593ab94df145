import type { FormEvent, ReactNode } from 'react'
import { Button } from '../ui/core/Button.tsx'
import { TextInput } from '../ui/forms/TextInput.tsx'
import styles from './ListSearch.module.css'
import { goTo, queryWith } from './selling-address.ts'

type Props = {
  /** What is searched, for those who hear the page. */
  label: string
  placeholder: string
  path: string
  query: URLSearchParams
  /** Fields beside the search, and their names. */
  names?: readonly string[]
  children?: ReactNode
}

/** Search and filters of a list; they go into the address (SELL-04). */
export function ListSearch({ label, placeholder, path, query, names, children }: Props) {
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const change: Record<string, string | null> = { page: null }
    for (const name of ['q', ...(names ?? [])]) change[name] = String(typed.get(name) ?? '').trim() || null
    goTo(`${path}${queryWith(query, change)}`)
  }
  return (
    <form className={styles.search} role="search" aria-label={label} onSubmit={find}>
      <TextInput
        label="Search"
        name="q"
        type="search"
        maxLength={120}
        placeholder={placeholder}
        defaultValue={query.get('q') ?? ''}
      />
      {children}
      <Button type="submit" variant="quiet" icon="search">
        Search
      </Button>
    </form>
  )
}
