import { useEffect } from 'react'
import { settingsAddress } from '../../../shared/paths/settings-pages.ts'
import type { PageData } from '../../../shared/pages/page-payload.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { AccountFrame } from '../../accounts/AccountFrame.tsx'
import { OrdersArea } from '../OrdersArea.tsx'
import { Overview } from './Overview.tsx'

type Props = { data: PageData['accountOverview'] }

/** /account/overview: what comes next, the last order, and what waits for the client (AUTH-04, OPEN-25). */
export function OverviewPage({ data }: Props) {
  useEffect(() => {
    const address = settingsAddress(location.hash.slice(1))
    if (address !== null) location.replace(address)
  }, [])
  return (
    <AccountFrame title={data.title} current="overview">
      <OrdersArea next={paths.account}>
        <Overview />
      </OrdersArea>
    </AccountFrame>
  )
}
