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

/** Whether what this brewery sells is collected; null is Dray, which sends its accessories. */
export const isCollected = (teamId: string | null, options: ReadonlyMap<string, ShippingOption>): boolean =>
  teamId !== null && options.get(teamId) === 'collection'
