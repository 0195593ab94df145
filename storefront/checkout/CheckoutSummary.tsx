import type { CheckoutPlan } from '../../shared/checkout-plan.ts'
import { formatMinor } from '../../shared/money.ts'
import type { BasketEntry } from '../basket/basket-entry.ts'
import { CALCULATED_AT_CHECKOUT } from '../basket/line-texts.ts'
import { Button } from '../ui/Button.tsx'
import summary from '../basket/Summary.module.css'
import styles from './CheckoutSummary.module.css'

type Props = {
  formId: string
  plan: CheckoutPlan<BasketEntry>
  isGroup: boolean
  isPlacing: boolean
  /** Why it cannot be ordered; undefined where it can. */
  disabledReason: string | undefined
}

/** What it comes to (C-84). A brewery's own delivery is no part of the total (C-15); a group's one pallet is. */
export function CheckoutSummary({ formId, plan, isGroup, isPlacing, disabledReason }: Props) {
  const { goodsMinor, shippingMinor, vatMinor, totalMinor } = plan.sums
  const { pallet } = plan
  return (
    <section className={summary.summary} aria-labelledby="checkout-summary">
      <h2 id="checkout-summary">Summary</h2>
      <dl className={summary.sums}>
        <div>
          <dt>
            Subtotal <span className={summary.basis}>ex VAT</span>
          </dt>
          <dd>{formatMinor(goodsMinor)}</dd>
        </div>
        {isGroup && pallet !== null && pallet.pallets.length > 0 ? (
          <div>
            <dt>{pallet.pallets.length === 1 ? 'One pallet' : `${pallet.pallets.length} pallets`}</dt>
            <dd>{formatMinor(shippingMinor)}</dd>
          </div>
        ) : (
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
            Total price <span className={summary.basis}>with VAT</span>
          </dt>
          <dd>{formatMinor(totalMinor)}</dd>
        </div>
      </dl>
      {!isGroup && goodsMinor > 0 && (
        <p className={summary.basis}>
          Each brewery tells you what its delivery costs before it sends anything.
        </p>
      )}
      <Button
        type="submit"
        form={formId}
        size="large"
        isWide
        isLoading={isPlacing}
        disabledReason={disabledReason}
      >
        {isGroup ? 'Place group order' : 'Place order'}
      </Button>
      {disabledReason !== undefined && <p className={styles.reason}>{disabledReason}</p>}
    </section>
  )
}
