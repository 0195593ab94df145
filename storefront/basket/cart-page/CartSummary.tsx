import { formatMinor } from '../../../shared/format/money.ts'
import { newStandingOrderPath } from '../../../shared/orders/account-paths.ts'
import type { CheckoutPlan } from '../plan/checkout-plan.ts'
import { CheckoutLink } from '../CheckoutLink.tsx'
import type { BasketEntry } from '../lines/basket-entry.ts'
import type { BasketView } from '../lines/basket-views.ts'
import { CALCULATED_AT_CHECKOUT } from '../lines/line-texts.ts'
import { depositRows } from '../plan/deposit-rows.ts'
import { palletCharge } from '../plan/pallet-charge.ts'
import summary from '../Summary.module.css'
import styles from './CartSummary.module.css'

type Props = {
  view: BasketView
  plan: CheckoutPlan<BasketEntry>
  lines: readonly BasketEntry[]
  /** What is missing to the minimums of breweries. They are asked for late, so they are last and move nothing. */
  minimums: readonly string[]
}

/** What one basket comes to, by the sums of its checkout, and the way there with the sum beside it (CART-26, C-55). */
export function CartSummary({ view: { group, name, checkoutHref }, plan, lines, minimums }: Props) {
  const { goodsMinor, vatMinor, totalMinor } = plan.sums
  const id = `sums-${group?.slug ?? 'regular'}`
  const total = formatMinor(totalMinor)
  return (
    <section className={styles.summary} aria-labelledby={id}>
      <h3 id={id}>
        Summary<span className="visually-hidden">{group === null ? '' : ` of ${name}`}</span>
      </h3>
      <SummaryRows
        subtotal={formatMinor(goodsMinor)}
        deposits={depositRows(lines)}
        carriage={palletCharge(plan)}
        vat={formatMinor(vatMinor)}
        total={total}
      />
      <CheckoutLink href={checkoutHref} lines={lines} totalMinor={totalMinor} size="large">
        {group === null ? 'Check Out' : `Check out ${name}`}
      </CheckoutLink>
      <p>
        <a href={group === null ? newStandingOrderPath : `${newStandingOrderPath}?group=${group.id}`}>
          Make it a standing order
        </a>
      </p>
      {minimums.map((sentence) => (
        <p key={sentence} className={styles.minimum}>
          {sentence}
        </p>
      ))}
    </section>
  )
}

type Rows = {
  subtotal: string
  deposits?: readonly { label: string; text: string }[]
  carriage?: { label: string; text: string } | null
  vat?: string
  total: string
}

/** CART-23 to CART-25, CART-39. A brewery's own delivery is never part of the total (C-15); a group's one pallet is. */
export function SummaryRows({ subtotal, deposits, carriage, vat, total }: Rows) {
  return (
    <dl className={summary.sums}>
      <Row label="Subtotal" basis="ex VAT" value={subtotal} />
      {deposits?.map(({ label, text }) => (
        <Row key={label} label={label} basis="ex VAT" value={text} />
      ))}
      {carriage ? (
        <Row label={carriage.label} basis="ex VAT" value={carriage.text} />
      ) : (
        <Row label="Shipping" value={CALCULATED_AT_CHECKOUT} />
      )}
      {vat !== undefined && <Row label="VAT" value={vat} />}
      <div className={summary.total}>
        <dt>
          Total price <span className={summary.basis}>inc VAT</span>
        </dt>
        <dd>{total}</dd>
      </div>
    </dl>
  )
}

function Row({ label, basis, value }: { label: string; basis?: string; value: string }) {
  return (
    <div>
      <dt>
        {label} {basis !== undefined && <span className={summary.basis}>{basis}</span>}
      </dt>
      <dd>{value}</dd>
    </div>
  )
}
