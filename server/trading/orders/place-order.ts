import type { BasketDifference, NewOrder, Order } from '../../../shared/api/orders-api.ts'
import { type CheckoutDetails, readCheckoutDetails } from '../../../shared/checkout/checkout-details.ts'
import {
  leastCardMinor,
  orderTotalLimitMinor,
  ordersPerHour,
  reservationMinutes,
} from '../../../shared/limits/limits.ts'
import {
  type BasketLineToOrder,
  lockBasketLines,
  type LineToOrder,
  removeFromBasket,
  withOffers,
} from '../basket/claim-basket.ts'
import { requireCredit, requireCreditAccount } from '../../finance/credit/require-credit.ts'
import type { Database } from '../../platform/database/database.ts'
import { inOneTrip } from '../../platform/database/in-one-trip.ts'
import { readSenders } from '../delivery-terms/quote-parts.ts'
import type { GroupDelivery } from '../../catalogue/groups/find-group-delivery.ts'
import { shownRun } from '../../parties/runs/find-runs.ts'
import { reserveStock } from '../stock/move-order-stock.ts'
import { findSellerClosures } from '../../parties/brewery-standing/find-seller-closures.ts'
import { changeOf, checkBasket, type OrderableLine } from './check-basket.ts'
import { findOrder } from './find-orders.ts'
import { findUninvoicedTotal } from './read-orders.ts'
import { openParts } from './life/open-parts.ts'
import type { StepDeps } from './order-deps.ts'
import { findWish } from './life/standing-wishes.ts'
import { handoverProblems, readHandover } from '../../../shared/orders/handover.ts'
import { mayHold } from './may-hold.ts'
import { lockOrder, readPlacingRecord } from './order-queries.ts'
import { markPaid } from './settle-payment.ts'
import { claimOfferUnits } from './claim-offer-units.ts'
import { assignRun } from './runs/assign-run.ts'
import { isCollected } from '../../../shared/orders/shipping-options.ts'
import { planDelivery, requireCollections } from './plan-delivery.ts'
import { planOrder } from './plan-order.ts'
import { requireGroup, requireInArea } from './require-group.ts'
import { ownPlacer, type Placer } from './placer.ts'
import { storeOrder } from './store-order.ts'
import { requireApprovedTrade } from '../../parties/trade-accounts/require-approved-trade.ts'
import { tooManyRequests } from '../../platform/errors/common-errors.ts'
import {
  basketChanged,
  basketEmpty,
  cardTooSmall,
  checkoutIncomplete,
  notAMultiple,
  orderTooLarge,
  totalChanged,
} from '../../platform/errors/order-errors.ts'
import { runChanged } from '../../platform/errors/run-errors.ts'
import type { RequestError } from '../../platform/errors/request-error.ts'

const hourMs = 3_600_000

/** What is ordered instead of a basket, by a standing order or by phone, and the run that it travels on; null is the first. */
type ListedLines = { lines: readonly LineToOrder[]; runId: string | null }
type Placing = {
  clientId: string
  wanted: NewOrder
  listed?: ListedLines
  /** Absent where the client orders on a page. */
  placer?: Placer
  /** Counts what is placed; asked last, so that its rows are locked no longer than the stock. */
  countPlaced?: (transaction: Database) => Promise<unknown>
} & StepDeps

/**
 * Places an order of a client's basket, or of listed lines: checks it against what the shop offers now, reserves stock, copies all the
 * order says and takes the lines out of the cart. Needs a transaction; throws RequestError with what is to be changed,
 * and then nothing was done.
 */
