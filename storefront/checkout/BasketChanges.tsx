import { type MouseEvent, useState } from 'react'
import type { BasketDifference } from '../../shared/api/orders-api.ts'
import { formatMinor } from '../../shared/format/money.ts'
import type { useBasket } from '../basket/use-basket.ts'
import { Button } from '../ui/core/Button.tsx'
import { Notice } from '../ui/core/Notice.tsx'
import styles from './BasketChanges.module.css'

type Props = {
  changes: readonly BasketDifference[]
  basket: ReturnType<typeof useBasket>
  groupId: string | null
}

/** Lines that cannot be ordered as they are, each with why and what to do about it. */
export function BasketChanges({ changes, basket, groupId }: Props) {
  const [done, setDone] = useState<readonly string[]>([])
  const left = changes.filter(({ itemKey }) => !done.includes(itemKey))
  if (left.length === 0)
    return (
      <Notice tone="success">
        <p>Your basket is put right. Look at the total, then place your order.</p>
      </Notice>
    )
  const settle = (change: BasketDifference, { currentTarget }: MouseEvent) => {
    // The button goes with its line; the notice stays where it is.
    currentTarget.closest<HTMLElement>('[tabindex]')?.focus()
    const { itemKey } = change
    const isPrice = change.reason === 'price_changed'
    if (isPrice) void basket.acknowledge(groupId)
    else void basket.setQuantity(itemKey, unitsLeft(change))
    const settled = isPrice ? left.filter(({ reason }) => reason === 'price_changed') : [change]
    setDone([...done, ...settled.map((one) => one.itemKey)])
  }
  return (
    <Notice tone="error" title="Your basket has changed. Nothing was ordered.">
      <ul className={styles.changes}>
        {left.map((change) => (
          <li className={styles.change} key={change.itemKey}>
            <span>
              <strong>{[change.title, change.variantLabel].filter(Boolean).join(', ')}</strong>{' '}
              {sentenceOf(change)}
            </span>
            <Button variant="quiet" size="small" onClick={(event) => settle(change, event)}>
              {remedyOf(change)}
            </Button>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function sentenceOf({
  reason,
  quantity,
  availableUnits,
  orderMultiple,
  baselinePriceMinor,
  priceMinor,
}: BasketDifference): string {
  switch (reason) {
    case 'price_changed':
      return `costs ${formatMinor(priceMinor ?? 0)} now; it was ${formatMinor(baselinePriceMinor ?? 0)}.`
    case 'fewer_left':
      return `has only ${availableUnits} left; you asked for ${quantity}.`
    case 'seller_not_cleared':
    case 'seller_paused':
      return 'comes from a brewery that takes no orders at the moment.'
    case 'sold_out':
      return 'is sold out.'
    case 'price_unknown':
      return 'has no price online now. Take it out, and ask the brewery.'
    case 'not_in_group':
      return 'comes from a brewery that is not in this group any more.'
    case 'too_large':
      return 'is larger than a pallet can carry.'
    case 'not_a_multiple':
      return `is sold in multiples of ${orderMultiple}.`
  }
}

const unitsLeft = ({ reason, availableUnits }: BasketDifference) =>
  reason === 'fewer_left' || reason === 'not_a_multiple' ? availableUnits : 0

function remedyOf(change: BasketDifference): string {
  if (change.reason === 'price_changed') return 'Take the new price'
  const units = unitsLeft(change)
  return units > 0 ? `Take ${units}` : 'Take it out'
}
