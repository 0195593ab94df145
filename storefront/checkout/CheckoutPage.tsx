import { useRef, useState } from 'react'
import type { PaymentMethod } from '../../shared/api/orders.ts'
import { deliveryPostcode, detailsOf } from '../../shared/checkout-form.ts'
import { type CheckoutData, checkoutFields } from '../../shared/checkout-page.ts'
import { planCheckout } from '../../shared/checkout-plan.ts'
import { priceChangeMinor } from '../../shared/basket-lines.ts'
import { entriesOf } from '../basket/basket-views.ts'
import { useBasket } from '../basket/use-basket.ts'
import { withDrawn } from '../basket/with-drawn.ts'
import { Breadcrumb } from '../ui/Breadcrumb.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { SectionHeading } from '../ui/SectionHeading.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { AddressSection } from './AddressSection.tsx'
import { BreweryBlock } from './BreweryBlock.tsx'
import { CheckoutNotices } from './CheckoutNotices.tsx'
import { CheckoutSummary } from './CheckoutSummary.tsx'
import { EmptyCheckout } from './EmptyCheckout.tsx'
import { PalletPanel } from './PalletPanel.tsx'
import { PaymentSection } from './payment/PaymentSection.tsx'
import type { PaymentHandle } from './payment/payment-form.ts'
import { submitReason } from './submit-reason.ts'
import { useCheckoutClient } from './use-checkout-client.ts'
import { useCheckoutFields } from './use-checkout-fields.ts'
import { usePlacing } from './use-placing.ts'
import styles from './CheckoutPage.module.css'

type Props = { data: CheckoutData }

const formId = 'checkout'

/**
 * Both checkouts (CHK-01, GCHK-01, C-44). The server draws a guest's, so that it can be filled in without scripts; with
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
  const live = isLive && isKnown ? withDrawn(entriesOf(basket.lines, { group }), data.lines) : []
  const lines = isLive ? live : data.lines
  const options = new Map(detailsOf(typed).shipping?.map(({ teamId, option }) => [teamId, option]))
  const plan = planCheckout(lines, { options, palletTo: group && deliveryPostcode(typed) })
  const client = who.kind === 'client' ? who.client : null
  const problems =
    placing.told?.trouble.kind === 'fields'
      ? placing.told.trouble.problems
      : isLive && placing.isPlacing
        ? []
        : data.problems
  const isMoved = lines.some((line) => priceChangeMinor(line) !== 0)
  const reload = () => {
    void basket.refresh()
    if (who.kind === 'client') who.reload()
  }

  if (basket.status === 'failed')
    return (
      <div className={styles.page}>
        <Breadcrumb items={data.breadcrumb} />
        <SectionHeading level={1} title={data.title} />
        <ErrorState title="Your basket could not be loaded." onRetry={reload}>
          <p>There seems to be no connection. What you put in it is safe in your account.</p>
        </ErrorState>
      </div>
    )
  return (
    <div className={styles.page}>
      <Breadcrumb items={data.breadcrumb} />
      <SectionHeading level={1} title={data.title} />
      <div className={styles.place}>
        <div className={styles.live} data-live={isLive || undefined}>
          <CheckoutNotices data={data} basket={basket} who={who} placing={placing} isMoved={isMoved} />
          <div className={styles.desk}>
            <div className={styles.main}>
              <form
                id={formId}
                ref={form}
                className={styles.form}
                action={data.path}
                method="post"
                noValidate
                onInput={look}
                onSubmit={(event) => {
                  event.preventDefault()
                  if (!isLive || lines.length === 0) return
                  void placing.place({
                    clientId: client?.id ?? null,
                    groupId: group?.id ?? null,
                    typed,
                    method,
                    totalMinor: plan.sums.totalMinor,
                    card,
                    settleBasket: basket.refresh,
                    refresh: reload,
                  })
                }}
              >
                {group !== null && (
                  <>
                    <input type="hidden" name={checkoutFields.groupId} value={group.id} />
                    <input type="hidden" name={checkoutFields.groupSlug} value={group.slug} />
                    <input type="hidden" name={checkoutFields.groupName} value={group.name} />
                  </>
                )}
                <section className={styles.section} aria-labelledby="checkout-basket">
                  <SectionHeading id="checkout-basket" title={group ? 'Your group basket' : 'Your basket'} />
                  {lines.length === 0 && <EmptyCheckout kind={data.kind} group={group} />}
                  {plan.blocks.map((block) => (
                    <BreweryBlock key={block.teamId ?? ''} block={block} />
                  ))}
                </section>
                <AddressSection
                  drawn={data.typed}
                  problems={problems}
                  addresses={client?.addresses ?? []}
                  client={client}
                  onFill={fill}
                />
              </form>
              {group !== null && plan.pallet !== null && (
                <PalletPanel
                  group={group}
                  plan={plan.pallet}
                  lines={plan.blocks.flatMap(({ option, lines }) => (option === 'delivery' ? lines : []))}
                  postcode={deliveryPostcode(typed)}
                />
              )}
              <PaymentSection
                handle={card}
                who={who}
                method={method}
                onMethod={setMethod}
                totalMinor={plan.sums.totalMinor}
                thisYear={data.thisYear}
                cards={data.cards}
                problems={problems}
              />
            </div>
            <CheckoutSummary
              formId={formId}
              plan={plan}
              isGroup={data.kind === 'group'}
              isPlacing={placing.isPlacing}
              disabledReason={submitReason({ lines, isMoved })}
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
