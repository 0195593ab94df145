import type { Navigation } from '../../shared/pages/page-frame-data.ts'
import { Icon } from '../ui/core/Icon.tsx'
import type { IconName } from '../ui/core/icon-name.ts'
import { wholeRange } from './menu-entries.ts'
import { type ShopByColumn, shopByColumns } from './shop-by-columns.ts'
import { WhenOpened } from './WhenOpened.tsx'
import styles from './ShopByMenu.module.css'

type Props = { navigation: Navigation }

export const shopByMenuId = 'shop-by-menu'

/** The mega-menu: a popover, so that it opens without scripts and closes on Escape and on a press outside. */
export function ShopByMenu({ navigation }: Props) {
  return (
    <div className={styles.panel} id={shopByMenuId} popover="auto">
      <WhenOpened>
        <div className="page-width">
          <div className={styles.columns}>
            {shopByColumns(navigation).map((column) => (
              <Column key={column.name} column={column} />
            ))}
          </div>
          <ul className={styles.range}>
            {wholeRange.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </div>
      </WhenOpened>
    </div>
  )
}

function Column({ column: { name, heading, links, emptyText } }: { column: ShopByColumn }) {
  const id = `shop-by-${name}`
  return (
    <section data-column={name} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {links.length === 0 ? (
        <p className={styles.empty}>{emptyText}</p>
      ) : (
        <ul>
          {links.map(({ href, label, picture }) => (
            <li key={href}>
              <a href={href}>
                {picture !== undefined && <Icon name={picture as IconName} />}
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
