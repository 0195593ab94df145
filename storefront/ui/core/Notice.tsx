import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import type { IconName } from './icon-name.ts'
import styles from './Notice.module.css'

type Tone = 'info' | 'success' | 'warning' | 'error'

type Props = {
  tone?: Tone
  title?: string
  children?: ReactNode
  /** A button or link that answers the notice. */
  action?: ReactNode
  onDismiss?: () => void
}

const icons: Record<Tone, IconName> = { info: 'info', success: 'tick', warning: 'warning', error: 'warning' }

/** Something the visitor should know, read out when it appears: at once if it is an error. */
export function Notice({ tone = 'info', title, children, action, onDismiss }: Props) {
  return (
    <div className={styles.notice} data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon name={icons[tone]} />
      <div className={styles.words}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children}
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
      {onDismiss !== undefined && <IconButton icon="close" label="Dismiss" onClick={onDismiss} />}
    </div>
  )
}
