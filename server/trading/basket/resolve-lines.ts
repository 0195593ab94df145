import { basketItemKind } from '../../../shared/basket/basket-keys.ts'
import { readQuantity } from '../../../shared/basket/basket-quantity.ts'
import type { StoredLine } from '../../../shared/api/basket-api.ts'
import { normaliseGroupSlug } from '../../../shared/format/slug.ts'
import { isUuid } from '../../../shared/format/uuid.ts'
import type { Database } from '../../platform/database/database.ts'
import { findGroupNames } from '../../catalogue/groups/find-group-names.ts'
import { findMembers, memberKey } from '../../catalogue/groups/find-members.ts'
import type { GroupName } from './cart-queries.ts'
import { type Buyer, readSellableOffers, type ItemName, nameOf, type Offer } from './offer.ts'
import { badField } from '../../platform/errors/common-errors.ts'

/** A wanted line with what the shop knows of it, or why it is not to be had. */
export type ResolvedLine =
  | {
      kind: 'refused'
      reason: 'unknown_item' | 'unknown_group' | 'not_in_group'
      quantity: number
      offer: Offer | null
      /** Where the item is not of it. */
      group: GroupName | null
    }
  | {
      kind: 'offered'
      offer: Offer
      group: GroupName | null
      quantity: number
      baselinePriceMinor: number | null
    }

type RequestedLine = { item: ItemName; groupId: string | null; groupSlug: string | null; line: StoredLine }

/**
 * Looks up items, at a buyer's prices, and groups of wanted lines, in their order. A group's basket takes its members' beer only (S-08), and
 * accessories. Throws RequestError 400 for a line without an id.
 */
export async function resolveLines(
  database: Database,
  lines: readonly StoredLine[],
  buyer: Buyer,
): Promise<ResolvedLine[]> {
  const wanted = lines.map(readLine)
  const offers = await readSellableOffers(
    database,
    wanted.map(({ item }) => item).filter(({ itemId }) => isUuid(itemId)),
    buyer,
  )
  const groups = await findGroupNames(database, {
    ids: wanted.flatMap(({ groupId }) => (groupId !== null && isUuid(groupId) ? [groupId] : [])),
    slugs: wanted.flatMap(({ groupSlug }) => groupSlug ?? []),
  })
  const members = await findMembers(
    database,
    groups.map(({ id }) => id),
  )
  return wanted.map(({ item, groupId, groupSlug, line }) => {
    const quantity = readQuantity(line.quantity)
    const offer = offers.get(nameOf(item)) ?? null
    const refused = { kind: 'refused', quantity, offer, group: null } as const
    if (offer === null) return { ...refused, reason: 'unknown_item' }
    const group =
      groupSlug === null
        ? groups.find(({ id }) => id === groupId)
        : groups.find(({ slug }) => slug === groupSlug)
    const isRegular = groupSlug === null && groupId === null
    if (!group && !isRegular) return { ...refused, reason: 'unknown_group' }
    if (group && offer.brewery && !members.has(memberKey(group.id, offer.brewery.id)))
      return { ...refused, reason: 'not_in_group', group }
    return {
      kind: 'offered',
      offer,
      group: group ?? null,
      quantity,
      baselinePriceMinor: line.baselinePriceMinor ?? null,
    }
  })
}

/** The names in a line: of one item, and of a group or none. The slug decides which group, as in its addresses. */
function readLine(line: StoredLine): RequestedLine {
  const itemKind = basketItemKind(line.kind ?? (line.variantId ? 'variant' : 'upsell')) ?? 'variant'
  const field = itemKind === 'variant' ? 'variantId' : 'upsellId'
  const itemId = line[field]?.trim().toLowerCase() ?? ''
  if (itemId === '') throw badField(field, `Field '${field}' must name an item.`)
  const groupId = line.groupId?.trim().toLowerCase() || null
  const groupSlug = normaliseGroupSlug(line.groupSlug ?? '') || null
  if (groupId === null && groupSlug === null && line.groupName?.trim())
    throw badField('groupSlug', 'A group is named by its slug or its id.')
  return { item: { kind: itemKind, itemId }, groupId, groupSlug, line }
}
