import { formatMinor } from '../../../shared/format/money.ts'
import type { CheckoutBlock } from './checkout-plan.ts'
import type { BasketEntry } from '../lines/basket-entry.ts'

type Block = Pick<CheckoutBlock<BasketEntry>, 'option' | 'delivery'>

/**
 * A row for each sender that delivers, 'Delivery by Damask' and '£12.00'; none while a postcode is missing (DELV-01,
 * DELV-02).
 */
export const deliveryRows = (blocks: readonly Block[]): { label: string; text: string }[] =>
  blocks.flatMap(({ option, delivery }) =>
    option === 'collection' || delivery === null || delivery.chargeMinor === null
      ? []
      : [{ label: `Delivery by ${delivery.name}`, text: formatMinor(delivery.chargeMinor) }],
  )

/** Why a part cannot be delivered; null where it can, and where it is collected. */
export const deliveryFault = ({ option, delivery }: Block): string | null =>
  option === 'delivery' && delivery ? (delivery.refusal ?? delivery.minimum) : null
