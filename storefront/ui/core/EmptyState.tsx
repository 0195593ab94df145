import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icon-name.ts'
import styles from './PlainState.module.css'

type Props = {
  title: string
  level?: 1 | 2 | 3
  icon?: IconName
  /** A sentence that explains, in `<p>`. */
  children?: ReactNode
  /** The useful next step. */
  action?: ReactNode
}

/** Nothing here, and what to do about it. */
export function EmptyState({ title, level = 2, icon, children, action }: Props) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.state}>
      {icon !== undefined && <Icon name={icon} size="huge" />}
      <Heading className={styles.title}>{title}</Heading>
      {children}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  )
}
