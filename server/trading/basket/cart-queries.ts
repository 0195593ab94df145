import { and, eq, type SQL, sql } from 'drizzle-orm'
import { basketLineLimit } from '../../../shared/limits/limits.ts'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import type { Database } from '../../platform/database/database.ts'
import { preparedStatement, listed, value } from '../../platform/database/prepared-statement.ts'
import { cartLines, carts } from './cart-tables.ts'
import type { Buyer, ItemName, Offer } from './offer.ts'

/** The owner of a cart: a client, or the visitor who holds the token. */
export type CartOwner = { clientId: string } | { tokenHash: string }
/** The buyer at whose prices a cart is read: its client, or everybody for a visitor's. */
export const buyerOf = (owner: CartOwner, now: Date): Buyer => ({
  clientId: 'clientId' in owner ? owner.clientId : null,
  day: londonDay(now),
})
export type GroupName = { id: string; slug: string; name: string }
export type CartLineRow = Omit<typeof cartLines.$inferSelect, 'cartId' | 'position'>
export type NewCartLine = ItemName & {
  group: GroupName | null
  quantity: number
  baselinePriceMinor: number | null
  snapshot: Offer
}
/** Identifies a line by its id, or by its item and group. */
export type CartLineName = { lineId: string } | (ItemName & { groupId: string | null })

/** The columns that a query reads of a line. */
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
const clientsLines = preparedStatement<CartLineRow>(
  linesOfCart(sql`${carts.clientId} = ${value('clientId', 'uuid')}`),
)
const visitorsLines = preparedStatement<CartLineRow>(
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
  name: CartLineName,
): Promise<CartLineRow | null> {
  const [row] = await database
    .select(lineColumns)
    .from(cartLines)
    .innerJoin(carts, eq(carts.id, cartLines.cartId))
    .where(and(ownedBy(owner), named(name)))
  return row ?? null
}

/** Parts of prepared statements: the cart of `clientId` or of `tokenHash`, locked for the writer. */
export const clientsCart = openedCart(sql`client_id`, value('clientId', 'uuid'))
export const visitorsCart = openedCart(sql`token_hash`, value('tokenHash', 'text'))
const upsertOfClient = preparedStatement<CartLineRow>(upserted(clientsCart))
const upsertOfVisitor = preparedStatement<CartLineRow>(upserted(visitorsCart))

/**
 * Adds units to the line of the same item and group, or sets them, up to maxQuantity; creates the line and the cart if
 * they do not exist. Null when the cart is full.
 */
export async function upsertLine(
  database: Database,
  owner: CartOwner,
  {
    line,
    maxQuantity,
    replaces,
    now,
  }: { line: NewCartLine; maxQuantity: number; replaces: boolean; now: Date },
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

/** Lowers the units of a sold-out line; more of it than it holds changes nothing (C-22). Null when there is none. */
export async function lowerLine(
  database: Database,
  owner: CartOwner,
  { name, quantity, now }: { name: CartLineName; quantity: number; now: Date },
): Promise<CartLineRow | null> {
  const { rows } = await database.execute(sql`
    with cart as (${touchedCart(owner, now)})
    update cart_lines set quantity = least(${quantity}::integer, cart_lines.quantity)
    from cart where cart_lines.cart_id = cart.id and ${named(name)}
    returning ${listed(lineColumns)}`)
  return (rows[0] as CartLineRow | undefined) ?? null
}

export async function deleteLine(
  database: Database,
  owner: CartOwner,
  { name, now }: { name: CartLineName; now: Date },
): Promise<void> {
  await database.execute(sql`
    with cart as (${touchedCart(owner, now)})
    delete from cart_lines using cart where cart_lines.cart_id = cart.id and ${named(name)}`)
}

/** Records these prices as acknowledged; null leaves the old price. */
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

/**
 * Every writer locks the cart's row first, so that writers run one after the other. Creates the cart if it does not
 * exist.
 */
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

function named(name: CartLineName) {
  if ('lineId' in name) return eq(cartLines.id, name.lineId)
  const { kind, itemId, groupId } = name
  return sql`cart_lines.kind = ${kind} and cart_lines.item_id = ${itemId}::uuid
    and cart_lines.group_id is not distinct from ${groupId}::uuid`
}

/** How many baskets hold any of these storefront variants. */
export async function basketsHolding(database: Database, variantIds: readonly string[]): Promise<number> {
  const { rows } = await database.execute(sql`
    select count(distinct cart_id)::int as baskets from cart_lines
    where kind = 'variant' and item_id = any(${sql.param([...variantIds])}::uuid[])`)
  return Number(rows[0]?.['baskets'] ?? 0)
}

/** How many baskets with anything in them were changed since a moment. */
export async function countBasketsSince(database: Database, since: Date): Promise<number> {
  const { rows } = await database.execute<{ total: number }>(sql`
    select count(*)::integer as total from ${carts} as cart
    where cart.touched_at >= ${since.toISOString()}::timestamptz
      and exists (select from ${cartLines} as line where line.cart_id = cart.id)`)
  return Number(rows[0]!.total)
}
