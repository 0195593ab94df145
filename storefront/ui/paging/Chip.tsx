import type { ReactNode } from 'react'
import { Icon } from '../core/Icon.tsx'
import styles from './Chip.module.css'

type Props = {
  children: ReactNode
  /** The address without this choice. */
  href: string
  /** What following it takes away: `Remove Stout`. */
  removeLabel: string
}

/** A choice that is in force, as a link that takes it away. */
export function Chip({ children, href, removeLabel }: Props) {
  return (
    <a className={styles.chip} href={href} aria-label={removeLabel}>
      {children}
      <Icon name="close" size="small" />
    </a>
  )
}
