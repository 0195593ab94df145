import type { StoredLine, MergedLine } from '../../../shared/api/basket-api.ts'
import { basketItemKey } from '../../../shared/basket/basket-keys.ts'
import { addLine, type BasketLine, priceChangeMinor } from '../../../shared/basket/basket-lines.ts'
import { basketLineLimit } from '../../../shared/limits/limits.ts'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import type { Database } from '../../platform/database/database.ts'
import { type CartLineRow, type CartOwner, linesOf, type NewCartLine } from './cart-queries.ts'
import { deleteLines, lockCart, putLines } from './merge-queries.ts'
import { type Offer, saleRefusal } from './offer.ts'
import { type ResolvedLine, resolveLines } from './resolve-lines.ts'

type Merge = { clientId: string; tokenHash: string | null; lines: readonly StoredLine[]; now: Date }
type Held = BasketLine & { offer: Offer }

/**
 * Adds the lines of a guest, those of the browser and those of the anonymous cart of this visitor, to a client's cart
 * and tells what became of each (C-46, OPEN-08). Needs a transaction. Lines of the anonymous cart that were refused
 * stay there.
 */
export async function mergeCart(
  transaction: Database,
  { clientId, tokenHash, lines, now }: Merge,
): Promise<MergedLine[]> {
  const visitor = tokenHash === null ? [] : await lockVisitorLines(transaction, { tokenHash }, now)
  const cartId = await lockCart(transaction, { clientId }, now)
  const stored = await linesOf(transaction, { clientId })
  const resolved = await resolveLines(transaction, [...lines, ...visitor.map(storedLine)], {
    clientId,
    day: londonDay(now),
  })

  let held: readonly BasketLine[] = stored.map(heldLine)
  const written = new Map<string, Held>()
  const outcomes = resolved.map((line, index): MergedLine => {
    const place = index < lines.length ? index : null
    const refused = (reason: MergedLine['reason']) => refusedLine(line, { place, reason })
    if (line.quantity === 0) return refused('bad_quantity')
    if (line.kind === 'refused') return refused(line.reason)
    const { offer } = line
    const unsold = saleRefusal(offer)
    if (unsold !== null) return refused(unsold)
    const added = guestLine(line)
    const before = held.find(({ itemKey }) => itemKey === added.itemKey)
    if (!before && held.length >= basketLineLimit) return refused('basket_full')
    held = addLine(held, added)
    const after = held.find(({ itemKey }) => itemKey === added.itemKey)!
    written.set(after.itemKey, { ...after, offer })
    return {
      line: place,
      itemKey: after.itemKey,
      title: offer.title,
      outcome: before ? 'merged' : 'added',
      reason: null,
      quantity: line.quantity,
      cartQuantity: after.quantity,
      capped: after.quantity < (before?.quantity ?? 0) + line.quantity,
      priceChangeMinor: priceChangeMinor({ ...after, priceMinor: offer.priceMinor }),
    }
  })

  await putLines(transaction, { cartId, lines: [...written.values()].map(newLine), now })
  const taken = visitor.filter((_row, index) => outcomes[lines.length + index]?.outcome !== 'refused')
  await deleteLines(
    transaction,
    taken.map(({ id }) => id),
  )
  return outcomes
}

/** An anonymous cart's lines, for this transaction only. */
async function lockVisitorLines(transaction: Database, owner: CartOwner, now: Date): Promise<CartLineRow[]> {
  await lockCart(transaction, owner, now)
  return linesOf(transaction, owner)
}

/** A line of the anonymous cart, as the browser would have sent it. */
function storedLine({ kind, itemId, groupId, quantity, baselinePriceMinor }: CartLineRow): StoredLine {
  const item = kind === 'variant' ? { variantId: itemId } : { upsellId: itemId }
  return { kind, ...item, groupId, quantity, baselinePriceMinor }
}

function heldLine({ kind, itemId, groupId, groupSlug, groupName, ...row }: CartLineRow): BasketLine {
  return {
    itemKey: basketItemKey({ kind, itemId, groupId }),
    quantity: row.quantity,
    maxQuantity: null,
    group: groupId === null ? null : { id: groupId, slug: groupSlug ?? '', name: groupName ?? '' },
    priceMinor: null,
    baselinePriceMinor: row.baselinePriceMinor,
    priceAcknowledgedAt: row.priceAcknowledgedAt,
  }
}

function guestLine(line: Extract<ResolvedLine, { kind: 'offered' }>): BasketLine {
  const { offer, group, quantity } = line
  return {
    itemKey: basketItemKey({ ...offer, groupId: group?.id ?? null }),
    quantity,
    maxQuantity: offer.maxQuantity,
    orderMultiple: offer.orderMultiple,
    group,
    priceMinor: offer.priceMinor,
    baselinePriceMinor: baselineOf(line),
    priceAcknowledgedAt: null,
  }
}

/** Who saw the price of everybody before signing in is not warned of the better one. */
function baselineOf({
  offer,
  baselinePriceMinor,
}: Extract<ResolvedLine, { kind: 'offered' }>): number | null {
  const isBase = baselinePriceMinor === (offer.basePriceMinor ?? null)
  return isBase || baselinePriceMinor === null ? offer.priceMinor : baselinePriceMinor
}

function newLine({ offer, group, quantity, baselinePriceMinor }: Held): NewCartLine {
  const { kind, itemId } = offer
  return { kind, itemId, group, quantity, baselinePriceMinor, snapshot: offer }
}

function refusedLine(
  line: ResolvedLine,
  { place, reason }: { place: number | null; reason: MergedLine['reason'] },
): MergedLine {
  const group = line.kind === 'offered' ? line.group : null
  const isKnown = line.kind === 'offered'
  return {
    line: place,
    itemKey: isKnown ? basketItemKey({ ...line.offer, groupId: group?.id ?? null }) : null,
    title: line.offer?.title ?? null,
    outcome: 'refused',
    reason,
    quantity: line.quantity,
    cartQuantity: 0,
    capped: false,
    priceChangeMinor: 0,
  }
}
