import type { Navigation } from '../../shared/pages/page-frame-data.ts'
import { Icon } from '../ui/core/Icon.tsx'
import type { IconName } from '../ui/core/icon-name.ts'
import { shopByColumns } from './shop-by-columns.ts'
import styles from './ShopByAccordion.module.css'

type Props = { navigation: Navigation }

/** The columns of Shop By one below the other; opening one closes the others. */
export function ShopByAccordion({ navigation }: Props) {
  return (
    <div className={styles.sections}>
      {shopByColumns(navigation).map(({ name, heading, links, emptyText }) => (
        <details name="shop-by" key={name}>
          <summary>
            {heading}
            <Icon name="chevron-down" />
          </summary>
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
        </details>
      ))}
    </div>
  )
}
