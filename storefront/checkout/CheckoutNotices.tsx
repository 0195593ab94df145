import type { CheckoutData } from '../../shared/checkout-page.ts'
import { paths } from '../../shared/paths.ts'
import { FocusedPlace } from '../accounts/FocusedPlace.tsx'
import type { useBasket } from '../basket/use-basket.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { placing as orders } from './browser-placing.ts'
import { ConfirmEmailNotice } from './ConfirmEmailNotice.tsx'
import { GuestPrompt } from './GuestPrompt.tsx'
import { PriceNotice } from './PriceNotice.tsx'
import { ProblemList } from './ProblemList.tsx'
import { TroubleNotice } from './TroubleNotice.tsx'
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

/** Everything that stands between the buyer and the order, on top of the page. */
export function CheckoutNotices({ data, basket, who, placing, isMoved }: Props) {
  const { told } = placing
  const groupId = data.group?.id ?? null
  const client = who.kind === 'client' ? who.client : null
  const refresh = () => void basket.refresh()
  const isUnanswered =
    client !== null && !placing.isPlacing && told === null && orders.isUnanswered(client.id, groupId)
  return (
    <div className={styles.notices}>
      {told === null && data.problems.length > 0 && <ProblemList problems={data.problems} />}
      {told !== null && (
        <FocusedPlace key={told.number}>
          <TroubleNotice
            trouble={told.trouble}
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
      {client !== null && client.unpaidNumber !== null && (
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
      {client !== null && !client.isConfirmed && told?.trouble.kind !== 'unconfirmed' && (
        <ConfirmEmailNotice email={client.email} />
      )}
      {isMoved && <PriceNotice basket={basket} groupId={groupId} next={data.path} />}
      {client === null && <GuestPrompt next={data.path} />}
    </div>
  )
}
