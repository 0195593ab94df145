import { formatMinor } from '../../../shared/format/money.ts'
import { basketDeliveryText } from '../../../shared/orders/delivery-promise.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { buyerIdOf, useSession } from '../../accounts/session/session-state.ts'
import { useGroupRun } from '../add/group-runs.ts'
import { Button } from '../../ui/core/Button.tsx'
import { LinkButton } from '../../ui/core/LinkButton.tsx'
import { entriesOf } from '../lines/basket-views.ts'
import { CheckoutLink } from '../CheckoutLink.tsx'
import { CALCULATED_AT_CHECKOUT } from '../lines/line-texts.ts'
import { palletCharge } from '../plan/pallet-charge.ts'
import { depositRows } from '../plan/deposit-rows.ts'
import { planBasket } from '../plan-basket-pallet.ts'
import { storedFields } from '../plan/stored-fields.ts'
import { useSenderTerms } from '../plan/use-delivery.ts'
import { useDeliveryPostcode } from '../plan/use-delivery-postcode.ts'
import type { useBasket } from '../use-basket.ts'
import styles from './BasketFoot.module.css'

type Props = { basket: ReturnType<typeof useBasket> }

/** What the basket comes to and where it goes from here (BASK-07 to BASK-12). */
export function BasketFoot({ basket }: Props) {
  const { active, lines } = basket
  const { group } = active
  const { user } = useSession()
  const run = useGroupRun(group?.slug ?? null)
  const entries = entriesOf(lines, active)
  const isPriced = entries.every(({ priceMinor }) => priceMinor !== null)
  const postcode = useDeliveryPostcode()
  const plan = planBasket(entries, {
    typed: storedFields(buyerIdOf(user)),
    isGroup: group !== null,
    run,
    postcode,
  })
  const { goodsMinor, vatMinor, totalMinor } = plan.sums
  const carriage = palletCharge(plan)
  const { minimums, promises } = useSenderTerms(plan.blocks, group !== null, postcode)
  return (
    <div className={styles.foot}>
      <dl className={styles.sums}>
        <div className={styles.total}>
          <dt>
            Total price <span className={styles.basis}>ex VAT</span>
          </dt>
          <dd>{formatMinor(goodsMinor)}</dd>
        </div>
        {depositRows(entries).map(({ label, text }) => (
          <div key={label}>
            <dt>{label} ex VAT</dt>
            <dd>{text}</dd>
          </div>
        ))}
        {carriage ? (
          <div>
            <dt>{carriage.label} ex VAT</dt>
            <dd>{carriage.text}</dd>
          </div>
        ) : (
          <div>
            <dt>{isPriced ? 'Shipping' : 'Shipping, and lines without a price'}</dt>
            <dd>{CALCULATED_AT_CHECKOUT}</dd>
          </div>
        )}
        <div>
          <dt>VAT</dt>
          <dd>{formatMinor(vatMinor)}</dd>
        </div>
      </dl>
      <p className={styles.leaves}>{basketDeliveryText(run, promises, group !== null)}</p>
      <CheckoutLink href={active.checkoutHref} lines={entries} totalMinor={totalMinor}>
        {group === null ? 'Check Out' : 'Checkout group pallet'}
      </CheckoutLink>
      <div className={styles.ways}>
        <LinkButton href={paths.cart} variant="quiet" size="small">
          View full basket
        </LinkButton>
        <Button
          variant="quiet"
          size="small"
          icon="trash"
          onClick={() => void basket.clearBasket(group?.id ?? null)}
        >
          {group === null ? 'Clear basket' : 'Clear group'}
        </Button>
      </div>
      {minimums.map((sentence) => (
        <p key={sentence} className={styles.minimum}>
          {sentence}
        </p>
      ))}
    </div>
  )
}
