import type { Cart, CartItem } from '../../../shared/api/basket-api.ts'
import { summariseGroups, summariseRegular } from '../../../shared/basket/basket-totals.ts'
import type { Database } from '../../platform/database/database.ts'
import type { UnitPrice } from '../../../shared/prices/unit-price.ts'
import { findGroupNames } from '../../catalogue/groups/find-group-names.ts'
import type { CartLineRow, GroupName } from './cart-queries.ts'
import { cartItemView } from './cart-view.ts'
import { type Buyer, readSellableOffers, nameOf, type Offer } from './offer.ts'
import { priceBaskets } from './price-basket.ts'

/** Stored lines with the present prices, stock and names of their items, and the present names of their groups. */
export async function showLines(
  database: Database,
  rows: readonly CartLineRow[],
  buyer: Buyer,
): Promise<CartItem[]> {
  const offers = await readSellableOffers(database, rows, buyer)
  const groups = await findGroupNames(database, {
    ids: rows.flatMap(({ groupId }) => groupId ?? []),
    slugs: [],
  })
  const offered = rows.map((row) => ({ ...row, offer: offers.get(nameOf(row)) ?? null }))
  const prices = priceBaskets(offered)
  return offered.map((row, at) => {
    const group = groups.find(({ id }) => id === row.groupId) ?? storedGroup(row)
    return showLine(row, { offer: row.offer, price: prices[at]!, group })
  })
}

export function showLine(
  row: CartLineRow,
  { offer, price, group }: { offer: Offer | null; price: UnitPrice | null; group: GroupName | null },
): CartItem {
  const { id, snapshot, quantity, addedAt, baselinePriceMinor, priceAcknowledgedAt } = row
  return cartItemView({
    cartItemId: id,
    offer,
    price,
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

/** A group that has left the shop retains its old name. */
export function storedGroup({ groupId, groupSlug, groupName }: CartLineRow): GroupName | null {
  return groupId === null ? null : { id: groupId, slug: groupSlug ?? '', name: groupName ?? '' }
}
