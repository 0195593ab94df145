import type { PaymentMethod } from '../../../shared/api/orders-api.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { readStanding } from '../../finance/credit/credit-view.ts'
import type { Database } from '../../platform/database/database.ts'
import { retryTransaction } from '../../platform/database/retry-transaction.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import { confirmationOver, phoneOrderNotPossible } from '../../platform/errors/phone-order-errors.ts'
import type { OrderDeps } from '../orders/order-deps.ts'
import { findUninvoicedTotal } from '../orders/read-orders.ts'
import {
  lockPhoneOrder,
  phoneOrderByHash,
  type PhoneOrderRow,
  updatePhoneOrder,
} from './phone-order-queries.ts'
import { storedSeller } from './phone-seller.ts'
import { placePhoneLines } from './place-phone-lines.ts'
import { type Reckoned, reckonPhoneOrder } from './reckon-phone-order.ts'
import { releaseReservation } from './release-reservations.ts'
import { tokenHashOf } from './phone-order-token.ts'
import { takerOf } from './taker-of.ts'

type Confirming = {
  token: string
  /** What the page showed: another total, or another way to pay, is shown first. */
  totalMinor: number
  payment: PaymentMethod
}
/** `isNew` of the use that placed it; a second one finds what the first one did. */
type Confirmed = { number: string; isNew: boolean }

/**
 * Places an order that was sent for confirmation, once whatever comes twice (REP-02). Throws RequestError 404 for an
 * unknown token, 409 for one that is over or whose order comes to another total, and as placeOrder.
 */
export async function confirmPhoneOrder(
  { database, publicUrl, sealer, clock }: OrderDeps,
  { token, totalMinor: expectedTotalMinor, payment }: Confirming,
): Promise<Confirmed> {
  const found = await findPhoneOrder(database, token)
  if (found === null) throw notFound('The link')
  return retryTransaction(database, async (transaction) => {
    const row = await lockPhoneOrder(transaction, found.id)
    if (row === null) throw notFound('The link')
    if (row.orderNumber !== null) return { number: row.orderNumber, isNew: false }
    const now = clock()
    const over = whyOver(row, now)
    if (over !== null) throw confirmationOver(over)
    const { clientId, groupId, premisesId, poNumber } = row
    await releaseReservation(transaction, row, now)
    const reckoned = await reckonRow(transaction, { ...row, reservedUntil: null }, now)
    if (reckoned.fitted.length === 0) throw phoneOrderNotPossible(reckoned.problems.join(' '))
    const { number } = await placePhoneLines(
      transaction,
      {
        clientId,
        groupId,
        premisesId,
        lines: reckoned.fitted,
        payment,
        poNumber,
        expectedTotalMinor,
        placer: {
          id: clientId,
          name: null,
          role: 'buyer',
          means: 'link',
          onBehalf: null,
          note: `Taken by phone by ${takerOf(row)}, confirmed by the buyer.`,
        },
      },
      { publicUrl, sealer, now },
    )
    await updatePhoneOrder(transaction, row.id, { orderNumber: number })
    await writeAudit(transaction, {
      at: now,
      actor: { clientId, name: 'The buyer', role: 'buyer', by: 'link' },
      verb: 'confirm phone order',
      subject: { kind: 'phone_order', id: row.id },
      after: { number },
    })
    return { number, isNew: true }
  })
}

export const findPhoneOrder = (database: Database, token: string): Promise<PhoneOrderRow | null> =>
  token === '' || token.length > 100 ? Promise.resolve(null) : phoneOrderByHash(database, tokenHashOf(token))

/** Why an order can no longer be confirmed; null while it can. */
export function whyOver({ withdrawnAt, validUntil, sellerName }: PhoneOrderRow, now: Date): string | null {
  if (withdrawnAt !== null) return `${sellerName} has withdrawn this order.`
  return now >= new Date(validUntil)
    ? `This link has expired: it worked for 48 hours. Call ${sellerName} to order again.`
    : null
}

/** What a stored order comes to now. */
export async function reckonRow(database: Database, row: PhoneOrderRow, now: Date): Promise<Reckoned> {
  const { clientId, premisesId, lines, reservedUntil } = row
  const seller = await storedSeller(database, row)
  return reckonPhoneOrder(database, {
    clientId,
    seller,
    premisesId,
    lines,
    isReserved: reservedUntil !== null,
    now,
  })
}

/** How a client pays an order of this total: on its credit account where that is open and wide enough, else by card. */
export async function paymentFor(
  database: Database,
  { clientId, totalMinor }: { clientId: string; totalMinor: number },
): Promise<PaymentMethod> {
  const credit = await readStanding(database, clientId, findUninvoicedTotal)
  return credit?.state === 'open' && credit.leftMinor >= totalMinor ? 'invoice' : 'card'
}
