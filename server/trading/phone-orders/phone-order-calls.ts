import {
  NewPhoneOrder,
  OrderPad,
  PhoneOrderQuote,
  PhoneOrderQuoteInput,
  PhoneOrderText,
  TakenPhoneOrder,
} from '../../../shared/api/phone-orders-api.ts'
import { QuickOrder } from '../../../shared/api/quick-order-api.ts'
import { isUuid } from '../../../shared/format/uuid.ts'
import { quickOrderTextLength } from '../../../shared/limits/limits.ts'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import type { SearchIndex } from '../../catalogue/beers/search-index/search-index.ts'
import type { Database } from '../../platform/database/database.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import { clientKeys, withIdempotency } from '../../platform/idempotency/with-idempotency.ts'
import type { StepActor } from '../orders/life/part-step.ts'
import type { OrderDeps } from '../orders/order-deps.ts'
import { readQuickOrder } from '../quick-order/read-quick-order.ts'
import { countAgainstLimits } from '../../platform/rate-limits/rate-limits.ts'
import type { PhoneSeller } from './phone-seller.ts'
import { readOrderPad } from './read-order-pad.ts'
import { readPhoneLines } from './read-phone-lines.ts'
import { reckonPhoneOrder } from './reckon-phone-order.ts'
import { placePhoneOrder } from './place-phone-order.ts'
import { withdrawPhoneOrder } from './withdraw-phone-order.ts'

export type PhoneOrderDeps = OrderDeps & { searchIndex: SearchIndex }

/** Who takes an order, from whom, in whose name. */
export type PhoneCall = {
  clientId: string
  seller: PhoneSeller
  actor: Actor & { clientId: string; role: StepActor['role'] }
}

/** Answers and bodies of the calls, which a brewery's people and staff share. */
export const phoneOrderSchemas = {
  pad: { response: { 200: OrderPad } },
  text: { body: PhoneOrderText, response: { 200: QuickOrder } },
  quote: { body: PhoneOrderQuoteInput, response: { 200: PhoneOrderQuote } },
  take: {
    body: NewPhoneOrder,
    response: { 201: TakenPhoneOrder },
  },
  withdraw: { response: { 200: OrderPad } },
}
export const phoneOrderBodies = {
  text: quickOrderTextLength * 6 + 1024,
  lines: 64 * 1024,
}

/** A member who types and quotes: more than one person can. */
const readings = { what: 'phone order reading', max: 600, seconds: 600 }

/** A client's id of an address. Throws RequestError 404 for an unknown one. */
export function requireClientId(text: string): string {
  if (!isUuid(text)) throw notFound('The buyer')
  return text.toLowerCase()
}

export const readPad = (deps: PhoneOrderDeps, { clientId, seller }: PhoneCall): Promise<OrderPad> =>
  readOrderPad(deps.database, { clientId, seller, now: deps.clock() })

/** A pasted text, read as a quick order with the seller's beers at the buyer's prices. */
export async function readText(deps: PhoneOrderDeps, call: PhoneCall, text: string): Promise<QuickOrder> {
  await countReading(deps, call)
  const { clientId, seller } = call
  const buyer = { clientId, day: londonDay(deps.clock()) }
  return readQuickOrder(deps, text, buyer, seller.breweryIds)
}

export async function quote(
  deps: PhoneOrderDeps,
  call: PhoneCall,
  { premisesId, lines: wanted }: PhoneOrderQuoteInput,
): Promise<PhoneOrderQuote> {
  await countReading(deps, call)
  const { database, clock } = deps
  const { clientId, seller } = call
  const now = clock()
  const lines = await readPhoneLines(database, { clientId, seller, lines: wanted, now })
  const {
    fitted: _,
    differences: __,
    ...shown
  } = await reckonPhoneOrder(database, {
    clientId,
    seller,
    premisesId,
    lines,
    now,
  })
  return shown
}

const countReading = ({ database, clock }: PhoneOrderDeps, { actor }: PhoneCall) =>
  countAgainstLimits(database, [{ limit: readings, who: clientKeys(actor.clientId) }], clock())

/** Takes an order once for its key. The quote of its lines is its preview: another total is refused. */
export async function take(
  { database, publicUrl, sealer, clock }: PhoneOrderDeps,
  { clientId, seller, actor }: PhoneCall,
  { wanted, key }: { wanted: NewPhoneOrder; key: string },
): Promise<TakenPhoneOrder> {
  const now = clock()
  const request = [clientId, seller.id, wanted]
  const once = { who: clientKeys(actor.clientId), call: 'phone-order', key, request, now }
  return withIdempotency(database, once, (transaction) =>
    placePhoneOrder(transaction, { clientId, seller, taker: actor, wanted }, { publicUrl, sealer, now }),
  )
}

/** Takes a sent order back, once for its key. */
export async function withdraw(
  deps: PhoneOrderDeps,
  call: PhoneCall,
  { id, key }: { id: string; key: string },
): Promise<OrderPad> {
  const { database, clock } = deps
  const { clientId, seller, actor } = call
  const now = clock()
  const once = { who: clientKeys(actor.clientId), call: 'withdraw-phone-order', key, request: [id], now }
  await withIdempotency(database, once, async (transaction: Database) => {
    await withdrawPhoneOrder(transaction, { id, clientId, sellerId: seller.id, actor, now })
    return {}
  })
  return readPad(deps, call)
}
