import { isEnabled } from '../../shared/pages/navigation-items.ts'
import type { Navigation } from '../../shared/pages/page-frame-data.ts'
import { type MenuLink, paths } from '../../shared/paths/paths.ts'
import { IconButton } from '../ui/core/IconButton.tsx'
import { menuEntries, wholeRange } from './menu-entries.ts'
import { ShopByAccordion } from './ShopByAccordion.tsx'
import { Wordmark } from './Wordmark.tsx'
import styles from './SideMenu.module.css'

type Props = { menuId: string; navigation: Navigation }

const service: MenuLink[] = [
  { label: 'How group deliveries work', href: paths.groupDeliveries },
  { label: 'Shipping FAQ', href: paths.shippingFaq },
]

/** What the side menu holds for everybody. */
export function SideMenuLinks({ menuId, navigation }: Props) {
  const { before, after } = menuEntries(navigation.items)
  return (
    <>
      <div className={styles.head}>
        <Wordmark isRepeated />
        <IconButton icon="close" label="Close menu" popoverTarget={menuId} />
      </div>
      <Links links={before} />
      {isEnabled(navigation.items, 'menu.top:shop-by') && (
        <>
          <h2 className={styles.heading}>Shop By</h2>
          <ShopByAccordion navigation={navigation} />
          <Links links={wholeRange} />
        </>
      )}
      <Links links={[...after, ...service]} />
    </>
  )
}

function Links({ links }: { links: MenuLink[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  )
}
