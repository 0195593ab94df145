import { formatMinor } from '../../../shared/format/money.ts'
import { type Actor, systemActor } from '../../platform/audit/actor.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Database } from '../../platform/database/database.ts'
import { badField, notFound } from '../../platform/errors/common-errors.ts'
import { closeEntry, openEntry } from '../../platform/worklist/worklist.ts'
import {
  insertForeignRefund,
  isOwnRefund,
  lockedForeignRefund,
  openForeignRefunds,
  setForeignLeft,
  sumForeign,
} from './foreign-refund-queries.ts'
import type { PaymentRow } from './payment-queries.ts'
import type { PaymentEvent } from './payment-state.ts'

const kind = 'foreign_refund'

type Heard = { payment: PaymentRow; event: PaymentEvent; orderNumber: string; now: Date }

/** Puts a refund that the shop did not ask for on finance's list, until a credit takes it up (PAYO-05). */
export async function noteForeignRefund(
  transaction: Database,
  { payment, event, orderNumber, now }: Heard,
): Promise<void> {
  const name = event.id.slice(event.id.lastIndexOf(':') + 1)
  if (await isOwnRefund(transaction, { paymentId: payment.id, name })) return
  const { amountMinor } = event
  await insertForeignRefund(transaction, {
    id: name,
    paymentId: payment.id,
    amountMinor,
    leftMinor: amountMinor,
    heardAt: now.toISOString(),
  })
  await openEntry(transaction, {
    kind,
    subject: name,
    about: `${formatMinor(amountMinor)} of ${orderNumber} went back in the provider's dashboard: credit what it is for.`,
    owner: 'finance',
    now,
  })
}

/** Takes up so much of what went back in the dashboard for a credit, in pence; answers how much there was. */
export async function claimForeignRefunds(
  transaction: Database,
  { paymentId, amountMinor, now }: { paymentId: string; amountMinor: number; now: Date },
): Promise<number> {
  let taken = 0
  for (const { id, leftMinor } of await openForeignRefunds(transaction, paymentId)) {
    const part = Math.min(leftMinor, amountMinor - taken)
    if (part <= 0) break
    taken += part
    await setForeignLeft(transaction, id, leftMinor - part)
    if (part === leftMinor) await closeEntry(transaction, { kind, subject: id, by: systemActor, now })
  }
  return taken
}

/** What of a payment went back in the dashboard, in pence. */
export async function sumForeignRefunds(database: Database, paymentId: string): Promise<number> {
  return sumForeign(database, paymentId)
}

/**
 * Finance says which credit a refund of the dashboard belongs to, where it was made before. Needs a transaction; throws
 * RequestError 400 without a reason, 404 for one that is not open.
 */
export async function matchForeignRefund(
  transaction: Database,
  { id, reason: given, actor, now }: { id: string; reason: string; actor: Actor; now: Date },
): Promise<void> {
  const reason = given.trim()
  if (reason === '') throw badField('reason', 'Name the credit note that it is for.')
  const refund = await lockedForeignRefund(transaction, id)
  if (refund === null || refund.leftMinor === 0) throw notFound('The refund')
  await setForeignLeft(transaction, id, 0)
  await closeEntry(transaction, { kind, subject: id, by: actor, now })
  await writeAudit(transaction, {
    at: now,
    actor,
    verb: 'refund matched',
    subject: { kind: 'refund', id },
    reason,
    after: { leftMinor: refund.leftMinor },
  })
}
