import { TabLinks } from '../paging/TabLinks.tsx'
import styles from './ViewTabs.module.css'

type Props = {
  label: string
  views: {
    key: string
    name: string
    /** Absent until it is known, and of a view that the person keeps: no one counts it. */
    count?: number | undefined
    href: string
    isCurrent: boolean
  }[]
}

/** The views of a list, the fixed ones with how many rows each has. */
export function ViewTabs({ label, views }: Props) {
  return (
    <TabLinks
      label={label}
      items={views.map(({ name, count, href, isCurrent }) => ({
        href,
        isCurrent,
        label: (
          <>
            {name} {count !== undefined && <span className={styles.count}>{count}</span>}
          </>
        ),
      }))}
    />
  )
}
