import { and, eq, type SQL, sql } from 'drizzle-orm'
import { basketLineLimit } from '../../shared/limits.ts'
import type { Database } from '../database/connect.ts'
import { keptStatement, listed, value } from '../database/kept-statement.ts'
import { cartLines, carts } from './cart-tables.ts'
import type { ItemName, Offer } from './offer.ts'

/** Whose cart it is: a client's, or that of whoever holds the token. */
export type CartOwner = { clientId: string } | { tokenHash: string }
export type GroupName = { id: string; slug: string; name: string }
export type CartLineRow = Omit<typeof cartLines.$inferSelect, 'cartId' | 'position'>
export type NewLine = ItemName & {
  group: GroupName | null
  quantity: number
  baselinePriceMinor: number | null
  snapshot: Offer
}
/** A line by its id, or by what it holds and for which group. */
export type LineName = { lineId: string } | (ItemName & { groupId: string | null })

/** What is read of a line. */
export const lineColumns = {
  id: cartLines.id,
  kind: cartLines.kind,
  itemId: cartLines.itemId,
  groupId: cartLines.groupId,
  groupSlug: cartLines.groupSlug,
  groupName: cartLines.groupName,
  quantity: cartLines.quantity,
  baselinePriceMinor: cartLines.baselinePriceMinor,
  priceAcknowledgedAt: cartLines.priceAcknowledgedAt,
  addedAt: cartLines.addedAt,
  snapshot: cartLines.snapshot,
}
const linesOfCart = (owned: SQL) => sql`
  select ${listed(lineColumns)} from ${cartLines} join ${carts} on ${carts.id} = ${cartLines.cartId}
  where ${owned} order by ${cartLines.position}`
const clientsLines = keptStatement<CartLineRow>(
  linesOfCart(sql`${carts.clientId} = ${value('clientId', 'uuid')}`),
)
const visitorsLines = keptStatement<CartLineRow>(
  linesOfCart(sql`${carts.tokenHash} = ${value('tokenHash', 'text')}`),
)

/** The lines of a cart in the order they began. */
export async function linesOf(database: Database, owner: CartOwner): Promise<CartLineRow[]> {
  return 'clientId' in owner ? clientsLines(database, owner) : visitorsLines(database, owner)
}

/** Null when the cart has no such line. */
export async function findLine(
  database: Database,
  owner: CartOwner,
  name: LineName,
): Promise<CartLineRow | null> {
  const [row] = await database
    .select(lineColumns)
    .from(cartLines)
    .innerJoin(carts, eq(carts.id, cartLines.cartId))
    .where(and(ownedBy(owner), named(name)))
  return row ?? null
}

/** Parts of kept statements: the cart of `clientId`, or of `tokenHash`, taken by who writes. */
export const clientsCart = openedCart(sql`client_id`, value('clientId', 'uuid'))
export const visitorsCart = openedCart(sql`token_hash`, value('tokenHash', 'text'))
const upsertOfClient = keptStatement<CartLineRow>(upserted(clientsCart))
const upsertOfVisitor = keptStatement<CartLineRow>(upserted(visitorsCart))

/**
 * Adds units to the line of the same item and group, or sets them, up to maxQuantity; begins the line, and the cart,
 * where there is none. Null when the cart is full.
 */
export async function upsertLine(
  database: Database,
  owner: CartOwner,
  { line, maxQuantity, replaces, now }: { line: NewLine; maxQuantity: number; replaces: boolean; now: Date },
): Promise<CartLineRow | null> {
  const { kind, itemId, group, baselinePriceMinor } = line
  const upsert = 'clientId' in owner ? upsertOfClient : upsertOfVisitor
  const [row] = await upsert(database, {
    ...owner,
    kind,
    itemId,
    groupId: group?.id ?? null,
    groupSlug: group?.slug ?? null,
    groupName: group?.name ?? null,
    quantity: Math.min(line.quantity, maxQuantity),
    maxQuantity,
    replaces,
    baselinePriceMinor,
    snapshot: JSON.stringify(line.snapshot),
    now: now.toISOString(),
  })
  return row ?? null
}

