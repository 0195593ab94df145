import type { PageData } from '../../shared/pages/page-payload.ts'
import { paths } from '../../shared/paths/paths.ts'
import { AccountFrame } from '../accounts/AccountFrame.tsx'
import { OrderAnswer } from './OrderAnswer.tsx'
import { OrderDetails } from './OrderDetails.tsx'
import { OrdersArea } from './OrdersArea.tsx'

type Props = { data: PageData['accountOrder'] }

/** /account/orders/{number}: everything of one order, also on paper; or what a mail's link asks about it. */
export function AccountOrderPage({ data: { title, number, answer } }: Props) {
  if (answer !== undefined) return <OrderAnswer data={answer} />
  return (
    <AccountFrame title={title} current="orders" parent={{ label: 'Your orders', href: paths.orders }}>
      <OrdersArea next={paths.order(number)}>
        <OrderDetails key={number} number={number} />
      </OrdersArea>
    </AccountFrame>
  )
}
