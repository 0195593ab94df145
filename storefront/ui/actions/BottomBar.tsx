import { Icon } from '../core/Icon.tsx'
import type { IconName } from '../core/icon-name.ts'
import styles from './BottomBar.module.css'

type Props = {
  label: string
  /** At most five; four beside `more`. */
  items: { label: string; href: string; icon: IconName; isCurrent: boolean }[]
  /** What opens the other places, where there are any. */
  more?: { isCurrent: boolean; onPress: () => void }
}

/** The places of a console under the thumb; on a wider screen the header has them. */
export function BottomBar({ label, items, more }: Props) {
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
      {more !== undefined && (
        <button
          className={styles.item}
          type="button"
          aria-haspopup="dialog"
          data-current={more.isCurrent || undefined}
          onClick={more.onPress}
        >
          <Icon name="menu" />
          More
        </button>
      )}
    </nav>
  )
}
