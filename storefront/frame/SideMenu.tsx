import { isEnabled } from '../../shared/navigation-items.ts'
import type { MenuLink, Navigation } from '../../shared/page-payload.ts'
import { paths } from '../../shared/paths.ts'
import { AccountLinks } from '../accounts/AccountLinks.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { menuEntries, wholeRange } from './menu-entries.ts'
import { ShopByAccordion } from './ShopByAccordion.tsx'
import { Wordmark } from './Wordmark.tsx'
import styles from './SideMenu.module.css'

type Props = { navigation: Navigation }

const id = 'side-menu'
const service: MenuLink[] = [
  { label: 'How group deliveries work', href: paths.groupDeliveries },
  { label: 'Shipping FAQ', href: paths.shippingFaq },
]

/** The whole menu on a phone (HEAD-25): a popover, so that it works without scripts. */
export function SideMenu({ navigation }: Props) {
  const { before, after } = menuEntries(navigation.items)
  return (
    <div className={styles.place}>
      <IconButton icon="menu" label="Menu" popoverTarget={id} />
      <nav className={styles.drawer} id={id} popover="auto" aria-label="Menu">
        <div className={styles.head}>
          <Wordmark />
          <IconButton icon="close" label="Close menu" popoverTarget={id} />
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
        <AccountLinks className={styles.links} linkClassName={styles.link} />
      </nav>
    </div>
  )
}

function Links({ links }: { links: MenuLink[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a className={styles.link} href={href}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
