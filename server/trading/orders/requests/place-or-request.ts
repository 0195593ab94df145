import { formatMinor } from '../../../../shared/format/money.ts'
import type { NewOrder, Order } from '../../../../shared/api/orders-api.ts'
import { buyersNote, type DeliveryNote } from '../../../../shared/delivery-note/delivery-note.ts'
import { limitPassed, requestHours } from '../../../../shared/orders/order-requests.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { priceBasket } from '../../basket/price-basket.ts'
import { lockBasket, removeFromBasket } from '../../basket/claim-basket.ts'
import type { Database } from '../../../platform/database/database.ts'
import { noApprover, tooManyRequestedOrders } from '../../../platform/errors/order-request-errors.ts'
import type { StepDeps } from '../order-deps.ts'
import { placeOrder } from '../place-order.ts'
import { ownPlacer } from '../placer.ts'
import type { StandingLine } from '../standing-order-tables.ts'
import { notifyApprovers } from './notify-of-request.ts'
import { insertRequest, type OrderRequestRow } from './order-request-queries.ts'
import { holdLimit, type LimitedBuyer } from './spending-limit.ts'

type Placing = {
  /** Who orders, and the site that the person acts for; null for the own account. */
  person: { id: string; name: string; siteId: string | null }
  clientId: string
  wanted: NewOrder
  countPlaced: (transaction: Database) => Promise<unknown>
}
type Placed = { kind: 'placed'; order: Order } | { kind: 'requested'; request: OrderRequestRow }

const mostOpen = 10

/**
 * Places the order of a basket, or requests it where it is above the person's limit: then it is checked as every order, and
 * nothing is reserved or charged (BIZ-06). Needs a transaction; throws as placeOrder.
 */
export async function placeOrRequest(
  transaction: Database,
  { person, clientId, wanted, countPlaced }: Placing,
  deps: StepDeps,
): Promise<Placed> {
  const { id: personId, siteId } = person
  const placing = { ...deps, clientId, wanted, countPlaced, placer: ownPlacer(personId) }
  const limit = await holdLimit(transaction, { personId, siteId, now: deps.now })
  if (limit === null) return { kind: 'placed', order: await placeOrder(transaction, placing) }
  try {
    const order = await transaction.transaction(async (within) => {
      const placed = await placeOrder(within, placing)
      if (limitPassed(limit, netOf(placed)) !== null) throw new AboveLimit(placed)
      return placed
    })
    return { kind: 'placed', order }
  } catch (error) {
    if (!(error instanceof AboveLimit)) throw error
    await countPlaced(transaction)
    const request = await requestOrder(
      transaction,
      { person, clientId, wanted, order: error.order, limit },
      deps,
    )
    return { kind: 'requested', request }
  }
}

/** Takes the placing back, with what it would have come to. */
class AboveLimit extends Error {
  readonly order: Order

  constructor(order: Order) {
    super('above the limit')
    this.order = order
  }
}

type Requesting = Omit<Placing, 'countPlaced'> & { order: Order; limit: LimitedBuyer }

async function requestOrder(
  transaction: Database,
  { person, clientId, wanted, order, limit }: Requesting,
  deps: StepDeps,
): Promise<OrderRequestRow> {
  const { now } = deps
  if (limit.approvers.length === 0) throw noApprover()
  if (limit.openRequests >= mostOpen) throw tooManyRequestedOrders()
  const held = await lockBasket(transaction, { clientId, groupId: order.group?.id ?? null, now })
  const prices = priceBasket(held)
  const lines = held.map(({ kind, itemId, quantity, offer, snapshot }, at): StandingLine => ({
    kind,
    itemId,
    quantity,
    priceMinor: prices[at]?.priceMinor ?? null,
    snapshot: offer ?? snapshot,
  }))
  const request = await insertRequest(transaction, {
    clientId,
    requestedById: person.id,
    requestedBy: person.name,
    reason: reasonOf(limit, netOf(order)),
    wanted,
    lines,
    note: noteOf(order),
    netMinor: netOf(order),
    totalMinor: order.totalMinor,
    requestedAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + requestHours * 3_600_000).toISOString(),
  })
  await removeFromBasket(
    transaction,
    held.map(({ lineId }) => lineId),
  )
  await writeAudit(transaction, {
    at: now,
    actor: { clientId: person.id, name: person.name, role: 'buyer', by: 'page' },
    verb: 'request order',
    subject: { kind: 'order_request', id: request.id },
    after: { siteId: clientId, totalMinor: order.totalMinor },
  })
  await notifyApprovers(transaction, { request, approvers: limit.approvers }, deps)
  return request
}

/** What counts towards a limit: goods, deposits and delivery. */
const netOf = ({ totalMinor, vatMinor }: Order) => totalMinor - vatMinor

/** 'Above the limit of £500.00 per order.' */
function reasonOf(limit: LimitedBuyer, netMinor: number): string {
  const { per, limitMinor } = limitPassed(limit, netMinor)!
  const above = `Above the limit of ${formatMinor(limitMinor)} ex VAT per ${per}`
  return per === 'order' ? `${above}.` : `${above}: ${formatMinor(limit.spentMinor)} before this order.`
}

/** The sheet of an order that is not placed. */
export function noteOf(order: Order): DeliveryNote {
  const note = buyersNote(order)
  return {
    ...note,
    facts: note.facts.filter(({ label }) => label !== 'Order' && label !== 'Placed'),
    parts: note.parts.map((part) => ({ ...part, standing: 'Ordered once approved' })),
  }
}
