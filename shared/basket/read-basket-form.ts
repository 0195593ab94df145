import type { AddedItem } from './basket-events.ts'
import { basketItemKind } from './basket-keys.ts'
import { readQuantity } from './basket-quantity.ts'

/** The items of a form of basket-form.ts; those without a kind, an id or a quantity of at least one are left out (C-23). */
export function readBasketForm(fields: Iterable<readonly [name: string, value: unknown]>): AddedItem[] {
  // Without a prototype, so that a field may be called constructor.
  const values = Object.create(null) as Record<string, string[]>
  for (const [name, value] of fields) {
    if (typeof value === 'string') (values[name] ??= []).push(value.trim())
  }
  const { kind = [], itemId = [], quantity = [], groupSlug = [] } = values
  return itemId.flatMap((id, at) => {
    const itemKind = basketItemKind((kind.length === 1 ? kind[0] : kind[at]) ?? '')
    const wanted = quantity.length === 0 ? 1 : readQuantity(Number(quantity[at] || Number.NaN))
    const slug = (groupSlug.length === 1 ? groupSlug[0] : groupSlug[at]) || null
    if (itemKind === null || id === '' || wanted === 0) return []
    return [{ kind: itemKind, itemId: id, groupSlug: slug, quantity: wanted }]
  })
}
