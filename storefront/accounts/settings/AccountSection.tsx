import type { ReactNode } from 'react'
import { SectionHeading } from '../../ui/core/SectionHeading.tsx'
import styles from './AccountSection.module.css'

type Props = { id: string; title: string; note?: ReactNode; children: ReactNode }

/** One part of the account under its own heading, which the list beside leads to. */
export function AccountSection({ id, title, note, children }: Props) {
  return (
    <section className={styles.section} id={id} aria-labelledby={`${id}-title`}>
      <SectionHeading title={title} id={`${id}-title`} note={note} />
      <div className={styles.content}>{children}</div>
    </section>
  )
}
