import { allSitesOrdersPath } from '../../shared/orders/account-paths.ts'
import type { PageData } from '../../shared/pages/page-payload.ts'
import { paths } from '../../shared/paths/paths.ts'
import { AccountFrame } from '../accounts/AccountFrame.tsx'
import { EmptiesPage } from './empties/EmptiesPage.tsx'
import { OrderRequestsPage } from './requests/OrderRequestsPage.tsx'
import { OrderList } from './OrderList.tsx'
import { OrdersArea } from './OrdersArea.tsx'
import { StandingOrdersPage } from './standing-orders/StandingOrdersPage.tsx'

type Props = { data: PageData['accountOrders'] }

/** /account/orders, and standing orders and empties beside them (AUTH-03, OPEN-24). */
export function AccountOrdersPage({
  data: { title, page, hasAllSites, standing, isEmpties, requests },
}: Props) {
  if (isEmpties) return <EmptiesPage title={title} />
  if (requests !== undefined) return <OrderRequestsPage title={title} isNew={requests.isNew} />
  if (standing !== undefined) return <StandingOrdersPage title={title} data={standing} />
  const path = hasAllSites ? allSitesOrdersPath : paths.ordersPage
  return (
    <AccountFrame title={title} current="orders">
      <OrdersArea next={path(page)}>
        <OrderList key={path(page)} page={page} hasAllSites={hasAllSites === true} />
      </OrdersArea>
    </AccountFrame>
  )
}
