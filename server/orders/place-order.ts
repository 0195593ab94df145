import type { NewOrder, Order } from '../../shared/api/orders.ts'
import { type CheckoutDetails, readCheckoutDetails } from '../../shared/checkout-details.ts'
import { deliveryAnswer, deliveryRefusal } from '../../shared/delivery-area.ts'
import { orderTotalLimitMinor, reservationMinutes, unpaidOrderLimit } from '../../shared/limits.ts'
import { locatePostcode } from '../../shared/postcode-districts.ts'
import { holdBasket, takeOutOfBasket } from '../basket/take-basket.ts'
import type { Database } from '../database/connect.ts'
import { badField, notFound, RequestError } from '../errors.ts'
import { findGroupDelivery, type GroupDelivery } from '../groups/find-group-delivery.ts'
import { basketChanged, changeOf, checkBasket } from './check-basket.ts'
import { mayPayByInvoice } from './invoice-approvals.ts'
import { tellOfNewOrder } from './order-mails.ts'
import { countReserved } from './order-queries.ts'
import { reserveStock } from './order-stock.ts'
import { planOrder, type PlannedOrder } from './plan-order.ts'
import { storeOrder } from './store-order.ts'

type Placing = { clientId: string; wanted: NewOrder; publicUrl: string; now: Date }

/**
 * Places an order of a client's basket: checks it against what the shop offers now, reserves stock, copies all the
 * order says and takes the lines out of the cart. Needs a transaction; throws RequestError with what is to be changed,
 * and then nothing was done.
 */
export async function placeOrder(
  transaction: Database,
  { clientId, wanted, publicUrl, now }: Placing,
): Promise<Order> {
  const details = requireDetails(wanted)
  const group = wanted.groupId ? await requireGroup(transaction, wanted.groupId, details) : null
  const isInvoice = wanted.payment === 'invoice'
  if (isInvoice && !(await mayPayByInvoice(transaction, clientId)))
    throw new RequestError(403, 'invoice_not_approved', 'Paying by invoice is not open to this account.')

  const basket = await holdBasket(transaction, { clientId, groupId: group?.id ?? null, now })
  if (basket.length === 0) throw new RequestError(409, 'basket_empty', 'There is nothing in this basket.')
  if (!isInvoice && (await countReserved(transaction, clientId)) >= unpaidOrderLimit) throw tooManyUnpaid()
  const { lines, changes } = checkBasket(basket, group)
  if (changes.length > 0) throw basketChanged(changes)
  const { shipTo, contact } = details
  const options = new Map((wanted.shipping ?? []).map(({ teamId, option }) => [teamId, option]))
  const plan = planOrder({ lines, options, palletTo: group && (shipTo ?? contact).postcode })
  if (plan === null || plan.totalMinor > orderTotalLimitMinor) throw tooLarge()
  const { expectedTotalMinor } = wanted
  if (expectedTotalMinor !== undefined && expectedTotalMinor !== plan.totalMinor) throw totalChanged(plan)

  const row = {
    clientId,
    groupId: group?.id ?? null,
    groupSlug: group?.slug ?? null,
    groupName: group?.name ?? null,
    state: 'placed' as const,
    paymentMethod: wanted.payment,
    paymentState: isInvoice ? ('invoiced' as const) : ('unpaid' as const),
    reservedUntil: isInvoice ? null : new Date(now.getTime() + reservationMinutes * 60_000).toISOString(),
    contact,
    shipTo,
    pallet: plan.pallet,
    goodsMinor: plan.goodsMinor,
    shippingMinor: plan.shippingMinor,
    vatByRate: plan.vatByRate,
    vatMinor: plan.vatMinor,
    totalMinor: plan.totalMinor,
    placedAt: now.toISOString(),
  }
  const order = await storeOrder(transaction, { order: row, plan, group })
  if (isInvoice) await tellOfNewOrder(transaction, { number: order.number, publicUrl })
  // Late, so that other buyers of the same beer wait as short as can be.
  const { shortIds } = await reserveStock(transaction, basket)
  if (shortIds.length > 0) throw await overtaken(transaction, { clientId, group, shortIds, now })
  await takeOutOfBasket(
    transaction,
    basket.map(({ lineId }) => lineId),
  )
  return order
}

function requireDetails(wanted: NewOrder): CheckoutDetails {
  const read = readCheckoutDetails(wanted)
  if (read.kind === 'complete') return read.details
  const { problems } = read
  const { field, message } = problems[0]!
  throw new RequestError(400, 'checkout_incomplete', message, field, undefined, { problems })
}

/** The group, if it delivers to where this goes (OPEN-66). */
async function requireGroup(
  transaction: Database,
  groupId: string,
  { contact, shipTo }: CheckoutDetails,
): Promise<GroupDelivery> {
  const group = await findGroupDelivery(transaction, groupId)
  if (group === null) throw notFound('The group')
  const { postcode } = shipTo ?? contact
  const field = shipTo ? 'shipTo.postcode' : 'postcode'
  const answer = deliveryAnswer(group.area, locatePostcode(postcode))
  const refusal = deliveryRefusal(answer, { postcode, groupName: group.name })
  if (answer.kind === 'unknown-postcode' && refusal) throw badField(field, refusal)
  if (answer.kind === 'outside' && refusal)
    throw new RequestError(409, 'outside_delivery_area', refusal, field, undefined, {
      distanceKm: answer.distanceKm,
      radiusKm: answer.radiusKm,
    })
  return group
}

/** Somebody was quicker: the basket as it is now, after the other order. */
async function overtaken(
  transaction: Database,
  {
    clientId,
    group,
    shortIds,
    now,
  }: { clientId: string; group: GroupDelivery | null; shortIds: string[]; now: Date },
): Promise<RequestError> {
  const basket = await holdBasket(transaction, { clientId, groupId: group?.id ?? null, now })
  const { changes } = checkBasket(basket, group)
  if (changes.length > 0) return basketChanged(changes)
  const late = basket.filter(({ itemId }) => shortIds.includes(itemId))
  return basketChanged(late.map((line) => changeOf(line, { group, reason: 'fewer_left' })))
}

const tooLarge = () =>
  new RequestError(
    409,
    'order_too_large',
    'This order is larger than we take online. Please write to us, or order it in parts.',
  )

const tooManyUnpaid = () =>
  new RequestError(
    409,
    'too_many_unpaid',
    `You have ${unpaidOrderLimit} orders that are not paid yet. Please pay them, or wait until they lapse.`,
  )

function totalChanged({ totalMinor }: PlannedOrder): RequestError {
  const sentence = 'The total has changed. Please look at it before you order.'
  return new RequestError(409, 'total_changed', sentence, undefined, undefined, { totalMinor })
}
