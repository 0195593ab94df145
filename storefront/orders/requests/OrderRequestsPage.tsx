import { orderRequestsPath } from '../../../shared/orders/order-requests.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { AccountFrame } from '../../accounts/AccountFrame.tsx'
import { OrdersArea } from '../OrdersArea.tsx'
import { OrderRequestList } from './OrderRequestList.tsx'

type Props = { title: string; isNew: boolean }

/** /account/order-requests: orders of the site above a buyer's limit (BIZ-06, BIZ-07). */
export function OrderRequestsPage({ title, isNew }: Props) {
  return (
    <AccountFrame title={title} current="orders" parent={{ label: 'Your orders', href: paths.orders }}>
      <OrdersArea next={orderRequestsPath}>
        <OrderRequestList isNew={isNew} />
      </OrdersArea>
    </AccountFrame>
  )
}
