/** The ways a consignment reaches the buyer. */
export const shippingOptions = ['delivery', 'collection'] as const

export type ShippingOption = (typeof shippingOptions)[number]

/** The words of the two options at both checkouts, and nowhere after the payment (CHK-10, CHK-11). */
export const shippingLabels: Readonly<Record<ShippingOption, string>> = {
  delivery: 'Standard delivery — calculated once the brewery confirms fulfilment',
  collection: 'Collect from brewery taproom',
}

/** Whether what this brewery sells is collected; null is Dray, which sends its accessories. */
export const isCollected = (teamId: string | null, options: ReadonlyMap<string, ShippingOption>): boolean =>
  teamId !== null && options.get(teamId) === 'collection'
