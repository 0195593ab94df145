import type { CartItem, NewCartItem } from '../../shared/api/basket.ts'
import type { Database } from '../database/connect.ts'
import { notFound, RequestError } from '../errors.ts'
import {
  type CartLineRow,
  type CartOwner,
  deleteLine,
  findLine,
  type LineName,
  setLineQuantity,
  upsertLine,
} from './cart-queries.ts'
import { type ResolvedLine, resolveLines } from './resolve-lines.ts'
import { showLine } from './show-lines.ts'

type Offered = Extract<ResolvedLine, { kind: 'offered' }>

/**
 * Adds an item to a basket, or sets its quantity (OPEN-49); answers the line, or null where none is left. Less than
 * one is ignored when adding and removes the line when setting (C-23). Stock is looked at, not reserved. Throws
 * RequestError 404 for what the shop does not have, 409 for what is sold out.
 */
export async function addItem(
  database: Database,
  owner: CartOwner,
  { replaceQuantity, ...wanted }: NewCartItem,
  now: Date,
): Promise<CartItem | null> {
  const line = (await resolveLines(database, [wanted]))[0]!
  if (line.kind === 'refused') throw notFound(line.reason === 'unknown_item' ? 'The item' : 'The group')
  const { kind, itemId } = line.offer
  const name = { kind, itemId, groupId: line.group?.id ?? null }
  const row = replaceQuantity
    ? await setUnits(database, owner, { line, name, now })
    : await addUnits(database, owner, { line, name, now })
  return row && showLine(row, line.offer, line.group)
}

type Change = { line: Offered; name: LineName; now: Date }

async function addUnits(
  database: Database,
  owner: CartOwner,
  { line, name, now }: Change,
): Promise<CartLineRow | null> {
  if (line.quantity === 0) return findLine(database, owner, name)
  if (line.offer.maxQuantity <= 0) throw soldOut()
  return put(database, owner, { line, replaces: false, now })
}

async function setUnits(
  database: Database,
  owner: CartOwner,
  { line, name, now }: Change,
): Promise<CartLineRow | null> {
  const { quantity, offer } = line
  if (quantity === 0) {
    await deleteLine(database, owner, { name, now })
    return null
  }
  if (offer.maxQuantity > 0) return put(database, owner, { line, replaces: true, now })
  const lowered = await setLineQuantity(database, owner, { name, quantity, maxQuantity: 0, now })
  if (lowered === null) throw soldOut()
  return lowered
}

async function put(
  database: Database,
  owner: CartOwner,
  { line, replaces, now }: { line: Offered; replaces: boolean; now: Date },
): Promise<CartLineRow> {
  const { offer, group, quantity } = line
  const { kind, itemId, priceMinor, maxQuantity } = offer
  const row = await upsertLine(database, owner, {
    line: { kind, itemId, group, quantity, baselinePriceMinor: priceMinor, snapshot: offer },
    maxQuantity,
    replaces,
    now,
  })
  if (row === null) throw new RequestError(409, 'basket_full', 'The basket is full.')
  return row
}

const soldOut = () => new RequestError(409, 'sold_out', 'This is sold out online.')
