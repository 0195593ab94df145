import type { FormEvent } from 'react'
import { sellingPaths } from '../../shared/paths/selling-paths.ts'
import { Button } from '../ui/core/Button.tsx'
import { Select } from '../ui/forms/Select.tsx'
import { TextInput } from '../ui/forms/TextInput.tsx'
import styles from './OrderFilters.module.css'
import { goTo } from './selling-address.ts'

type Props = { brewery: string; query: URLSearchParams }

const names = ['q', 'leaves', 'payment'] as const

/** Search and filters of the list of orders; they go into the address. */
export function OrderFilters({ brewery, query }: Props) {
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const next = new URLSearchParams(query)
    next.delete('page')
    for (const name of names) {
      const value = String(typed.get(name) ?? '').trim()
      if (value === '') next.delete(name)
      else next.set(name, value)
    }
    goTo(`${sellingPaths.orders(brewery)}?${next}`)
  }
  return (
    <form className={styles.filters} role="search" aria-label="Orders" onSubmit={find}>
      <TextInput
        label="Search"
        name="q"
        type="search"
        maxLength={120}
        placeholder="Order, pub, postcode or beer"
        defaultValue={query.get('q') ?? ''}
      />
      <TextInput
        label="Still to leave by"
        name="leaves"
        type="date"
        defaultValue={query.get('leaves') ?? ''}
      />
      <Select
        label="Payment"
        name="payment"
        defaultValue={query.get('payment') ?? ''}
        options={[
          { value: '', label: 'Card or invoice' },
          { value: 'card', label: 'Card' },
          { value: 'invoice', label: 'Invoice' },
        ]}
      />
      <Button type="submit" variant="quiet" icon="search">
        Search
      </Button>
    </form>
  )
}
