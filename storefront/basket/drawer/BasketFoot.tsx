import { formatMinor } from '../../../shared/money.ts'
import { paths } from '../../../shared/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { entriesOf } from '../basket-views.ts'
import { CALCULATED_AT_CHECKOUT } from '../line-texts.ts'
import type { useBasket } from '../use-basket.ts'
import styles from './BasketFoot.module.css'

type Props = { basket: ReturnType<typeof useBasket> }

/** What the basket comes to and where it goes from here (BASK-07 to BASK-12). */
export function BasketFoot({ basket }: Props) {
  const { active, lines } = basket
  const { group, subtotalMinor, taxTotalMinor, totalMinor } = active
  const isPriced = entriesOf(lines, active).every(({ priceMinor }) => priceMinor !== null)
  return (
    <div className={styles.foot}>
      <dl className={styles.sums}>
        <div className={styles.total}>
          <dt>
            Total price <span className={styles.basis}>ex VAT</span>
          </dt>
          <dd>{formatMinor(subtotalMinor)}</dd>
        </div>
        <div>
          <dt>VAT</dt>
          <dd>{formatMinor(taxTotalMinor)}</dd>
        </div>
        <div>
          <dt>With VAT</dt>
          <dd>{formatMinor(totalMinor)}</dd>
        </div>
        <div>
          <dt>{isPriced ? 'Shipping' : 'Shipping, and lines without a price'}</dt>
          <dd>{CALCULATED_AT_CHECKOUT}</dd>
        </div>
      </dl>
      <LinkButton href={active.checkoutHref} isWide>
        {group === null ? 'Check Out' : 'Checkout group pallet'}
      </LinkButton>
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
    </div>
  )
}
