import { lazy, Suspense, useRef, useState } from 'react'
import type { PaymentMethod } from '../../shared/api/orders-api.ts'
import { deliveryPostcode, detailsOf } from '../../shared/checkout/checkout-form.ts'
import { type CheckoutData, unloadingField } from '../../shared/checkout/checkout-page-data.ts'
import { planCheckout } from '../basket/plan/checkout-plan.ts'
import { palletHint } from '../basket/plan/pallet-charge.ts'
import { priceChangeMinor } from '../../shared/basket/basket-lines.ts'
import { entriesOf } from '../basket/lines/basket-views.ts'
import { useDelivery } from '../basket/plan/use-delivery.ts'
import { useBasket } from '../basket/use-basket.ts'
import { withServerLines } from '../basket/lines/basket-entry.ts'
import { Breadcrumb } from '../ui/core/Breadcrumb.tsx'
import { ErrorState } from '../ui/core/ErrorState.tsx'
import { SectionHeading } from '../ui/core/SectionHeading.tsx'
import { Skeleton } from '../ui/core/Skeleton.tsx'
import { CheckoutForm, checkoutFormId } from './CheckoutForm.tsx'
import { CheckoutNotices } from './CheckoutNotices.tsx'
import { CheckoutSummary } from './CheckoutSummary.tsx'
import { PaymentSection } from './payment/PaymentSection.tsx'
import type { PaymentHandle } from './payment/payment-form.ts'
import { submitReason } from './submit-reason.ts'
import { useDeliveryRefusal } from './use-delivery-refusal.ts'
import { useCheckoutClient } from './use-checkout-client.ts'
import { useCheckoutFields } from './use-checkout-fields.ts'
import { usePlacing } from './use-placing.ts'
import { useShownRun } from './use-shown-run.ts'
import styles from './CheckoutPage.module.css'

type Props = { data: CheckoutData }

// The server draws the pallet with everything else; its script is for the checkouts of groups alone.
const PalletPanel = import.meta.env.SSR ? (await loadPallet()).default : lazy(loadPallet)
/**
 * Both checkouts (CHK-01, GCHK-01, C-44). The server renders a guest's, so that it can be filled in without scripts; with
 * them the browser's basket takes its place, a client sees the cart of the account, and the order is placed from here.
 */
export function CheckoutPage({ data }: Props) {
  const { group } = data
  const basket = useBasket()
  const who = useCheckoutClient()
  const { form, typed, look, fill } = useCheckoutFields(data.typed)
  const placing = usePlacing()
  const card = useRef<PaymentHandle>(null)
  const [method, setMethod] = useState<PaymentMethod>('card')

  const isLive = basket.status !== 'loading' && who.kind !== 'waiting'
  const isKnown = data.kind === 'regular' || group !== null
  const live = isLive && isKnown ? withServerLines(entriesOf(basket.lines, { group }), data.lines) : []
  const lines = isLive ? live : data.lines
  const postcode = deliveryPostcode(typed)
  const options = new Map(detailsOf(typed).shipping?.map(({ teamId, option }) => [teamId, option]))
  const delivery = useDelivery(lines, postcode, data.delivery)
  const { run, minimum, showRun } = useShownRun(group?.slug ?? null, {
    postcode,
    unloading: typed[unloadingField],
    lines,
    options,
  })
  const palletTo = group && postcode
  const plan = planCheckout(lines, { options, palletTo, run, unloading: typed[unloadingField], delivery })
  const refusal = useDeliveryRefusal(plan.pallet?.pallets.length ? group : null, postcode)
  const client = who.kind === 'client' ? who.client : null
  const problems =
    placing.outcome?.problem.kind === 'fields'
      ? placing.outcome.problem.problems
      : isLive && placing.isPlacing
        ? []
        : data.problems
  const { totalMinor, vatMinor } = plan.sums
  const limit = client?.payable?.limit ?? null
  const isRequest = limit !== null && totalMinor - vatMinor > limit.leftMinor
  const isMoved = lines.some((line) => priceChangeMinor(line) !== 0)
  const reload = () => {
    void basket.refresh()
    if (who.kind === 'client') who.reload()
  }

  const place = () => {
    if (!isLive || lines.length === 0) return
    void placing.place({
      clientId: client?.id ?? null,
      groupId: group?.id ?? null,
      typed,
      method,
      totalMinor,
      isRequest,
      run,
      showRun,
      card,
      settleBasket: basket.refresh,
      refresh: reload,
    })
  }

  if (basket.status === 'failed') return <BasketFailed data={data} onRetry={reload} />
  return (
    <div className={styles.page}>
      <Breadcrumb items={data.breadcrumb} />
      <SectionHeading level={1} title={data.title} />
      <div className={styles.place}>
        <div className={styles.live} data-live={isLive || undefined}>
          <CheckoutNotices data={data} basket={basket} who={who} placing={placing} isMoved={isMoved} />
          <div className={styles.columns}>
            <div className={styles.main}>
              <CheckoutForm
                data={data}
                form={form}
                plan={plan}
                palletHint={group && (refusal ? 'Not delivered there' : palletHint(plan, run))}
                client={client}
                typed={typed}
                problems={problems}
                onInput={look}
                onFill={fill}
                onSubmit={place}
              />
              {group !== null && plan.pallet !== null && (
                <Suspense>
                  <PalletPanel
                    plan={plan.pallet}
                    lines={plan.blocks.flatMap(({ option, lines }) => (option === 'delivery' ? lines : []))}
                    refusal={refusal}
                  />
                </Suspense>
              )}
              <div hidden={lines.length === 0}>
                <PaymentSection
                  handle={card}
                  who={who}
                  method={method}
                  onMethod={setMethod}
                  totalMinor={totalMinor}
                  isRequest={isRequest}
                  thisYear={data.thisYear}
                  cards={data.cards}
                  problems={problems}
                />
              </div>
            </div>
            <CheckoutSummary
              formId={checkoutFormId}
              plan={plan}
              run={refusal ? null : run}
              isGroup={data.kind === 'group'}
              isPlacing={placing.isPlacing}
              request={isRequest ? limit.text : null}
              disabledReason={submitReason({ lines, isMoved, blocks: plan.blocks, refusal, minimum })}
            />
          </div>
        </div>
        {!isLive && (
          <div className={styles.waiting} aria-busy="true">
            <Skeleton shape="block" />
            <Skeleton lines={8} />
          </div>
        )}
      </div>
    </div>
  )
}

function BasketFailed({ data, onRetry }: Props & { onRetry: () => void }) {
  return (
    <div className={styles.page}>
      <Breadcrumb items={data.breadcrumb} />
      <SectionHeading level={1} title={data.title} />
      <ErrorState title="Your basket could not be loaded." onRetry={onRetry}>
        <p>There seems to be no connection. What you put in it is safe in your account.</p>
      </ErrorState>
    </div>
  )
}

async function loadPallet(): Promise<{ default: typeof import('./PalletPanel.tsx').PalletPanel }> {
  return { default: (await import('./PalletPanel.tsx')).PalletPanel }
}
