import { useEffect, useRef } from 'react'
import { isEnabled } from '../../shared/pages/navigation-items.ts'
import type { Navigation, NoticeStrip as Notice } from '../../shared/pages/page-frame-data.ts'
import { paths } from '../../shared/paths/paths.ts'
import { AccountArea } from '../accounts/AccountArea.tsx'
import { SearchDrawer } from '../search/SearchDrawer.tsx'
import { IconLink } from '../ui/core/IconLink.tsx'
import { WishlistArea } from '../wishlist/WishlistArea.tsx'
import { ServerRendered } from './ServerRendered.tsx'
import { NoticeStrip } from './NoticeStrip.tsx'
import { SideMenu } from './SideMenu.tsx'
import { TopMenu } from './TopMenu.tsx'
import { Wordmark } from './Wordmark.tsx'
import styles from './Header.module.css'

type Props = { navigation: Navigation; noticeStrip: Notice }

/** The head of every page: notice, name, menu, search, account and basket. */
export function Header({ navigation, noticeStrip }: Props) {
  const header = useRef<HTMLElement>(null)
  useEffect(() => closeOnNavigation(header.current!), [])
  const { items } = navigation
  return (
    <>
      <ServerRendered id="notice">
        {import.meta.env.SSR && <NoticeStrip notice={noticeStrip} />}
      </ServerRendered>
      <header className={styles.header} ref={header}>
        <div className={styles.row}>
          <SideMenu navigation={navigation} />
          <ServerRendered id="top-menu">
            {import.meta.env.SSR && (
              <>
                <a className={styles.clip} href={paths.home} aria-label="Dray, home">
                  <Wordmark />
                </a>
                <TopMenu navigation={navigation} />
              </>
            )}
          </ServerRendered>
          <div className={styles.actions}>
            {isEnabled(items, 'menu.top:search') && <SearchDrawer />}
            <div className={styles.wishlist}>
              <WishlistArea isShown={isEnabled(items, 'menu.top:wishlist')} />
            </div>
            <div className={styles.account}>
              <AccountArea />
            </div>
            {isEnabled(items, 'menu.top:basket') && (
              <IconLink icon="basket" label="Basket" href={paths.cart} id="basket-link" />
            )}
          </div>
        </div>
      </header>
    </>
  )
}

/** Whatever is open in the header closes when the visitor goes somewhere, by link, form or the Back button. */
function closeOnNavigation(header: HTMLElement): () => void {
  const close = () => {
    for (const open of header.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover()
  }
  navigation.addEventListener('navigate', close)
  return () => navigation.removeEventListener('navigate', close)
}
