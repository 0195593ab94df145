import { settingsSections } from '../../shared/accounts/settings-pages.ts'
import { creditPath, emptiesPath, standingOrdersPath } from '../../shared/orders/account-paths.ts'
import type { ReactNode } from 'react'
import { type MenuLink, paths } from '../../shared/paths/paths.ts'
import { Breadcrumb } from '../ui/core/Breadcrumb.tsx'
import { TabLinks } from '../ui/paging/TabLinks.tsx'
import styles from './AccountFrame.module.css'

type Props = {
  title: string
  /** The title as it is shown, where it is more than text. */
  heading?: ReactNode
  current: 'overview' | 'orders' | 'standing' | 'empties' | 'credit' | 'trade' | 'settings'
  parent?: MenuLink
  children: ReactNode
}

/** The head that the pages of a client's account share. */
export function AccountFrame({ title, heading = title, current, parent, children }: Props) {
  return (
    <div className={styles.page}>
      <Breadcrumb
        items={[{ label: 'Home', href: paths.home }, ...(parent ? [parent] : []), { label: title }]}
      />
      <header className={styles.head}>
        <h1 className={styles.title}>{heading}</h1>
        <TabLinks
          label="Account"
          items={[
            { href: paths.account, label: 'Overview', isCurrent: current === 'overview' },
            { href: paths.orders, label: 'Orders', isCurrent: current === 'orders' },
            { href: standingOrdersPath, label: 'Standing orders', isCurrent: current === 'standing' },
            { href: emptiesPath, label: 'Empties', isCurrent: current === 'empties' },
            { href: creditPath, label: 'Credit', isCurrent: current === 'credit' },
            { href: paths.trade, label: 'Trade account', isCurrent: current === 'trade' },
            { href: settingsSections.details.path, label: 'Settings', isCurrent: current === 'settings' },
          ]}
        />
      </header>
      {children}
    </div>
  )
}
