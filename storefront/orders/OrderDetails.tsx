import type { OrderClaims } from '../../shared/api/claims-api.ts'
import type { Order } from '../../shared/api/orders-api.ts'
import { paths } from '../../shared/paths/paths.ts'
import { clientCall } from '../api/client-calls.ts'
import { EmptyState } from '../ui/core/EmptyState.tsx'
import { ErrorState } from '../ui/core/ErrorState.tsx'
import { LinkButton } from '../ui/core/LinkButton.tsx'
import { isPartCancellable } from './cancel-words.ts'
import { claimsRead } from './own-claim-calls.ts'
import { CancelOrder } from './CancelOrder.tsx'
import { ConsignmentPart } from './ConsignmentPart.tsx'
import { orderReads } from './own-order-calls.ts'
import styles from './OrderDetails.module.css'
import { OrderHead } from './OrderHead.tsx'
import { OrderHistory } from './OrderHistory.tsx'
import { OrderInvoices } from './OrderInvoices.tsx'
import { OrderPallets } from './OrderPallets.tsx'
import { OrderPlaces } from './OrderPlaces.tsx'
import { OrdersSkeleton } from './OrdersArea.tsx'
import { OrderSums } from './OrderSums.tsx'
import { PartClaims } from './PartClaims.tsx'
import { ProposalPanel } from './ProposalPanel.tsx'
import { useRead } from './use-read.ts'

type Props = { number: string }

/** One order: what it holds on the one side, what it costs and where it goes on the other. */
export function OrderDetails({ number }: Props) {
  const { loaded, again, show } = useRead<Order>(orderReads.one(number))
  const claims = useRead<OrderClaims>(claimsRead(number))
  if (loaded.state === 'loading') return <OrdersSkeleton />
  if (loaded.state === 'absent') {
    return (
      <EmptyState
        title="You have no order of this number."
        action={<LinkButton href={paths.orders}>See your orders</LinkButton>}
      >
        <p>Please check {number}, or sign in with the account that placed it.</p>
      </EmptyState>
    )
  }
  if (loaded.state === 'failed') {
    return (
      <ErrorState title="Your order could not be loaded." onRetry={again}>
        <p>{loaded.message}</p>
      </ErrorState>
    )
  }
  const order = loaded.value
  const claimed = claims.loaded.state === 'ready' ? claims.loaded.value.claims : []
  /** A claim moves the state of its part too; the page keeps its place until that is read. */
  const showClaims = (now: OrderClaims) => {
    claims.show(now)
    void clientCall<Order>(orderReads.one(number)).then(show, again)
  }
  return (
    <div className={styles.order}>
      {order.consignments.map(
        (part) =>
          part.proposal !== null && (
            <ProposalPanel key={part.id} order={order} part={part} proposal={part.proposal} onChange={show} />
          ),
      )}
      <OrderHead order={order} onChange={show} />
      <div className={styles.columns}>
        <div className={styles.parts}>
          {order.consignments.map((consignment) => (
            <ConsignmentPart key={consignment.id} order={order} consignment={consignment}>
              <PartClaims
                order={order}
                part={consignment}
                claims={claimed.filter(({ part }) => part === consignment.id)}
                onChange={showClaims}
              />
              {isPartCancellable(order, consignment) && (
                <CancelOrder order={order} part={consignment} onChange={show} />
              )}
            </ConsignmentPart>
          ))}
        </div>
        <div className={styles.facts}>
          <OrderSums order={order} />
          {order.invoices !== undefined && order.invoices.length > 0 && (
            <OrderInvoices invoices={order.invoices} />
          )}
          {order.pallet !== null && <OrderPallets pallet={order.pallet} order={order} />}
          <OrderPlaces order={order} />
          <OrderHistory order={order} />
        </div>
      </div>
    </div>
  )
}
