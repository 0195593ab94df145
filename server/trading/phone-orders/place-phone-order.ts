import type { AuditVerb } from '../../../shared/audit/audit-words.ts'
import { randomBytes, randomUUID } from 'node:crypto'
import type { NewPhoneOrder, TakenPhoneOrder } from '../../../shared/api/phone-orders-api.ts'
import { confirmationHoldHours, confirmationHours } from '../../../shared/orders/phone-order.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Database } from '../../platform/database/database.ts'
import { basketChanged, totalChanged } from '../../platform/errors/order-errors.ts'
import {
  phoneOrderNotPossible,
  phoneOrdersNotAllowed,
  tooManyConfirmations,
} from '../../platform/errors/phone-order-errors.ts'
import { changeOf } from '../orders/check-basket.ts'
import type { StepActor } from '../orders/life/part-step.ts'
import { stepActorOf } from '../orders/life/step-actor.ts'
import type { StepDeps } from '../orders/order-deps.ts'
import { countAgainstLimits } from '../../platform/rate-limits/rate-limits.ts'
import { reserveStock } from '../stock/move-order-stock.ts'
import { requireApprovedTrade } from '../../parties/trade-accounts/require-approved-trade.ts'
import { mailConfirmation } from './mail-confirmation.ts'
import { countWaitingPhoneOrders, insertPhoneOrder, lockPermissions } from './phone-order-queries.ts'
import type { PhoneLine } from './phone-order-tables.ts'
import { tokenHashOf } from './phone-order-token.ts'
import type { PhoneSeller } from './phone-seller.ts'
import { placePhoneLines } from './place-phone-lines.ts'
import { readPhoneLines } from './read-phone-lines.ts'
import { asBasketLine, reckonPhoneOrder } from './reckon-phone-order.ts'

type PlacePhoneOrderInput = {
  clientId: string
  seller: PhoneSeller
  /** A member of the brewery, or of Dray's staff. */
  taker: Actor & { role: StepActor['role'] }
  wanted: NewPhoneOrder
}
type Read = PlacePhoneOrderInput & { lines: PhoneLine[] }

const hourMs = 3_600_000
/** Orders that wait for one buyer's confirmation, by seller. */
const mostWaiting = 10
/** Mails to one buyer by one seller: more than any pub orders by phone. */
const mailsToBuyer = { what: 'phone orders to one buyer', max: 30, seconds: 86_400 }

/**
 * Places an order that a buyer gave by phone on its account, where the buyer allows it (REP-03), or sends it for
 * confirmation (REP-02). Needs a transaction; throws RequestError 400 for lines, 403 without permission, 409 as placeOrder.
 */
export async function placePhoneOrder(
  transaction: Database,
  input: PlacePhoneOrderInput,
  deps: StepDeps,
): Promise<TakenPhoneOrder> {
  const { clientId, seller, wanted } = input
  const lines = await readPhoneLines(transaction, { clientId, seller, lines: wanted.lines, now: deps.now })
  const read = { ...input, lines }
  return wanted.way === 'account'
    ? placeOnAccount(transaction, read, deps)
    : sendForConfirmation(transaction, read, deps)
}

async function placeOnAccount(
  transaction: Database,
  { clientId, seller, taker, wanted, lines }: Read,
  deps: StepDeps,
): Promise<TakenPhoneOrder> {
  const breweryIds = [...new Set(lines.flatMap(({ snapshot }) => snapshot.brewery?.id ?? []))]
  if (!(await isAllowed(transaction, { clientId, breweryIds }))) throw phoneOrdersNotAllowed(seller.name)
  const { caller, poNumber = null, premisesId, expectedTotalMinor } = wanted
  const { number, totalMinor } = await placePhoneLines(
    transaction,
    {
      clientId,
      groupId: seller.group?.id ?? null,
      premisesId,
      lines,
      payment: 'invoice',
      poNumber,
      expectedTotalMinor,
      placer: {
        ...stepActorOf(taker),
        onBehalf: seller.name,
        note: caller === undefined ? null : `On the phone: ${caller}.`,
      },
    },
    deps,
  )
  await audit(
    transaction,
    { taker, seller, verb: 'place phone order', id: number, at: deps.now },
    {
      clientId,
      caller,
      totalMinor,
    },
  )
  return { number, validUntil: null, totalMinor }
}

