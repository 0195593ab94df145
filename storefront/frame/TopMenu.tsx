import { isEnabled } from '../../shared/pages/navigation-items.ts'
import type { Navigation } from '../../shared/pages/page-frame-data.ts'
import { Icon } from '../ui/core/Icon.tsx'
import { menuEntries } from './menu-entries.ts'
import { ShopByMenu, shopByMenuId } from './ShopByMenu.tsx'
import styles from './TopMenu.module.css'

type Props = { navigation: Navigation }

/** The menu of wide screens. */
export function TopMenu({ navigation }: Props) {
  const { before, after } = menuEntries(navigation.items)
  return (
    <nav className={styles.nav} aria-label="Main">
      <ul className={styles.entries}>
        {before.map(({ href, label }) => (
          <li key={href}>
            <a className={styles.entry} href={href}>
              {label}
            </a>
          </li>
        ))}
        {isEnabled(navigation.items, 'menu.top:shop-by') && (
          <li>
            <button className={styles.entry} type="button" popoverTarget={shopByMenuId}>
              Shop By
              <Icon name="chevron-down" size="small" />
            </button>
            <ShopByMenu navigation={navigation} />
          </li>
        )}
        {after.map(({ href, label }) => (
          <li key={href}>
            <a className={styles.entry} href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
