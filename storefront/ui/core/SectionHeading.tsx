import type { ReactNode } from 'react'
import styles from './SectionHeading.module.css'

type Props = {
  title: ReactNode
  level?: 1 | 2 | 3
  id?: string
  /** A line of small caps above. */
  kicker?: string
  /** A sentence below. */
  note?: ReactNode
  /** Where the whole of it is: `See all 42`. */
  link?: { href: string; label: string }
}

/** The head of a section: a heavy rule over a thin one, and the name set between like a delivery note's. */
export function SectionHeading({ title, level = 2, id, kicker, note, link }: Props) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.section} data-level={level}>
      <div className={styles.line}>
        <div>
          {kicker !== undefined && <p className={styles.kicker}>{kicker}</p>}
          <Heading id={id}>{title}</Heading>
        </div>
        {link !== undefined && (
          <a className={styles.link} href={link.href}>
            {link.label}
          </a>
        )}
      </div>
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </div>
  )
}
