import { deliveryFault } from '../basket/plan/delivery-rows.ts'
import { shippingField } from '../../shared/checkout/checkout-page-data.ts'
import type { CheckoutBlock } from '../basket/plan/checkout-plan.ts'
import { shortDay } from '../../shared/delivery/arrival-text.ts'
import { formatMinor } from '../../shared/format/money.ts'
import { deliveryDaysText } from '../../shared/orders/delivery-promise.ts'
import { shippingLabels, shippingOptions } from '../../shared/orders/shipping-options.ts'
import type { BasketEntry } from '../basket/lines/basket-entry.ts'
import { lineWarnings } from '../basket/lines/line-texts.ts'
import { RadioGroup } from '../ui/choices/RadioGroup.tsx'
import { BlockLines } from './BlockLines.tsx'
import { lineLacksCoupler } from './line-lacks-coupler.ts'
import styles from './BreweryBlock.module.css'

type Props = {
  block: CheckoutBlock<BasketEntry>
  /** 'On the group's pallet · £81.00 · arrives Tue 1 Dec'; null of the regular checkout. */
  palletHint: string | null
}

/**
 * What one brewery sends and when it comes; its lines and the choice of collection are folded (CHK-07 to CHK-11).
 * Accessories are sent by Dray, so there is nothing to choose.
 */
export function BreweryBlock({ block, palletHint }: Props) {
  const { teamId, name, itemCount, subtotalMinor, lines, option, delivery } = block
  const fault = deliveryFault(block)
  const deliveryHint = palletHint ?? delivery?.hint
  const titleId = `from-${teamId ?? 'dray'}`
  const count = itemCount === 1 ? '1 item' : `${itemCount} items`
  const isCollected = option === 'collection'
  const way = isCollected ? collectedText(delivery) : (deliveryHint ?? leavingText(block))
  return (
    <section className={styles.block} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h3 id={titleId}>{name}</h3>
        <p className={styles.count}>{count}</p>
        <p className={styles.subtotal}>
          <span className="visually-hidden">Subtotal ex VAT </span>
          {formatMinor(subtotalMinor)}
        </p>
      </header>
      <p className={styles.way}>{way}</p>
      {fault !== null && (
        <strong className={styles.warning} data-grave>
          {fault}
        </strong>
      )}
      <div className={styles.folds}>
        <details
          className={styles.items}
          open={lines.some((line) => lineWarnings(line).length > 0 || lineLacksCoupler(line)) || undefined}
        >
          <summary>
            Show {count}
            <span className="visually-hidden"> from {name}</span>
          </summary>
          <BlockLines lines={lines} />
        </details>
        {teamId !== null && (
          <details className={styles.choice} open={fault !== null || undefined}>
            <summary>
              {isCollected ? 'Deliver instead' : 'Collect instead'}
              <span className="visually-hidden"> from {name}</span>
            </summary>
            <RadioGroup
              legend={`Delivery from ${name}`}
              name={shippingField(teamId)}
              defaultValue={option}
              look="framed"
              options={shippingOptions.map((each) => ({
                value: each,
                label: shippingLabels[each],
                hint: (each === 'delivery' ? deliveryHint : collectionHint(delivery)) || undefined,
                isDisabled: each === 'delivery' ? Boolean(delivery?.refusal) : delivery?.collection === null,
              }))}
            />
          </details>
        )}
      </div>
    </section>
  )
}

/** 'Ready by Tue 24 Nov in Leith. Weekdays 9:00 to 16:00' */
function collectionHint(delivery: CheckoutBlock['delivery']): string | undefined {
  if (!delivery || delivery.collection === null) return undefined
  return [`Ready by ${shortDay(delivery.leavesBy)} in ${delivery.town}.`, delivery.collection]
    .join(' ')
    .trim()
}

/** 'Collect from brewery taproom · Ready by Tue 24 Nov in Leith. Weekdays 9:00 to 16:00' */
const collectedText = (delivery: CheckoutBlock['delivery']): string =>
  [shippingLabels.collection, collectionHint(delivery)].filter(Boolean).join(' · ')

/** Before a postcode is typed. */
const leavingText = ({ teamId, delivery }: CheckoutBlock<BasketEntry>): string => {
  if (delivery) return deliveryDaysText({ ...delivery.days, arrivesBy: null })
  return teamId === null ? 'Sent by Dray with the first delivery.' : 'Leaves within 2 working days'
}
