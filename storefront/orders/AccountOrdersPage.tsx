import type { PageData } from '../../shared/pages/page-payload.ts'
import { paths } from '../../shared/paths/paths.ts'
import { AccountFrame } from '../accounts/AccountFrame.tsx'
import { OrderList } from './OrderList.tsx'
import { OrdersArea } from './OrdersArea.tsx'

type Props = { data: PageData['accountOrders'] }

/** /account/orders (AUTH-03, OPEN-24). */
export function AccountOrdersPage({ data: { title, page } }: Props) {
  return (
    <AccountFrame title={title} current="orders">
      <OrdersArea next={paths.ordersPage(page)}>
        <OrderList key={page} page={page} />
      </OrdersArea>
    </AccountFrame>
  )
}
