import { formatMinor } from '../../../shared/format/money.ts'
import { Button } from '../../ui/core/Button.tsx'
import { RadioGroup } from '../../ui/choices/RadioGroup.tsx'
import { Select } from '../../ui/forms/Select.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import styles from './LaterPieces.module.css'

/** Why a button does nothing. */
const notYet = 'This is not available yet.'

/** Places of what is to come, folded away: none of it does anything yet (CART-16 to CART-22, C-15, S-02). */
export function LaterPieces() {
  return (
    <details className={styles.later}>
      <summary>Coupons and shipping calculator (coming soon)</summary>
      <div className={styles.pieces}>
        <Button variant="quiet" disabledReason={notYet}>
          Update Cart
        </Button>
        <section className={styles.piece} aria-labelledby="cart-coupon">
          <h2 id="cart-coupon">Coupon</h2>
          <TextInput label="Coupon code" name="coupon" isDisabled />
          <Button variant="quiet" disabledReason={notYet}>
            Apply coupon
          </Button>
        </section>
        <section className={styles.piece} aria-labelledby="cart-shipping">
          <h2 id="cart-shipping">Shipping calculator</h2>
          <Select
            label="Country"
            name="country"
            hint="More regions coming soon"
            options={[{ value: 'GB', label: 'United Kingdom' }]}
            isDisabled
          />
          <RadioGroup
            legend="Shipping"
            name="shipping"
            defaultValue="free"
            options={[
              { value: 'free', label: 'Free shipping' },
              { value: 'flat', label: `Flat rate ${formatMinor(0)}`, isDisabled: true },
            ]}
          />
          <Button variant="quiet" disabledReason={notYet}>
            Update total
          </Button>
        </section>
      </div>
    </details>
  )
}
