import { Icon } from '../core/Icon.tsx'
import type { IconName } from '../core/icon-name.ts'
import styles from './BottomBar.module.css'

type Props = {
  label: string
  /** At most five. */
  items: { label: string; href: string; icon: IconName; isCurrent: boolean }[]
}

/** The places of a console under the thumb; on a wider screen the header has them. */
export function BottomBar({ label, items }: Props) {
  return (
    <nav className={styles.bar} aria-label={label}>
      {items.map((item) => (
        <a
          key={item.href}
          className={styles.item}
          href={item.href}
          aria-current={item.isCurrent ? 'page' : undefined}
        >
          <Icon name={item.icon} />
          {item.label}
        </a>
      ))}
    </nav>
  )
}
