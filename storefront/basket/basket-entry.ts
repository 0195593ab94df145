import type { CartItem, KeptLine } from '../../shared/api/basket.ts'
import type { KeptBasketLine } from '../../shared/basket-cookie.ts'
import { basketItemKey } from '../../shared/basket-keys.ts'
import { CURRENCY_SYMBOL } from '../../shared/money.ts'
import { unitsPerLine } from '../../shared/limits.ts'

/** A line of a basket as the browser holds and shows it. */
export type BasketEntry = CartItem & {
  /** Nothing is known of it yet but its name: the shop could not be asked. */
  isBare?: true
  /** The shop has not heard of its last change. */
  isWaiting?: true
}

/** Names a line without the shop's help: a group's id is known to the shop alone, its slug to every page. */
export type LineName = Pick<KeptBasketLine, 'kind' | 'itemId' | 'groupSlug'>

export const nameOf = ({ kind, commerceItemId, group }: CartItem): LineName => ({
  kind,
  itemId: commerceItemId,
  groupSlug: group?.slug ?? null,
})

export const keyOfName = ({ groupSlug, ...item }: LineName) => basketItemKey({ ...item, groupId: groupSlug })

/** The entry of this name among others. */
export function findEntry(entries: readonly BasketEntry[], name: LineName): BasketEntry | undefined {
  const key = keyOfName(name)
  return entries.find((entry) => keyOfName(nameOf(entry)) === key)
}

/** An entry for an item of which only the name is known, in a group whose other lines may tell more. */
export function bareEntry(
  wanted: LineName & { quantity: number; baselinePriceMinor?: number | null; title?: string },
  among: readonly BasketEntry[],
): BasketEntry {
  const { kind, itemId, groupSlug, quantity, title = '', baselinePriceMinor = null } = wanted
  const group = groupSlug === null ? null : (groupOf(groupSlug, among) ?? groupBySlug(groupSlug))
  return {
    itemKey: basketItemKey({ kind, itemId, groupId: group?.id ?? null }),
    kind,
    cartItemId: null,
    ...(kind === 'variant' ? { beerId: '', variantId: itemId } : { upsellId: itemId }),
    quantity,
    maxQuantity: unitsPerLine,
    title,
    variantLabel: null,
    description: '',
    breweryName: null,
    imageUrl: '',
    detailHref: '',
    priceDisplay: null,
    priceMinor: null,
    currencySymbol: CURRENCY_SYMBOL,
    stockLabel: '',
    volumeMl: null,
    couplerType: null,
    teamId: null,
    teamSlug: null,
    commerceItemId: itemId,
    commerceItemSource: kind === 'variant' ? 'catalog_variant' : 'upsell',
    commerceSnapshot: {
      product: { title, imageUrl: '', metadata: { teamName: null } },
      pricing: { unitPriceMinor: null, currencySymbol: CURRENCY_SYMBOL },
      inventory: { availableUnits: unitsPerLine, maxQuantity: unitsPerLine },
    },
    group,
    addedAt: null,
    baselinePriceMinor,
    priceChangeMinor: 0,
    priceAcknowledgedAt: null,
    isBare: true,
  }
}

/** The entry as the cookie keeps it. */
export const cookieLineOf = (entry: BasketEntry): KeptBasketLine => ({
  ...nameOf(entry),
  quantity: entry.quantity,
  baselinePriceMinor: entry.baselinePriceMinor,
})

/** The entry as a quote or a merge asks for it. */
export function wireLineOf(entry: BasketEntry): KeptLine {
  const { kind, itemId, groupSlug } = nameOf(entry)
  const item = kind === 'variant' ? { variantId: itemId } : { upsellId: itemId }
  return { kind, ...item, groupSlug, quantity: entry.quantity, baselinePriceMinor: entry.baselinePriceMinor }
}

const groupOf = (slug: string, among: readonly BasketEntry[]) =>
  among.find(({ group }) => group?.slug === slug)?.group ?? null

/** Until the shop tells: 'thames-valley' is called 'Thames valley'. */
function groupBySlug(slug: string) {
  const words = slug.replaceAll('-', ' ')
  return { id: slug, slug, name: words.charAt(0).toUpperCase() + words.slice(1) }
}
