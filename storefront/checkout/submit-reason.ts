import type { CheckoutBlock } from '../basket/plan/checkout-plan.ts'
import { deliveryFault } from '../basket/plan/delivery-rows.ts'
import type { BasketEntry } from '../basket/lines/basket-entry.ts'
import { isPriceless, PRICELESS_LINES } from '../basket/lines/line-texts.ts'

/** Why the order cannot be placed as the page is (CHK-28); undefined where it can. */
export function submitReason({
  lines,
  isMoved,
  blocks,
  refusal,
  minimum,
}: {
  lines: readonly BasketEntry[]
  isMoved: boolean
  blocks: readonly CheckoutBlock<BasketEntry>[]
  /** Why a group's pallet does not go to the postcode. */
  refusal: string | null
  /** What is missing to the minimum of a group's run, in a sentence. */
  minimum?: string | null | undefined
}): string | undefined {
  if (lines.length === 0) return 'There is nothing to order.'
  if (lines.some(isPriceless)) return PRICELESS_LINES
  if (isMoved) return 'Check the changed prices first.'
  const fault = [...blocks.map(deliveryFault), refusal, minimum].find(Boolean)
  if (fault) return fault
  if (lines.some(({ isWaiting, isBare }) => isWaiting || isBare))
    return 'The shop cannot be reached. Your basket is sent when it can.'
  return undefined
}
