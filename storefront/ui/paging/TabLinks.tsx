import type { ReactNode } from 'react'
import styles from './Tabs.module.css'

type Props = {
  label: string
  items: { href: string; label: ReactNode; isCurrent?: boolean }[]
}

/** Addresses side by side, one of them here: tabs whose panels are pages. */
export function TabLinks({ label, items }: Props) {
  return (
    <nav className={styles.strip} aria-label={label}>
      {items.map((item) => (
        <a
          className={styles.tab}
          href={item.href}
          key={item.href}
          aria-current={item.isCurrent ? 'page' : undefined}
        >
          {item.label}
        </a>
      ))}
    </nav>
  )
}
