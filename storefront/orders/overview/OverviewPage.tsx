import { useEffect } from 'react'
import { settingsAddress } from '../../../shared/accounts/settings-pages.ts'
import type { PageData } from '../../../shared/pages/page-payload.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { AccountSettingsPage } from '../../accounts/settings/AccountSettingsPage.tsx'
import { AccountFrame } from '../../accounts/AccountFrame.tsx'
import { OrdersArea } from '../OrdersArea.tsx'
import { Overview } from './Overview.tsx'

type Props = { data: PageData['accountOverview'] }

/** /account/overview: what comes next, the last order, and what waits for the client; and its settings (AUTH-04, OPEN-25). */
export function OverviewPage({ data: { title, section } }: Props) {
  useEffect(() => {
    const address = section === undefined ? settingsAddress(location.hash.slice(1)) : null
    if (address !== null) location.replace(address)
  }, [section])
  if (section !== undefined) return <AccountSettingsPage title={title} section={section} key={section} />
  return (
    <AccountFrame title={title} current="overview">
      <OrdersArea next={paths.account}>
        <Overview />
      </OrdersArea>
    </AccountFrame>
  )
}