export async function placeOrder(
  transaction: Database,
  { clientId, wanted, listed, placer, countPlaced, ...deps }: Placing,
): Promise<Order> {
  const { now } = deps
  const since = new Date(now.getTime() - hourMs)
  const [, held, record, wish] = await inOneTrip([
    requireApprovedTrade(transaction, clientId),
    listed ? [] : lockBasketLines(transaction, { clientId, now }),
    readPlacingRecord(transaction, { clientId, since }),
    wanted.wish ?? findWish(transaction, clientId),
  ])
  const details = requireDetails(wanted)
  const group = wanted.groupId ? await requireGroup(transaction, wanted.groupId) : null
  const isInvoice = wanted.payment === 'invoice'
  if (isInvoice) await requireCreditAccount(transaction, clientId)

  const rows = listed?.lines ?? held.filter(({ groupId }) => groupId === (group?.id ?? null))
  const readLines = () => withOffers(transaction, { clientId, rows, now })
  const basket = await readLines()
  if (basket.length === 0) throw basketEmpty()
  if (record.placed >= ordersPerHour) throw tooManyOrders(record.firstPlacedAt, now)
  const teamIds = [...new Set(basket.flatMap(({ offer }) => (offer ? [offer.brewery?.id ?? null] : [])))]
  const breweryIds = teamIds.filter((id) => id !== null)
  const [closures, quote] = await inOneTrip([
    findSellerClosures(transaction, breweryIds, now),
    readSenders(transaction, { teamIds, now }),
  ])
  const { lines, changes } = checkBasket(basket, group, closures)
  if (changes.length > 0) throw refusalOf(changes)
  const { shipTo, contact } = details
  const handover = readHandover(wanted.handover)
  const options = new Map((wanted.shipping ?? []).map(({ teamId, option }) => [teamId, option]))
  const { postcode } = shipTo ?? contact
  const toDeliver = { lines, options, postcode }
  if (group) {
    if (lines.some(({ offer }) => !isCollected(offer.brewery?.id ?? null, options)))
      requireInArea(group, goesTo(details))
    requireCollections(quote, toDeliver)
  }
  const delivery = group ? undefined : planDelivery(quote, toDeliver)
  const planWith = (limitG?: number) =>
    planOrder({ lines, options, delivery, palletTo: group && postcode, ...(limitG && { limitG }) })
  const { plan, run } =
    group === null
      ? { plan: planWith(), run: null }
      : await assignRun(transaction, { group, postcode, handover, now, planWith, onlyRunId: listed?.runId })
  if (plan === null || plan.totalMinor > orderTotalLimitMinor) throw orderTooLarge()
  const isFree = !isInvoice && plan.totalMinor === 0
  if (!isInvoice && !isFree && plan.totalMinor < leastCardMinor) throw cardTooSmall()
  const { expectedRunDay, expectedTotalMinor } = wanted
  if (group && run && expectedRunDay !== undefined && expectedRunDay !== run.day)
    throw runChanged({ run: shownRun(group.slug, run), totalMinor: plan.totalMinor })
  if (expectedTotalMinor !== undefined && expectedTotalMinor !== plan.totalMinor) throw totalChanged(plan)

  if (isInvoice) {
    const { totalMinor } = plan
    await requireCredit(transaction, { clientId, totalMinor, uninvoicedOf: findUninvoicedTotal })
  }

  const wantedUnits = basket.map(({ quantity, offer }) => ({
    quantity,
    sellable: offer?.availableUnits ?? 0,
  }))
  const isHeld = isInvoice || mayHold(record, { totalMinor: plan.totalMinor, lines: wantedUnits })
  const row = {
    clientId,
    groupId: group?.id ?? null,
    groupSlug: group?.slug ?? null,
    groupName: group?.name ?? null,
    runId: run?.id ?? null,
    state: 'placed' as const,
    paymentMethod: wanted.payment,
    paymentState: isInvoice ? ('invoiced' as const) : ('unpaid' as const),
    reservedUntil: isInvoice ? null : new Date(now.getTime() + reservationMinutes * 60_000).toISOString(),
    stockHold: isHeld ? ('placing' as const) : ('none' as const),
    wish,
    contact,
    shipTo,
    pallet: plan.pallet,
    handover,
    goodsMinor: plan.goodsMinor,
    depositsMinor: plan.depositsMinor,
    shippingMinor: plan.shippingMinor,
    vatByRate: plan.vatByRate,
    vatMinor: plan.vatMinor,
    totalMinor: plan.totalMinor,
    placedAt: now.toISOString(),
  }
  if (!(await claimOfferUnits(transaction, lines)))
    throw overtaken(await readLines(), { group, shortIds: atLimit(lines), reason: 'price_changed' })
  const storing = storeOrder(transaction, { order: row, plan, group, placer: placer ?? ownPlacer(clientId) })
  if (isInvoice) await openParts(transaction, { number: (await storing).number, ...deps })
  // Late, so that other buyers of the same beer wait as short as can be.
  const takeUnits = () =>
    reserveStock(transaction, isInvoice ? 'promise_on_account' : 'reserve', basket, { at: now, actor: null })
  const lineIds = basket.map(({ lineId }) => lineId)
  const [order, { shortIds }] = await inOneTrip([
    storing,
    isHeld ? takeUnits() : { shortIds: [] },
    listed ? null : removeFromBasket(transaction, lineIds),
    countPlaced?.(transaction),
  ])
  if (shortIds.length > 0) throw overtaken(await readLines(), { group, shortIds })
  if (isFree && !(await payNothing(transaction, order, deps)))
    throw overtaken(await readLines(), { group, shortIds: basket.map(({ itemId }) => itemId) })
  return isInvoice || isFree ? findOrder(transaction, { clientId }, order.number) : order
}

/** An order that costs nothing is paid as it is placed: no provider takes a payment of £0.00. */
async function payNothing(transaction: Database, { number }: Order, deps: StepDeps): Promise<boolean> {
  return markPaid(transaction, (await lockOrder(transaction, { number }))!, deps)
}

function requireDetails(wanted: NewOrder): CheckoutDetails {
  const read = readCheckoutDetails(wanted)
  const problems = [
    ...(read.kind === 'incomplete' ? read.problems : []),
    ...handoverProblems(wanted.handover),
  ]
  if (read.kind === 'complete' && problems.length === 0) return read.details
  throw checkoutIncomplete(problems)
}

const goesTo = ({ contact, shipTo }: CheckoutDetails) => ({
  postcode: (shipTo ?? contact).postcode,
  field: shipTo ? 'shipTo.postcode' : 'postcode',
})

const refusalOf = (changes: BasketDifference[]): RequestError =>
  changes.every(({ reason }) => reason === 'not_a_multiple') ? notAMultiple(changes) : basketChanged(changes)

/** Items whose price is of an offer, which may be over for this order. */
const atLimit = (lines: readonly OrderableLine[]) =>
  lines.flatMap(({ offer, priceReason }) => (priceReason?.kind === 'dated' ? offer.itemId : []))

/** Someone was quicker: the basket as it is now, after the other order. */
function overtaken(
  basket: readonly BasketLineToOrder[],
  {
    group,
    shortIds,
    reason = 'fewer_left',
  }: { group: GroupDelivery | null; shortIds: string[]; reason?: BasketDifference['reason'] },
): RequestError {
  const { changes } = checkBasket(basket, group)
  if (changes.length > 0) return basketChanged(changes)
  const late = basket.filter(({ itemId }) => shortIds.includes(itemId))
  return basketChanged(late.map((line) => changeOf(line, { group, price: null, reason })))
}

function tooManyOrders(firstPlacedAt: Date | string | null, now: Date): RequestError {
  const endsAt = new Date(firstPlacedAt ?? now).getTime() + hourMs
  return tooManyRequests(Math.max(1, Math.ceil((endsAt - now.getTime()) / 1000)))
}