function upserted(cart: SQL): SQL {
  const [kind, itemId, groupId] = [value('kind', 'text'), value('itemId', 'uuid'), value('groupId', 'uuid')]
  return sql`
    with cart as (${cart})
    insert into cart_lines (cart_id, kind, item_id, group_id, group_slug, group_name, quantity,
      baseline_price_minor, added_at, snapshot)
    select cart.id, ${kind}, ${itemId}, ${groupId}, ${value('groupSlug', 'text')}, ${value('groupName', 'text')},
      ${value('quantity', 'integer')}, ${value('baselinePriceMinor', 'integer')}, ${value('now', 'timestamptz')},
      ${value('snapshot', 'jsonb')}
    from cart
    where (
      select count(*) < ${sql.raw(String(basketLineLimit))} or bool_or(held.kind = ${kind}
        and held.item_id = ${itemId} and held.group_id is not distinct from ${groupId})
      from cart_lines held where held.cart_id = cart.id
    )
    on conflict on constraint cart_lines_item do update set quantity = case
      when ${value('replaces', 'boolean')} then excluded.quantity
      else least(cart_lines.quantity + excluded.quantity, ${value('maxQuantity', 'integer')}) end
    returning ${listed(lineColumns)}`
}

/** Sets the units of a line, up to maxQuantity; a sold-out line is only lowered (C-22). Null when there is none. */
export async function setLineQuantity(
  database: Database,
  owner: CartOwner,
  { name, quantity, maxQuantity, now }: { name: LineName; quantity: number; maxQuantity: number; now: Date },
): Promise<CartLineRow | null> {
  const most = maxQuantity > 0 ? sql`${maxQuantity}::integer` : sql`cart_lines.quantity`
  const { rows } = await database.execute(sql`
    with cart as (${touchedCart(owner, now)})
    update cart_lines set quantity = least(${quantity}::integer, ${most})
    from cart where cart_lines.cart_id = cart.id and ${named(name)}
    returning ${listed(lineColumns)}`)
  return (rows[0] as CartLineRow | undefined) ?? null
}

export async function deleteLine(
  database: Database,
  owner: CartOwner,
  { name, now }: { name: LineName; now: Date },
): Promise<void> {
  await database.execute(sql`
    with cart as (${touchedCart(owner, now)})
    delete from cart_lines using cart where cart_lines.cart_id = cart.id and ${named(name)}`)
}

/** Takes these prices as seen; null, one that is not told, leaves the old one. */
export async function acknowledgeLines(
  database: Database,
  owner: CartOwner,
  { prices, now }: { prices: readonly { lineId: string; priceMinor: number | null }[]; now: Date },
): Promise<void> {
  const seen = JSON.stringify(prices.map(({ lineId, priceMinor }) => ({ id: lineId, price: priceMinor })))
  await database.execute(sql`
    with cart as (${touchedCart(owner, now)})
    update cart_lines
    set baseline_price_minor = coalesce(seen.price, baseline_price_minor),
      price_acknowledged_at = ${now.toISOString()}::timestamptz
    from cart, jsonb_to_recordset(${seen}::jsonb) as seen (id uuid, price integer)
    where cart_lines.cart_id = cart.id and cart_lines.id = seen.id`)
}

/** Whoever writes to a cart takes its row first, so that writers follow one another. Opens it where there is none. */
function openedCart(column: SQL, owner: SQL): SQL {
  return sql`
    insert into carts (${column}, touched_at) values (${owner}, ${value('now', 'timestamptz')})
    on conflict (${column}) do update set touched_at = excluded.touched_at
    returning id`
}

/** The same for a cart that may not be there. */
function touchedCart(owner: CartOwner, now: Date) {
  return sql`
    update carts set touched_at = ${now.toISOString()}::timestamptz where ${ownedBy(owner)} returning id`
}

function ownedBy(owner: CartOwner) {
  return 'clientId' in owner ? eq(carts.clientId, owner.clientId) : eq(carts.tokenHash, owner.tokenHash)
}

function named(name: LineName) {
  if ('lineId' in name) return eq(cartLines.id, name.lineId)
  const { kind, itemId, groupId } = name
  return sql`cart_lines.kind = ${kind} and cart_lines.item_id = ${itemId}::uuid
    and cart_lines.group_id is not distinct from ${groupId}::uuid`
}
