import type { Cart, CartItem } from '../../shared/api/basket.ts'
import { summariseGroups, summariseRegular } from '../../shared/basket-totals.ts'
import type { Database } from '../database/connect.ts'
import { findGroupNames } from '../groups/find-group-names.ts'
import type { CartLineRow, GroupName } from './cart-queries.ts'
import { cartItemView } from './cart-view.ts'
import { findOffers, nameOf, type Offer } from './offer.ts'

/** Kept lines beside what their items cost, hold and are called now, and what their groups are called now. */
export async function showLines(database: Database, rows: readonly CartLineRow[]): Promise<CartItem[]> {
  const offers = await findOffers(database, rows)
  const groups = await findGroupNames(database, {
    ids: rows.flatMap(({ groupId }) => groupId ?? []),
    slugs: [],
  })
  return rows.map((row) => {
    const group = groups.find(({ id }) => id === row.groupId) ?? keptGroup(row)
    return showLine(row, offers.get(nameOf(row)) ?? null, group)
  })
}

export function showLine(row: CartLineRow, offer: Offer | null, group: GroupName | null): CartItem {
  const { id, snapshot, quantity, addedAt, baselinePriceMinor, priceAcknowledgedAt } = row
  return cartItemView({
    cartItemId: id,
    offer,
    snapshot,
    group,
    quantity,
    addedAt,
    baselinePriceMinor,
    priceAcknowledgedAt,
  })
}

/** Lines with the sums of their baskets. */
export function cartView(items: CartItem[]): Cart {
  return { items, regularSummary: summariseRegular(items), groupSummaries: summariseGroups(items) }
}

/** A group that has left the shop is called what it was. */
function keptGroup({ groupId, groupSlug, groupName }: CartLineRow): GroupName | null {
  return groupId === null ? null : { id: groupId, slug: groupSlug ?? '', name: groupName ?? '' }
}
