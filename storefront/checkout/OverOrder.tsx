import type { Order } from '../../shared/api/orders-api.ts'
import { paths } from '../../shared/paths/paths.ts'
import { EmptyState } from '../ui/core/EmptyState.tsx'
import { LinkButton } from '../ui/core/LinkButton.tsx'

type Props = { order: Order }

/** In the place of paying or of what happens next: nothing will, as all of the order was given up. */
export function OverOrder({ order }: Props) {
  const hasLapsed = order.history.some(({ what }) => what === 'lapse')
  return (
    <EmptyState
      title={order.state === 'cancelled' ? 'This order is cancelled.' : 'This order is refunded.'}
      icon="basket"
      action={
        <>
          <LinkButton href={paths.order(order.number)}>See your order</LinkButton>
          <LinkButton href={paths.shop} variant="quiet">
            See all beers
          </LinkButton>
        </>
      }
    >
      <p>
        {hasLapsed && 'It was not paid in time, so its beer went back on the shelf. '}
        {moneyWords(order)}
      </p>
    </EmptyState>
  )
}

function moneyWords({ payment: { state, method } }: Order): string {
  if (method === 'invoice') return 'Nothing is to be paid for it.'
  return state === 'cancelled' ? 'No money was taken.' : 'What you paid goes back to your card.'
}
