import type { Navigation } from '../../shared/pages/page-frame-data.ts'
import { AccountLinks } from '../accounts/AccountLinks.tsx'
import { IconButton } from '../ui/core/IconButton.tsx'
import { ServerRendered } from './ServerRendered.tsx'
import { SideMenuLinks } from './SideMenuLinks.tsx'
import { WhenOpened } from './WhenOpened.tsx'
import styles from './SideMenu.module.css'

type Props = { navigation: Navigation }

const id = 'side-menu'

/** The whole menu on a phone (HEAD-25): a popover, so that it works without scripts. */
export function SideMenu({ navigation }: Props) {
  return (
    <div className={styles.place}>
      <IconButton icon="menu" label="Menu" popoverTarget={id} />
      <nav className={styles.drawer} id={id} popover="auto" aria-label="Menu">
        <ServerRendered id="side-menu-links">
          {import.meta.env.SSR && (
            <WhenOpened>
              <SideMenuLinks menuId={id} navigation={navigation} />
            </WhenOpened>
          )}
        </ServerRendered>
        <AccountLinks className={styles.links} />
      </nav>
    </div>
  )
}
