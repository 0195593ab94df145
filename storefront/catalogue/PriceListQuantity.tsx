import { sellableUnits } from '../../shared/prices/order-multiple.ts'
import type { MouseEvent } from 'react'
import { basketFields } from '../../shared/basket/basket-form.ts'
import { askBreweryHref, reachOfCard } from '../../shared/catalogue/sizes/ask-brewery.ts'
import { isPurchasable } from '../../shared/catalogue/beer-availability.ts'
import type { BeerCard, BeerCardContainer } from '../../shared/catalogue/beer-card.ts'
import { steppedQuantity } from './price-list-sum.ts'
import styles from './PriceListQuantity.module.css'

type Props = { beer: BeerCard; size: BeerCardContainer }

/**
 * How many of a size: a field with a step down and up, or why there is none. The steps are for hands, as a field has its
 * own arrow keys.
 */
export function PriceListQuantity({ beer, size }: Props) {
  return (
    <td className={styles.quantity}>
      <Field beer={beer} size={size} />
    </td>
  )
}

function Field({ beer, size }: Props) {
  const { variantId, priceMinor, name, orderMultiple = 1 } = size
  if (variantId === null) return 'Not sold online'
  if (beer.closed) return null
  if (priceMinor === null)
    return (
      <a href={askBreweryHref(reachOfCard(beer), { beer: beer.name, size: name })}>
        Ask the brewery
        <span className="visually-hidden"> what {`${beer.name}, ${name}`} costs</span>
      </a>
    )
  if (!isPurchasable({ ...size, storefrontVariantId: variantId })) return null
  return (
    <>
      <input type="hidden" name={basketFields.itemId} value={variantId} />
      <button type="button" value={-orderMultiple} tabIndex={-1} aria-hidden="true" onClick={step}>
        −
      </button>
      <input
        type="number"
        name={basketFields.quantity}
        min={0}
        max={sellableUnits(size.availableUnits, orderMultiple)}
        data-multiple={size.orderMultiple}
        placeholder="0"
        aria-label={`Quantity of ${beer.name}, ${name}`}
        data-price-minor={priceMinor}
        autoComplete="off"
      />
      <button type="button" value={orderMultiple} tabIndex={-1} aria-hidden="true" onClick={step}>
        +
      </button>
    </>
  )
}

/** Changes the field beside the button, as typing into it does. */
function step({ currentTarget: button }: MouseEvent<HTMLButtonElement>): void {
  const field = button.parentElement?.querySelector<HTMLInputElement>('input[type=number]')
  if (!field) return
  field.value = steppedQuantity(field.value, Number(button.value), Number(field.max))
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
