import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { LinkButton } from './LinkButton.tsx'
import styles from './PlainState.module.css'

type Props = {
  title: string
  /** 1 where nothing else names the page. */
  level?: 1 | 2 | 3
  /** What happened, in `<p>`. */
  children?: ReactNode
  retryLabel?: string
  /** Try again by a press, or without scripts by following an address. */
  onRetry?: () => void
  retryHref?: string
}

/** What happened, and a way to try again. */
export function ErrorState({
  title,
  level = 2,
  children,
  retryLabel = 'Try again',
  onRetry,
  retryHref,
}: Props) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.state} data-tone="error" role="alert">
      <Icon name="warning" size="huge" />
      <Heading className={styles.title}>{title}</Heading>
      {children}
      <div className={styles.action}>
        {onRetry !== undefined && (
          <Button variant="quiet" onClick={onRetry}>
            {retryLabel}
          </Button>
        )}
        {onRetry === undefined && retryHref !== undefined && (
          <LinkButton variant="quiet" href={retryHref}>
            {retryLabel}
          </LinkButton>
        )}
      </div>
    </div>
  )
}
