import type { ReactNode } from 'react'
import styles from './Figure.module.css'

type Props = {
  /** A `Picture`, a drawing or a table. */
  children: ReactNode
  caption: ReactNode
}

/** Something to look at, and the line under it. */
export function Figure({ children, caption }: Props) {
  return (
    <figure className={styles.figure}>
      {children}
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  )
}
