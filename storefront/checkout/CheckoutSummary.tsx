import type { CheckoutPlan } from '../basket/plan/checkout-plan.ts'
import { basketDeliveryText, type GroupRun } from '../../shared/orders/delivery-promise.ts'
import { formatMinor } from '../../shared/format/money.ts'
import type { BasketEntry } from '../basket/lines/basket-entry.ts'
import { CALCULATED_AT_CHECKOUT } from '../basket/lines/line-texts.ts'
import { depositRows } from '../basket/plan/deposit-rows.ts'
import { deliveryRows } from '../basket/plan/delivery-rows.ts'
import { palletCharge } from '../basket/plan/pallet-charge.ts'
import { Button } from '../ui/core/Button.tsx'
import summary from '../basket/Summary.module.css'
import styles from './CheckoutSummary.module.css'

type Props = {
  formId: string
  plan: CheckoutPlan<BasketEntry>
  /** Null where the group's pallet does not go to the postcode. */
  run: GroupRun | null | undefined
  isGroup: boolean
  isPlacing: boolean
  /** Who approves it instead, in a sentence; null where the buyer may order it. */
  request: string | null
  /** Why it cannot be ordered; undefined where it can. */
  disabledReason: string | undefined
}

/** What it comes to (C-84): with each brewery's delivery once a postcode is typed, or with a group's one pallet. */
export function CheckoutSummary({ formId, plan, run, isGroup, isPlacing, request, disabledReason }: Props) {
  const { goodsMinor, vatMinor, totalMinor } = plan.sums
  const carriage = palletCharge(plan)
  const ways = carriage ? [carriage] : deliveryRows(plan.blocks)
  const rows = [...depositRows(plan.blocks.flatMap(({ lines }) => lines)), ...ways]
  return (
    <div className={styles.side}>
      <section className={summary.summary} aria-labelledby="checkout-summary">
        <h2 id="checkout-summary">Summary</h2>
        <dl className={summary.sums}>
          <div>
            <dt>
              Subtotal <span className={summary.basis}>ex VAT</span>
            </dt>
            <dd>{formatMinor(goodsMinor)}</dd>
          </div>
          {rows.map(({ label, text }) => (
            <div key={label}>
              <dt>
                {label} {text.startsWith('£') && <span className={summary.basis}>ex VAT</span>}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
          {ways.length === 0 && (
            <div>
              <dt>Shipping</dt>
              <dd>{CALCULATED_AT_CHECKOUT}</dd>
            </div>
          )}
          <div>
            <dt>VAT</dt>
            <dd>{formatMinor(vatMinor)}</dd>
          </div>
          <div className={summary.total}>
            <dt>
              Total price <span className={summary.basis}>inc VAT</span>
            </dt>
            <dd>{formatMinor(totalMinor)}</dd>
          </div>
        </dl>
        {isGroup && run !== null && goodsMinor > 0 && (
          <p className={styles.leaves}>{basketDeliveryText(run, [])}</p>
        )}
      </section>
      <div className={styles.submit}>
        <div className={summary.way}>
          <p className={summary.due}>
            <strong>{formatMinor(totalMinor)}</strong> <span className={summary.basis}>inc VAT</span>
          </p>
          <Button
            type="submit"
            form={formId}
            size="large"
            isWide
            isLoading={isPlacing}
            disabledReason={disabledReason}
          >
            {request ? 'Request order' : isGroup ? 'Place group order' : 'Place order'}
          </Button>
        </div>
        {request && <p className={styles.reason}>{request}</p>}
        {disabledReason !== undefined && <p className={styles.reason}>{disabledReason}</p>}
      </div>
    </div>
  )
}
