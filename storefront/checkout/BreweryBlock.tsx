import { deliveryFault } from '../basket/plan/delivery-rows.ts'
import { shippingField } from '../../shared/checkout/checkout-page-data.ts'
import type { CheckoutBlock } from '../basket/plan/checkout-plan.ts'
import { formatMinor } from '../../shared/format/money.ts'
import { shippingLabel, shippingOptions } from '../../shared/orders/shipping-options.ts'
import type { BasketEntry } from '../basket/lines/basket-entry.ts'
import { LineTaxes, LineCoupler } from '../basket/lines/LineNotes.tsx'
import { lineWarnings, noPriceText } from '../basket/lines/line-texts.ts'
import { isNameless, lineName } from '../basket/lines/line-names.ts'
import { Badge } from '../ui/core/Badge.tsx'
import { Picture } from '../ui/core/Picture.tsx'
import { RadioGroup } from '../ui/choices/RadioGroup.tsx'
import styles from './BreweryBlock.module.css'

type Props = { block: CheckoutBlock<BasketEntry>; isGroup: boolean }

/** What one brewery sends, and how (CHK-07 to CHK-11). Accessories are sent by Dray, so there is nothing to choose. */
export function BreweryBlock({ block, isGroup }: Props) {
  const { teamId, name, itemCount, subtotalMinor, lines, delivery } = block
  const fault = deliveryFault(block)
  const titleId = `from-${teamId ?? 'dray'}`
  return (
    <section className={styles.block} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h3 id={titleId}>{name}</h3>
        <Badge>{itemCount === 1 ? '1 item' : `${itemCount} items`}</Badge>
      </header>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li className={styles.line} key={line.itemKey}>
            <div className={styles.picture}>
              {line.imageUrl !== '' && (
                <Picture src={line.imageUrl} alt="" width={112} height={112} fit="contain" />
              )}
            </div>
            <div className={styles.words}>
              <a href={line.detailHref || undefined}>{isNameless(line) ? 'Just added' : lineName(line)}</a>
              <span className={styles.soft}>
                {line.quantity} × {priceOf(line)}
              </span>
              {lineWarnings(line).map(({ text, isGrave }) => (
                <strong className={styles.warning} data-grave={isGrave || undefined} key={text}>
                  {text}
                </strong>
              ))}
              <LineCoupler line={line} />
              <LineTaxes line={line} />
            </div>
            <span className={styles.sum}>
              {line.priceMinor === null ? '' : formatMinor(line.quantity * line.priceMinor)}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.subtotal}>
        <span>
          Subtotal <span className={styles.soft}>ex VAT</span>
        </span>
        <strong>{formatMinor(subtotalMinor)}</strong>
      </p>
      {teamId === null ? (
        <p className={styles.soft}>
          {isGroup
            ? 'Sent by Dray on the pallet.'
            : (delivery?.hint ?? 'Sent by Dray with the first delivery.')}
        </p>
      ) : (
        <RadioGroup
          legend={`Delivery from ${name}`}
          name={shippingField(teamId)}
          defaultValue={block.option}
          look="framed"
          options={shippingOptions.map((option) => ({
            value: option,
            label: shippingLabel(option, { isOnPallet: isGroup }),
            hint: (option === 'delivery' ? delivery?.hint : delivery?.collection) || undefined,
            isDisabled: option === 'delivery' ? Boolean(delivery?.refusal) : delivery?.collection === null,
          }))}
        />
      )}
      {fault !== null && (
        <strong className={styles.warning} data-grave>
          {fault}
        </strong>
      )}
    </section>
  )
}

const priceOf = (line: BasketEntry) =>
  line.priceMinor === null ? noPriceText(line) : formatMinor(line.priceMinor)
