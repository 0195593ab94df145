/** The ways a consignment reaches the buyer. */
export const shippingOptions = ['delivery', 'collection'] as const

export type ShippingOption = (typeof shippingOptions)[number]

/** The words of the checkout (CHK-10, CHK-11); what rides on a group's pallet has no delivery of its own to pay. */
export function shippingLabel(option: ShippingOption, { isOnPallet }: { isOnPallet: boolean }): string {
  if (option === 'collection') return 'Collect from brewery taproom'
  return isOnPallet
    ? 'On the group’s pallet'
    : 'Standard delivery — calculated once the brewery confirms fulfilment'
}
