import { isGivenUp, type OrderState } from './order-states.ts'
import type { ShippingOption } from './shipping-options.ts'

/** Whether all of an order is collected; what was given up does not count unless all was. */
export function isAllCollected(
  parts: readonly { state: OrderState; shippingOption: ShippingOption }[],
): boolean {
  const live = parts.filter(({ state }) => !isGivenUp(state))
  const counted = live.length > 0 ? live : parts
  return counted.length > 0 && counted.every(({ shippingOption }) => shippingOption === 'collection')
}
