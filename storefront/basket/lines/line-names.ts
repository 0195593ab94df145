import type { BasketEntry } from './basket-entry.ts'

/** What a line is called, also where the shop gives it no name (CONST-19, CONST-21, ENT-49). */
export function itemTitle({ kind, title, commerceSnapshot }: BasketEntry): string {
  const known = title.trim() || commerceSnapshot.product.title.trim()
  return known || (kind === 'variant' ? 'Beer' : 'Accessory')
}

/** What a line's beer comes in (CONST-20); null for an accessory, and while nothing is known of the line. */
export function packagingLabel({ kind, variantLabel, isBare }: BasketEntry): string | null {
  if (kind !== 'variant') return null
  return variantLabel?.trim() || (isBare ? null : 'Packaging')
}

/** 'Coal Staith, 30L Keg'. */
export function lineName(entry: BasketEntry | undefined): string {
  if (entry === undefined || isNameless(entry)) return 'Item'
  return [itemTitle(entry), packagingLabel(entry)].filter(Boolean).join(', ')
}

/** Whether the shop has not answered yet what the line is called. */
export const isNameless = ({ isBare, title }: BasketEntry): boolean => isBare === true && title === ''
