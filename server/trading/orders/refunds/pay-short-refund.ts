import { formatMinor } from '../../../../shared/format/money.ts'
import type { ActionEffects } from '../../../platform/actions/perform-action.ts'
import type { Actor } from '../../../platform/audit/actor.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import type { Database } from '../../../platform/database/database.ts'
import { badField, notFound } from '../../../platform/errors/common-errors.ts'
import { nothingToPayOut } from '../../../platform/errors/refund-errors.ts'
import { bankPaidBack } from '../../../finance/ledger/booking-rules.ts'
import { postLedger } from '../../../finance/ledger/post-ledger.ts'
import { findLedgerBuyer } from '../../../finance/ledger/read-balances.ts'
import { closeEntry } from '../../../platform/worklist/worklist.ts'
import { lockOrder } from '../order-queries.ts'
import { findShortOf } from './short-refunds.ts'

type Paying = { number: string; reference: string; actor: Actor; now: Date }

/**
 * Finance paid by bank what could not go back to the card: booked with its reference, and off the worklist. Needs a
 * transaction; returns what it did in sentences. Throws RequestError 404, 400 without a reference, and 409 where nothing
 * is short.
 */
export async function payShortRefund(
  transaction: Database,
  { number, reference: typed, actor, now }: Paying,
): Promise<ActionEffects> {
  const reference = typed.trim()
  if (reference === '') throw badField('bankReference', 'Type the reference of the bank’s statement.')
  const order = await lockOrder(transaction, { number })
  if (order === null) throw notFound('The order')
  const shortMinor = await findShortOf(transaction, order.id)
  if (shortMinor === 0) throw nothingToPayOut()
  await postLedger(transaction, {
    event: 'bank_paid_back',
    key: `bank_paid_back:short:${order.id}:${now.toISOString()}`,
    entries: bankPaidBack(shortMinor, await findLedgerBuyer(transaction, order)),
    orderId: order.id,
    reason: reference,
    actor: actor.name,
    now,
  })
  await closeEntry(transaction, { kind: 'refund_short', subject: order.id, by: actor, now })
  await writeAudit(transaction, {
    at: now,
    actor,
    verb: 'refund paid by bank',
    subject: { kind: 'order', id: number },
    reason: reference,
    after: { amountMinor: shortMinor },
  })
  return {
    money: [`${formatMinor(shortMinor)} of ${number} is booked as paid by bank, under ‘${reference}’.`],
    button: `Mark ${formatMinor(shortMinor)} paid`,
  }
}
