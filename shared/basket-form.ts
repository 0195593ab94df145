/**
 * Fields of the forms that post to paths.cartLines and so add without JavaScript. `kind`, `itemId` and `quantity` come
 * again for each item, in the same order; `groupSlug` likewise, or once for all of them, empty for the regular basket.
 */
export const basketFields = {
  kind: 'kind',
  itemId: 'itemId',
  quantity: 'quantity',
  groupSlug: 'groupSlug',
  /** The path to go back to. */
  returnTo: 'returnTo',
} as const
