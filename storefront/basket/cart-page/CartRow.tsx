import { isSoldOut } from '../../../shared/basket/basket-quantity.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { Cell } from '../../ui/tables/Cell.tsx'
import { IconButton } from '../../ui/core/IconButton.tsx'
import { Picture } from '../../ui/core/Picture.tsx'
import type { BasketEntry } from '../lines/basket-entry.ts'
import { LineTaxes, LineCoupler } from '../lines/LineNotes.tsx'
import { asksTooMuch, lineWarnings, noPriceText } from '../lines/line-texts.ts'
import { isNameless, lineName } from '../lines/line-names.ts'
import { MarginDetails } from '../lines/MarginDetails.tsx'
import type { LiveBasket } from '../use-basket.ts'
import { CartQuantity } from './CartQuantity.tsx'
import styles from './CartRow.module.css'

type Props = {
  line: BasketEntry
  basket: LiveBasket | null
  /** What was typed as its quantity and was none; null where nothing is wrong. */
  typed: string | null
}

/** CART-05 to CART-13. */
export function CartRow({ line, basket, typed }: Props) {
  const { breweryName, description, imageUrl, detailHref, quantity } = line
  const { priceMinor, currencySymbol, stockLabel } = line
  const name = lineName(line)
  const unknownPrice = <span className={styles.unknown}>{noPriceText(line)}</span>
  return (
    <tr className={styles.row} data-sold-out={isSoldOut(line) || undefined}>
      <Cell>
        <div className={styles.item}>
          <div className={styles.picture}>
            {imageUrl !== '' && <Picture src={imageUrl} alt="" width={160} height={160} fit="contain" />}
          </div>
          <div className={styles.words}>
            <a className={styles.title} href={detailHref || undefined}>
              {isNameless(line) ? 'Just added' : name}
            </a>
            {breweryName !== null && <span className={styles.brewery}>{breweryName}</span>}
            {description !== '' && <span className={styles.description}>{description}</span>}
            {!asksTooMuch(line) && (
              <span className={styles.marks}>
                <span className={styles.stock}>{stockLabel}</span>
              </span>
            )}
            {lineWarnings(line).map(({ text, isGrave }) => (
              <strong key={text} className={styles.warning} data-grave={isGrave || undefined}>
                {text}
              </strong>
            ))}
            <LineCoupler line={line} />
            <LineTaxes line={line} />
            <div className={styles.margin}>
              <MarginDetails lines={[line]} of={`on ${name}`} />
            </div>
          </div>
        </div>
      </Cell>
      <Cell align="end" label="Price">
        {priceMinor === null ? unknownPrice : formatMinor(priceMinor, currencySymbol)}
      </Cell>
      <Cell label="Quantity">
        <CartQuantity line={line} name={name} basket={basket} typed={typed} />
      </Cell>
      <Cell align="end" label="Line total">
        <strong className={styles.total}>
          {priceMinor === null ? unknownPrice : formatMinor(priceMinor * quantity, currencySymbol)}
        </strong>
      </Cell>
      <Cell>
        <form
          action={paths.cartRemoval}
          method="post"
          onSubmit={(event) => {
            if (basket === null) return
            event.preventDefault()
            void basket.remove(line.itemKey)
          }}
        >
          <input type="hidden" name="line" value={line.itemKey} />
          <IconButton type="submit" icon="trash" label={`Remove ${name}`} />
        </form>
      </Cell>
    </tr>
  )
}
