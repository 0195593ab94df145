import type { ReactNode } from 'react'
import styles from './RuledSection.module.css'

type Props = {
  /** Of the heading; unique on the page. */
  id: string
  title: string
  children: ReactNode
}

/** A part of a page's side: its heading under a rule. */
export function RuledSection({ id, title, children }: Props) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {children}
    </section>
  )
}
