/**
 * Fields of the forms that post to paths.cartLines and so add without JavaScript. `kind`, `itemId` and `quantity` come
 * again for each item, in the same order; `kind` and `groupSlug` likewise, or once for all of them, an empty group for
 * the regular basket. A form without any quantity adds one of each.
 */
export const basketFields = {
  kind: 'kind',
  itemId: 'itemId',
  quantity: 'quantity',
  groupSlug: 'groupSlug',
  /** The path to go back to. */
  returnTo: 'returnTo',
} as const
