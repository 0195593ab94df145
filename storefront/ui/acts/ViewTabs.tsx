import { TabLinks } from '../paging/TabLinks.tsx'
import styles from './ViewTabs.module.css'

type Props = {
  label: string
  views: { key: string; name: string; count: number; href: string; isCurrent: boolean }[]
}

/** The fixed views of a list with how many rows each has. */
export function ViewTabs({ label, views }: Props) {
  return (
    <TabLinks
      label={label}
      items={views.map(({ name, count, href, isCurrent }) => ({
        href,
        isCurrent,
        label: (
          <>
            {name} <span className={styles.count}>{count}</span>
          </>
        ),
      }))}
    />
  )
}
