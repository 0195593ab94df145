import { shippingField } from '../../shared/checkout-page.ts'
import type { CheckoutBlock } from '../../shared/checkout-plan.ts'
import { formatMinor } from '../../shared/money.ts'
import { shippingLabels, shippingOptions } from '../../shared/shipping-options.ts'
import type { BasketEntry } from '../basket/basket-entry.ts'
import { LineTaxes } from '../basket/LineTaxes.tsx'
import { LineCoupler } from '../basket/LineCoupler.tsx'
import { CALCULATED_AT_CHECKOUT, lineWarnings } from '../basket/line-texts.ts'
import { isNameless, lineName } from '../basket/line-names.ts'
import { Badge } from '../ui/Badge.tsx'
import { Picture } from '../ui/Picture.tsx'
import { RadioGroup } from '../ui/RadioGroup.tsx'
import styles from './BreweryBlock.module.css'

type Props = { block: CheckoutBlock<BasketEntry> }

/** What one brewery sends, and how (CHK-07 to CHK-11). Accessories are sent by Dray, so there is nothing to choose. */
export function BreweryBlock({ block }: Props) {
  const { teamId, name, itemCount, subtotalMinor, lines } = block
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
        <p className={styles.soft}>Sent by Dray with the first delivery.</p>
      ) : (
        <RadioGroup
          legend={`Shipping from ${name}`}
          name={shippingField(teamId)}
          defaultValue={block.option}
          look="framed"
          options={shippingOptions.map((option) => ({ value: option, label: shippingLabels[option] }))}
        />
      )}
    </section>
  )
}

const priceOf = ({ priceMinor }: BasketEntry) =>
  priceMinor === null ? CALCULATED_AT_CHECKOUT : formatMinor(priceMinor)
