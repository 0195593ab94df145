import type { PageData } from '../../shared/pages/page-payload.ts'
import { paths } from '../../shared/paths/paths.ts'
import { AccountFrame } from '../accounts/AccountFrame.tsx'
import { OrderRequestPage } from './OrderRequestPage.tsx'
import { OrderDetails } from './OrderDetails.tsx'
import { OrdersArea } from './OrdersArea.tsx'
import styles from './OrdersArea.module.css'
import { StandingLinkPage } from './standing-orders/StandingLinkPage.tsx'
import { StepLinkPage } from './StepLinkPage.tsx'

type Props = { data: PageData['accountOrder'] }

/** /account/orders/{number}: everything of one order, also on paper; or what a mail's link does with it. */
export function AccountOrderPage({ data: { title, number, step, standing, request } }: Props) {
  if (standing !== undefined) return <StandingLinkPage data={standing} />
  if (request !== undefined) return <OrderRequestPage data={request} />
  if (step !== undefined) return <StepLinkPage data={step} />
  return (
    <AccountFrame
      title={title}
      heading={
        <>
          Order <span className={styles.number}>{number}</span>
        </>
      }
      current="orders"
      parent={{ label: 'Your orders', href: paths.orders }}
    >
      <OrdersArea next={paths.order(number)}>
        <OrderDetails key={number} number={number} />
      </OrdersArea>
    </AccountFrame>
  )
}
