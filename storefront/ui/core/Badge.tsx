import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icon-name.ts'
import styles from './Badge.module.css'

type Props = {
  children: ReactNode
  tone?: 'plain' | 'hop' | 'malt' | 'oxide' | 'stout'
  icon?: IconName
  /** For a whole sentence: as it is written, on several lines where it must. */
  isSentence?: true
}

/** A word stamped on a thing: New, Low stock, Paid. */
export function Badge({ children, tone = 'plain', icon, isSentence }: Props) {
  return (
    <span className={styles.badge} data-tone={tone} data-sentence={isSentence}>
      {icon !== undefined && <Icon name={icon} size="small" />}
      {children}
    </span>
  )
}
