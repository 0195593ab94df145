import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icon-name.ts'
import styles from './Badge.module.css'

type Props = {
  children: ReactNode
  tone?: 'plain' | 'hop' | 'malt' | 'oxide' | 'stout'
  icon?: IconName
}

/** A word stamped on a thing: New, Low stock, Paid. */
export function Badge({ children, tone = 'plain', icon }: Props) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {icon !== undefined && <Icon name={icon} size="small" />}
      {children}
    </span>
  )
}
