import type { ReactNode } from 'react'
import { Icon } from '../ui/core/Icon.tsx'
import type { IconName } from '../ui/core/icon-name.ts'
import { LinkButton } from '../ui/core/LinkButton.tsx'
import styles from './HomeSection.module.css'

type Props = {
  id: string
  title: string
  /** A line of small caps above the title. */
  kicker?: string
  note?: string
  /** The cooper's mark beside the title. */
  icon?: IconName
  tone?: 'paper' | 'malt' | 'hop' | 'sunk'
  action?: { href: string; label: string }
  /** How far the section has come, where it loads on its own. */
  state?: string
  children: ReactNode
}

/** A part of the home page: its heading set like a delivery note's, its button on the same line, its band of colour. */
export function HomeSection({
  id,
  title,
  kicker,
  note,
  icon,
  tone = 'paper',
  action,
  state,
  children,
}: Props) {
  return (
    <section className={styles.section} data-tone={tone} data-state={state} aria-labelledby={id}>
      <div className={styles.inner}>
        <div className={styles.head}>
          {icon !== undefined && (
            <span className={styles.mark}>
              <Icon name={icon} size="huge" />
            </span>
          )}
          <div className={styles.words}>
            {kicker !== undefined && <p className={styles.kicker}>{kicker}</p>}
            <h2 className={styles.title} id={id}>
              {title}
            </h2>
            {note !== undefined && <p className={styles.note}>{note}</p>}
          </div>
          {action !== undefined && (
            <p className={styles.action}>
              <LinkButton variant="quiet" href={action.href}>
                {action.label}
              </LinkButton>
            </p>
          )}
        </div>
        {children}
      </div>
    </section>
  )
}
