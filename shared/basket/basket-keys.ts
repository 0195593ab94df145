import { isUuid } from '../format/uuid.ts'

/** What a basket holds: beer in a container, or an accessory. The API calls them variant and upsell. */
export type BasketItemKind = 'variant' | 'upsell'

/** The kind of a wire word, 'accessory' being another word for upsell (C-11); null for any other word. */
export function basketItemKind(word: string): BasketItemKind | null {
  if (word === 'accessory') return 'upsell'
  return word === 'variant' || word === 'upsell' ? word : null
}

/** The key of a line: an item has at most one line in each basket, and may be in several baskets (C-69). */
export function basketItemKey(item: {
  kind: BasketItemKind
  itemId: string
  groupId: string | null
}): string {
  const key = `${item.kind}:${item.itemId}`
  return item.groupId === null ? key : `${key}:${item.groupId}`
}

/** Whether a guest's line may go into an account: its id is a UUID, or 24 or more hex figures (BASK-26, C-47). */
export function isMergeableId(itemId: string): boolean {
  return isUuid(itemId) || /^[0-9a-f]{24,}$/i.test(itemId)
}
