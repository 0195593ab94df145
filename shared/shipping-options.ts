/** How what a brewery sends gets to the buyer. */
export const shippingOptions = ['delivery', 'collection'] as const
export type ShippingOption = (typeof shippingOptions)[number]

/** The words of the checkout (CHK-10, CHK-11). */
export const shippingLabels: Readonly<Record<ShippingOption, string>> = {
  delivery: 'Standard delivery — calculated once the brewery confirms fulfilment',
  collection: 'Collect from brewery taproom',
}