/** Whether a client lets all these breweries place orders on its account. Needs a transaction. */
async function isAllowed(
  transaction: Database,
  wanted: { clientId: string; breweryIds: readonly string[] },
): Promise<boolean> {
  const allowed = await lockPermissions(transaction, wanted)
  return wanted.breweryIds.length > 0 && wanted.breweryIds.every((id) => allowed.includes(id))
}

async function sendForConfirmation(
  transaction: Database,
  { clientId, seller, taker, wanted, lines }: Read,
  deps: StepDeps,
): Promise<TakenPhoneOrder> {
  const { now } = deps
  await requireApprovedTrade(transaction, clientId)
  const waiting = await countWaitingPhoneOrders(transaction, { clientId, sellerId: seller.id, now })
  if (waiting >= mostWaiting) throw tooManyConfirmations()
  const who = `${seller.id}:${clientId}`
  await countAgainstLimits(transaction, [{ limit: mailsToBuyer, who }], now)
  const { premisesId, caller, poNumber } = wanted
  const reckoned = await reckonPhoneOrder(transaction, { clientId, seller, premisesId, lines, now })
  if (reckoned.problems.length > 0) throw phoneOrderNotPossible(reckoned.problems.join(' '))
  const { totalMinor } = reckoned
  if (totalMinor !== wanted.expectedTotalMinor) throw totalChanged({ totalMinor })
  await reserve(transaction, lines, now)
  const after = (hours: number) => new Date(now.getTime() + hours * hourMs).toISOString()
  const token = randomBytes(24).toString('base64url')
  const row = {
    id: randomUUID(),
    tokenHash: tokenHashOf(token),
    clientId,
    sellerId: seller.id,
    groupId: seller.group?.id ?? null,
    sellerName: seller.name,
    takenById: taker.clientId,
    takenByName: taker.name,
    takenByRole: taker.role,
    caller: caller ?? null,
    poNumber: poNumber ?? null,
    premisesId,
    lines,
    totalMinor,
    sentAt: now.toISOString(),
    validUntil: after(confirmationHours),
    reservedUntil: after(confirmationHoldHours),
  }
  await insertPhoneOrder(transaction, row)
  await mailConfirmation(transaction, { row, reckoned, token }, deps)
  await audit(
    transaction,
    { taker, seller, verb: 'send phone order', id: row.id, at: now },
    {
      clientId,
      caller,
      totalMinor,
    },
  )
  return { number: null, validUntil: row.validUntil, totalMinor }
}

async function reserve(transaction: Database, lines: readonly PhoneLine[], now: Date): Promise<void> {
  const { shortIds } = await reserveStock(transaction, 'reserve', lines, { at: now, actor: null })
  const short = lines.filter(({ itemId }) => shortIds.includes(itemId))
  if (short.length === 0) return
  throw basketChanged(
    short.map((line) =>
      changeOf({ ...asBasketLine(line), offer: null }, { group: null, price: null, reason: 'fewer_left' }),
    ),
  )
}

type Audited = { taker: Actor; seller: PhoneSeller; verb: AuditVerb; id: string; at: Date }

/** Names who took the order and who called. */
async function audit(
  transaction: Database,
  { taker, seller, verb, id, at }: Audited,
  after: { clientId: string; caller: string | undefined; totalMinor: number },
): Promise<void> {
  await writeAudit(transaction, {
    at,
    actor: taker,
    verb,
    subject: { kind: verb === 'place phone order' ? 'order' : 'phone_order', id },
    actingFor: seller.name,
    after: { ...after, caller: after.caller ?? null },
  })
}
