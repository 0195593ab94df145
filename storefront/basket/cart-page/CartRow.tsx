import type { CartItem } from '../../../shared/api/basket.ts'
import { isSoldOut } from '../../../shared/basket-quantity.ts'
import { formatMinor } from '../../../shared/money.ts'
import { paths } from '../../../shared/paths.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Cell } from '../../ui/Cell.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Picture } from '../../ui/Picture.tsx'
import type { BasketEntry } from '../basket-entry.ts'
import type { LiveBasket } from './CartBody.tsx'
import { CartQuantity } from './CartQuantity.tsx'
import { UNKNOWN_PRICE } from './unknown-price.ts'
import styles from './CartRow.module.css'

type Props = {
  line: CartItem | BasketEntry
  basket: LiveBasket | null
  /** What was typed as its quantity and was none; null where nothing is wrong. */
  typed: string | null
}

/** CART-05 to CART-13. */
export function CartRow({ line, basket, typed }: Props) {
  const { title, variantLabel, breweryName, description, imageUrl, detailHref, group, quantity } = line
  const { priceMinor, currencySymbol, stockLabel, priceChangeMinor } = line
  const soldOut = isSoldOut(line)
  const name = variantLabel === null ? title : `${title}, ${variantLabel}`
  const isWaiting = 'isWaiting' in line && line.isWaiting === true
  return (
    <tr className={styles.row} data-sold-out={soldOut || undefined}>
      <Cell>
        <div className={styles.item}>
          <div className={styles.picture}>
            {imageUrl !== '' && <Picture src={imageUrl} alt="" width={160} height={160} fit="contain" />}
          </div>
          <div className={styles.words}>
            <a className={styles.title} href={detailHref || undefined}>
              {name}
            </a>
            {breweryName !== null && <span className={styles.brewery}>{breweryName}</span>}
            {description !== '' && <span className={styles.description}>{description}</span>}
            <span className={styles.marks}>
              <span className={styles.stock}>{stockLabel}</span>
              {group !== null && <Badge tone="hop">{group.name}</Badge>}
              {isWaiting && <Badge tone="malt">Waiting to be sent</Badge>}
            </span>
            {soldOut && <strong className={styles.warning}>Please adjust your quantity</strong>}
            {priceChangeMinor !== 0 && (
              <strong className={styles.warning}>{priceChangeText(priceChangeMinor, currencySymbol)}</strong>
            )}
          </div>
        </div>
      </Cell>
      <Cell align="end" label="Price">
        {priceMinor === null ? UNKNOWN_PRICE : formatMinor(priceMinor, currencySymbol)}
      </Cell>
      <Cell label="Quantity">
        <CartQuantity line={line} name={name} basket={basket} typed={typed} />
      </Cell>
      <Cell align="end" label="Line total">
        <strong className={styles.total}>
          {priceMinor === null ? UNKNOWN_PRICE : formatMinor(priceMinor * quantity, currencySymbol)}
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

/** C-57. */
function priceChangeText(changeMinor: number, symbol: string): string {
  const amount = formatMinor(Math.abs(changeMinor), symbol)
  return `Price ${changeMinor > 0 ? 'increased' : 'decreased'} by ${amount} per unit`
}
