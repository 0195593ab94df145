import { Icon } from '../core/Icon.tsx'
import type { IconName } from '../core/icon-name.ts'
import styles from './Menu.module.css'

type MenuLink = {
  label: string
  href: string
  icon?: IconName
  isCurrent?: boolean
  /** At the end of the line, quieter. */
  note?: string | undefined
}
type MenuAction = { label: string; onPress: () => void; icon?: IconName }

type Props = {
  items: (MenuLink | MenuAction)[]
}

/** A list of places and deeds, to be put in a popover or a drawer. */
export function Menu({ items }: Props) {
  return (
    <ul className={styles.menu}>
      {items.map((item) => (
        <li key={item.label}>
          {'href' in item ? (
            <a className={styles.item} href={item.href} aria-current={item.isCurrent ? 'page' : undefined}>
              {item.icon !== undefined && <Icon name={item.icon} />}
              {item.label}
              {item.note !== undefined && <span className={styles.note}>{item.note}</span>}
            </a>
          ) : (
            <button className={styles.item} type="button" onClick={item.onPress}>
              {item.icon !== undefined && <Icon name={item.icon} />}
              {item.label}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
