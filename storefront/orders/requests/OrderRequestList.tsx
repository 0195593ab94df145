import type { OrderRequest, OrderRequests } from '../../../shared/api/order-requests-api.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { EmptyState } from '../../ui/core/EmptyState.tsx'
import { ErrorState } from '../../ui/core/ErrorState.tsx'
import { LinkButton } from '../../ui/core/LinkButton.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import { OrdersSkeleton } from '../OrdersArea.tsx'
import { useRead } from '../use-read.ts'
import { OrderRequestCard } from './OrderRequestCard.tsx'
import styles from './OrderRequestList.module.css'

type Props = { isNew: boolean }

/** The requested orders of the site, the newest first. */
export function OrderRequestList({ isNew }: Props) {
  const { loaded, again, show } = useRead<OrderRequests>('/api/order-requests')
  if (loaded.state === 'loading') return <OrdersSkeleton />
  if (loaded.state !== 'ready')
    return (
      <ErrorState title="The requests could not be loaded." onRetry={again}>
        {loaded.state === 'failed' && <p>{loaded.message}</p>}
      </ErrorState>
    )
  const { requests } = loaded.value
  if (requests.length === 0)
    return (
      <EmptyState
        title="No orders have been requested."
        icon="truck"
        action={<LinkButton href={paths.orders}>Your orders</LinkButton>}
      >
        <p>An order above a buyer’s limit is listed here until it is approved or declined.</p>
      </EmptyState>
    )
  const change = (changed: OrderRequest) =>
    show({ requests: requests.map((request) => (request.id === changed.id ? changed : request)) })
  const [first] = requests
  return (
    <div className={styles.list}>
      {isNew && first?.isYours === true && first.state === 'requested' && (
        <Notice tone="success" title="Your order is requested.">
          <p>
            {namesText(first.approvers)} {first.approvers.length === 1 ? 'has' : 'have'} an email and 72 hours
            to answer. Nothing is ordered, reserved or charged until then.
          </p>
        </Notice>
      )}
      <ol className={styles.cards}>
        {requests.map((request) => (
          <li key={request.id}>
            <OrderRequestCard request={request} onChange={change} />
          </li>
        ))}
      </ol>
    </div>
  )
}

const namesText = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? 'No one') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
