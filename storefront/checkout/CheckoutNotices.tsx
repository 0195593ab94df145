import type { CheckoutData } from '../../shared/checkout/checkout-page-data.ts'
import { paths } from '../../shared/paths/paths.ts'
import { FocusedPlace } from '../accounts/FocusedPlace.tsx'
import type { useBasket } from '../basket/use-basket.ts'
import { Button } from '../ui/core/Button.tsx'
import { LinkButton } from '../ui/core/LinkButton.tsx'
import { Notice } from '../ui/core/Notice.tsx'
import { placing as orders } from './browser-placing.ts'
import { LateConfirmNotice } from './LateConfirmNotice.tsx'
import { GuestPrompt } from './GuestPrompt.tsx'
import { LateTradeNotice } from './LateTradeNotice.tsx'
import { PriceNotice } from './PriceNotice.tsx'
import { ProblemList } from './ProblemList.tsx'
import { PlacingProblemNotice } from './PlacingProblemNotice.tsx'
import type { WhoOrders } from './use-checkout-client.ts'
import type { usePlacing } from './use-placing.ts'
import styles from './CheckoutPage.module.css'

type Props = {
  data: CheckoutData
  basket: ReturnType<typeof useBasket>
  who: WhoOrders
  placing: ReturnType<typeof usePlacing>
  /** Prices have changed since the buyer took them. */
  isMoved: boolean
}

/** Everything that prevents the order, on top of the page. */
export function CheckoutNotices({ data, basket, who, placing, isMoved }: Props) {
  const { outcome } = placing
  const groupId = data.group?.id ?? null
  const client = who.kind === 'client' ? who.client : null
  const refresh = () => void basket.refresh()
  const isUnanswered =
    client !== null && !placing.isPlacing && outcome === null && orders.isUnanswered(client.id, groupId)
  return (
    <div className={styles.notices}>
      {outcome === null && data.problems.length > 0 && <ProblemList problems={data.problems} />}
      {outcome !== null && (
        <FocusedPlace key={outcome.number}>
          <PlacingProblemNotice
            problem={outcome.problem}
            basket={basket}
            groupId={groupId}
            next={data.path}
            onFinish={client && (() => void placing.finish(client.id, groupId, refresh))}
          />
        </FocusedPlace>
      )}
      {data.isComplete && (
        <div className="without-scripts">
          <Notice tone="success" title="Your details are complete.">
            <p>
              Signing in, placing the order and paying need JavaScript, which is switched off in this browser.
            </p>
          </Notice>
        </div>
      )}
      {isUnanswered && (
        <Notice
          tone="warning"
          action={
            <Button variant="quiet" onClick={() => void placing.finish(client.id, groupId, refresh)}>
              Finish that order
            </Button>
          }
        >
          <p>We did not hear whether your last order arrived. Finish it: nothing is ordered or paid twice.</p>
        </Notice>
      )}
      {client?.unpaidNumber && (
        <Notice
          tone="warning"
          action={
            <LinkButton variant="quiet" href={paths.orderPayment(client.unpaidNumber)}>
              Pay for it
            </LinkButton>
          }
        >
          <p>Your order {client.unpaidNumber} is placed, but not paid yet.</p>
        </Notice>
      )}
      {client !== null && !client.isConfirmed && outcome?.problem.kind !== 'unconfirmed' && (
        <LateConfirmNotice email={client.email} />
      )}
      {client?.trade && client.trade.state !== 'approved' && outcome?.problem.kind !== 'not-approved' && (
        <LateTradeNotice account={client.trade} />
      )}
      {isMoved && <PriceNotice basket={basket} groupId={groupId} next={data.path} />}
      {client === null && <GuestPrompt next={data.path} />}
    </div>
  )
}
