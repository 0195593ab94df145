import { formatMinor } from '../../../shared/format/money.ts'
import type { CheckoutBlock } from './checkout-plan.ts'
import type { BasketEntry } from '../lines/basket-entry.ts'

type Block = Pick<CheckoutBlock<BasketEntry>, 'option' | 'delivery'>

/**
 * A row for each sender that delivers, 'Delivery by Damask' and '£12.00', and one row where all of several deliver free;
 * none while a postcode is missing (DELV-01, DELV-02). All that is collected has a row too.
 */
export function deliveryRows(blocks: readonly Block[]): { label: string; text: string }[] {
  if (blocks.length > 0 && blocks.every(({ option }) => option === 'collection'))
    return [{ label: 'Delivery', text: 'None: you collect it' }]
  const quoted = blocks.flatMap(({ option, delivery }) =>
    option === 'collection' || delivery === null || delivery.chargeMinor === null
      ? []
      : [{ name: delivery.name, chargeMinor: delivery.chargeMinor }],
  )
  if (quoted.length > 1 && quoted.every(({ chargeMinor }) => chargeMinor === 0))
    return [{ label: `Delivery by all ${quoted.length}`, text: 'Free' }]
  return quoted.map(({ name, chargeMinor }) => ({
    label: `Delivery by ${name}`,
    text: chargeMinor === 0 ? 'Free' : formatMinor(chargeMinor),
  }))
}

/** Why a part cannot be delivered; null where it can, and where it is collected. */
export const deliveryFault = ({ option, delivery }: Block): string | null =>
  option === 'delivery' && delivery ? (delivery.refusal ?? delivery.minimum) : null
