import type { FormEvent } from 'react'
import { CONTACT_FOR_PRICING, SOLD_OUT } from '../../../shared/catalogue/beer-availability.ts'
import { basketFields } from '../../../shared/basket/basket-form.ts'
import { badQuantitySentence } from '../../../shared/pages/cart-page-data.ts'
import { isSoldOut } from '../../../shared/basket/basket-quantity.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { Button } from '../../ui/core/Button.tsx'
import { Stepper } from '../../ui/quantity/Stepper.tsx'
import type { BasketEntry } from '../lines/basket-entry.ts'
import { isPriceless } from '../lines/line-texts.ts'
import type { LiveBasket } from '../use-basket.ts'
import styles from './CartRow.module.css'

type Props = { line: BasketEntry; name: string; basket: LiveBasket | null; typed: string | null }

/** The stepper of a line: minus at 1 takes it out, plus ends at the stock (CART-29 to CART-35). */
export function CartQuantity({ line, name, basket, typed }: Props) {
  const { itemKey, quantity, maxQuantity } = line
  // With scripts the stepper has set the quantity already; Enter only leaves the field.
  const submit = (event: FormEvent) => {
    if (basket === null) return
    event.preventDefault()
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }
  return (
    <form className={styles.quantity} action={paths.cartQuantity} method="post" noValidate onSubmit={submit}>
      <input type="hidden" name="line" value={itemKey} />
      <Stepper
        label={`Quantity of ${name}`}
        name={basketFields.quantity}
        min={0}
        multiple={line.orderMultiple}
        max={isSoldOut(line) ? undefined : maxQuantity}
        value={quantity}
        shrinkOnlyReason={isSoldOut(line) ? (isPriceless(line) ? CONTACT_FOR_PRICING : SOLD_OUT) : undefined}
        onChange={(quantity) => void basket?.setQuantity(itemKey, quantity)}
      />
      {isSoldOut(line) ? <LowerByOne quantity={quantity} /> : <SetQuantity />}
      {typed !== null && (
        <strong className={styles.warning} data-grave>
          {badQuantitySentence(typed)}
        </strong>
      )}
    </form>
  )
}

const SetQuantity = () => (
  <span className="without-scripts">
    <Button variant="quiet" size="small" type="submit">
      Set quantity
    </Button>
  </span>
)

/** Of a sold-out line, whose field takes nothing; the last one is taken out by the bin (C-22, CART-13). */
function LowerByOne({ quantity }: { quantity: number }) {
  if (quantity <= 1) return null
  return (
    <span className="without-scripts">
      <input type="hidden" name={basketFields.quantity} value={quantity - 1} />
      <Button variant="quiet" size="small" type="submit">
        {`Lower to ${quantity - 1}`}
      </Button>
    </span>
  )
}
