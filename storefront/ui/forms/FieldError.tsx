import type { ReactNode } from 'react'
import { Icon } from '../core/Icon.tsx'
import styles from './Field.module.css'

type Props = { id?: string; children: ReactNode }

/** What is wrong with a field or a group of choices, below it: the sign says so where colours do not. */
export function FieldError({ id, children }: Props) {
  return (
    <p className={styles.error} id={id}>
      <Icon name="warning" size="small" />
      {children}
    </p>
  )
}
