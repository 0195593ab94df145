import type { ReactNode } from 'react'
import { formatDay } from '../../shared/dates/dates.ts'
import { paths } from '../../shared/paths/paths.ts'
import { Breadcrumb } from '../ui/core/Breadcrumb.tsx'
import styles from './InformationPage.module.css'

type Props = {
  /** The page's name in the breadcrumb, and its heading. */
  title: string
  /** A line of small caps over the heading. */
  kicker: string
  /** A summary of the page in one sentence. */
  intro: string
  /** A day, ISO 8601. */
  updatedOn?: string
  children: ReactNode
}

/** The head that all information pages share, set like a printed notice: name between two rules, then the text. */
export function InformationPage({ title, kicker, intro, updatedOn, children }: Props) {
  return (
    <div className={styles.page}>
      <Breadcrumb items={[{ label: 'Home', href: paths.home }, { label: title }]} />
      <header className={styles.head}>
        <p className={styles.kicker}>{kicker}</p>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.below}>
          <p className={styles.intro}>{intro}</p>
          {updatedOn !== undefined && (
            <p className={styles.updated}>
              Last updated <time dateTime={updatedOn}>{formatDay(updatedOn)}</time>
            </p>
          )}
        </div>
      </header>
      {children}
    </div>
  )
}
