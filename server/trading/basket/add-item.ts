import { floorToMultiple } from '../../../shared/prices/order-multiple.ts'
import type { CartItem, NewCartItem } from '../../../shared/api/basket-api.ts'
import type { Database } from '../../platform/database/database.ts'
import {
  type CartLineRow,
  type CartOwner,
  buyerOf,
  deleteLine,
  type CartLineName,
  findLine,
  lowerLine,
  upsertLine,
} from './cart-queries.ts'
import { type Offer, saleRefusal } from './offer.ts'
import { type ResolvedLine, resolveLines } from './resolve-lines.ts'
import { showChanged } from './show-changed.ts'
import { basketFull, notInGroup, priceUnknown, soldOut } from '../../platform/errors/basket-errors.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import { sellerNotCleared, sellerPaused } from '../../platform/errors/standing-errors.ts'

type Offered = Extract<ResolvedLine, { kind: 'offered' }>
type Refused = Extract<ResolvedLine, { kind: 'refused' }>

/**
 * Adds an item to a basket, or sets its quantity (OPEN-49); answers the line, or null where none is left. Less than
 * one is ignored when adding and removes the line when setting (C-23). Stock is looked at, not reserved. Throws
 * RequestError 404 for what the shop does not have, 409 for what is sold out, has no price, is of a brewery that takes
 * no orders, or is not of the group.
 */
export async function addItem(
  database: Database,
  owner: CartOwner,
  { replaceQuantity, ...wanted }: NewCartItem,
  now: Date,
): Promise<CartItem | null> {
  const line = (await resolveLines(database, [wanted], buyerOf(owner, now)))[0]!
  if (line.kind === 'refused') throw refusalOf(line)
  const { kind, itemId } = line.offer
  const name = { kind, itemId, groupId: line.group?.id ?? null }
  const row = replaceQuantity
    ? await setUnits(database, owner, { line, name, now })
    : await addUnits(database, owner, { line, name, now })
  return (
    row && showChanged(database, { ownerOf: () => owner, row, offer: line.offer, group: line.group, now })
  )
}

type Addition = { line: Offered; name: CartLineName; now: Date }

async function addUnits(
  database: Database,
  owner: CartOwner,
  { line, name, now }: Addition,
): Promise<CartLineRow | null> {
  if (line.quantity === 0) return findLine(database, owner, name)
  if (saleRefusal(line.offer) !== null) throw notSold(line.offer)
  return put(database, owner, { line, replaces: false, now })
}

async function setUnits(
  database: Database,
  owner: CartOwner,
  { line, name, now }: Addition,
): Promise<CartLineRow | null> {
  const { quantity, offer } = line
  if (quantity === 0) {
    await deleteLine(database, owner, { name, now })
    return null
  }
  if (offer.maxQuantity > 0) return put(database, owner, { line, replaces: true, now })
  const lowered = await lowerLine(database, owner, { name, quantity, now })
  if (lowered === null) throw notSold(offer)
  return lowered
}

async function put(
  database: Database,
  owner: CartOwner,
  { line, replaces, now }: { line: Offered; replaces: boolean; now: Date },
): Promise<CartLineRow> {
  const { offer, group, quantity } = line
  const { kind, itemId, priceMinor, maxQuantity, orderMultiple } = offer
  const row = await upsertLine(database, owner, {
    line: {
      kind,
      itemId,
      group,
      quantity: floorToMultiple(quantity, orderMultiple),
      baselinePriceMinor: priceMinor,
      snapshot: offer,
    },
    maxQuantity,
    replaces,
    now,
  })
  if (row === null) throw basketFull()
  return row
}

function refusalOf({ reason, offer, group }: Refused) {
  if (reason !== 'not_in_group') return notFound(reason === 'unknown_item' ? 'The item' : 'The group')
  return notInGroup({ brewery: offer?.brewery?.name ?? 'This brewery', group: group?.name ?? 'the group' })
}

function notSold(offer: Offer) {
  const { closure } = offer
  if (closure) return closure.reason === 'seller_paused' ? sellerPaused(closure) : sellerNotCleared()
  if (saleRefusal(offer) !== 'price_unknown') return soldOut()
  return priceUnknown({ title: offer.title, seller: offer.brewery?.name ?? 'us' })
}
