import type { CartItem, StoredLine } from '../../../shared/api/basket-api.ts'
import type { CookieLine } from '../../../shared/basket/basket-cookie.ts'
import { basketItemKey } from '../../../shared/basket/basket-keys.ts'
import { CURRENCY_SYMBOL } from '../../../shared/format/money.ts'
import { unitsPerLine } from '../../../shared/limits/limits.ts'

/** A line of a basket as the browser holds and shows it. */
export type BasketEntry = CartItem & {
  /** Nothing is known of it yet but its name: the shop could not be asked. */
  isBare?: true
  /** The shop has not answered its last change. */
  isWaiting?: true
}

/** Names a line without the shop's help: a group's id is known to the shop alone, its slug to every page. */
export type LineName = Pick<CookieLine, 'kind' | 'itemId' | 'groupSlug'>

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

/** A line of which the browser knows the name alone is shown as the server rendered it, until the shop answers. */
export function withServerLines(
  lines: readonly BasketEntry[],
  fromServer: readonly BasketEntry[],
): readonly BasketEntry[] {
  return lines.map((line) => {
    const known = line.isBare ? findEntry(fromServer, nameOf(line)) : undefined
    return known ? { ...known, quantity: line.quantity, isWaiting: line.isWaiting } : line
  })
}

/** An entry for an item of which only the name is known, in a group that other lines may describe. */
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

/** The entry in the form of the cookie. */
export const cookieLineOf = (entry: BasketEntry): CookieLine => ({
  ...nameOf(entry),
  quantity: entry.quantity,
  baselinePriceMinor: entry.baselinePriceMinor,
})

/** The entry in the form of a quote or merge request. */
export function wireLineOf(entry: BasketEntry): StoredLine {
  const { kind, itemId, groupSlug } = nameOf(entry)
  const item = kind === 'variant' ? { variantId: itemId } : { upsellId: itemId }
  return { kind, ...item, groupSlug, quantity: entry.quantity, baselinePriceMinor: entry.baselinePriceMinor }
}

const groupOf = (slug: string, among: readonly BasketEntry[]) =>
  among.find(({ group }) => group?.slug === slug)?.group ?? null

/** Until the shop answers: 'thames-valley' is called 'Thames valley'. */
function groupBySlug(slug: string) {
  const words = slug.replaceAll('-', ' ')
  return { id: slug, slug, name: words.charAt(0).toUpperCase() + words.slice(1) }
}
