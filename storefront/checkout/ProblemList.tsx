import type { MouseEvent } from 'react'
import type { DetailsProblem } from '../../shared/checkout/checkout-details.ts'
import { Notice } from '../ui/core/Notice.tsx'
import styles from './CheckoutPage.module.css'

/** What is missing or wrong, each with the way to its field (C-44). */
export function ProblemList({ problems }: { problems: readonly DetailsProblem[] }) {
  return (
    <Notice
      tone="error"
      title={problems.length === 1 ? 'Check this field' : `Check these ${problems.length} fields`}
    >
      <ul className={styles.problems}>
        {problems.map(({ field, message }) => (
          <li key={field + message}>
            <a href={`#at-${field}`} onClick={(event) => focusOn(event, field)}>
              {message}
            </a>
            {field.startsWith('shipTo.') && ' (delivery address)'}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function focusOn(event: MouseEvent, field: string): void {
  const input = document.getElementById(`at-${field}`)?.querySelector<HTMLElement>('input, select, iframe')
  if (!input) return
  event.preventDefault()
  input.focus()
}
