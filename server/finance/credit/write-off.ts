import type { AuditVerb } from '../../../shared/audit/audit-words.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Database } from '../../platform/database/database.ts'
import { findInvoiceId } from '../documents/read-documents.ts'
import { badField, notFound } from '../../platform/errors/common-errors.ts'
import { secondPersonNeeded, writeOffOver, writeOffTooLarge } from '../../platform/errors/credit-errors.ts'
import { writtenOff } from '../ledger/booking-rules.ts'
import { postLedger } from '../ledger/post-ledger.ts'
import { hasOtherStaff } from '../../parties/roles/find-people.ts'
import { closeEntry, openEntry } from '../../platform/worklist/worklist.ts'
import { lockedCreditRow } from './credit-queries.ts'
import { creditSubject } from './whose-money.ts'
import { moneyRoles } from '../../../shared/accounts/staff-rights.ts'
import { layAccount } from './lay-account.ts'
import { settleHolds } from './settle-credit.ts'
import {
  insertWriteOff,
  lockedWriteOff,
  markWriteOffDone,
  type WriteOffRow,
  writtenOffOf,
} from './write-off-queries.ts'

/** What one person may write off of an invoice, in pence, and how long a larger one waits for a second (CRED-09). */
const alonePence = 5000
export const writeOffHours = 72
/** The kind of its entry on the worklist. */
export const writeOffEntry = 'write-off'

type ActionContext = { actor: Actor; publicUrl: string; now: Date }
type WriteOffInput = ActionContext & { clientId: string; number: string; amountMinor: number; reason: string }
export type WriteOffOutcome = { id: string; clientId: string; state: 'done' | 'asked' }

/** Whether one that was asked for can still be confirmed. */
export const isWriteOffWaiting = ({ askedAt, doneAt, lapsedAt }: WriteOffRow, now: Date): boolean =>
  doneAt === null &&
  lapsedAt === null &&
  now.getTime() - new Date(askedAt).getTime() <= writeOffHours * 3_600_000

/**
 * Gives up a debt: booked at once to £50.00 of an invoice, above it once a second person confirms. A supply stays what it
 * was, so there is no credit note. Needs a transaction; throws RequestError 400, 404, and 409 above what is open.
 */
export async function requestWriteOff(transaction: Database, input: WriteOffInput): Promise<WriteOffOutcome> {
  const { clientId, number, amountMinor, actor, now } = input
  const reason = input.reason.trim()
  if (reason === '') throw badField('reason', 'Say why.')
  if (!Number.isInteger(amountMinor) || amountMinor < 1)
    throw badField('amountMinor', 'An amount is more than £0.00.')
  if ((await lockedCreditRow(transaction, clientId)) === null) throw notFound('The credit account')
  const documentId = await findInvoiceId(transaction, { clientId, number })
  await requireOpen(transaction, { clientId, documentId, amountMinor })
  const earlier = await writtenOffOf(transaction, documentId)
  const id = await insertWriteOff(transaction, {
    clientId,
    documentId,
    amountMinor,
    reason,
    askedById: actor.clientId,
    askedBy: actor.name,
    askedAt: now.toISOString(),
  })
  const row = { id, clientId, documentId, amountMinor, reason }
  const isSmall = earlier + amountMinor <= alonePence
  if (isSmall || !(await hasOtherStaff(transaction, actor.clientId, moneyRoles))) {
    await book(transaction, row, { ...input, verb: isSmall ? 'written off' : 'written off alone' })
    return { id, clientId, state: 'done' }
  }
  await writeAudit(transaction, {
    at: now,
    actor,
    verb: 'write-off asked',
    subject: creditSubject(clientId),
    reason,
    after: { id, number, amountMinor },
  })
  await openEntry(transaction, {
    kind: writeOffEntry,
    subject: id,
    about: `${actor.name} asks to write off ${formatMinor(amountMinor)} of ${number}: ${reason}`,
    owner: 'finance',
    now,
    dueAt: new Date(now.getTime() + writeOffHours * 3_600_000),
  })
  return { id, clientId, state: 'asked' }
}

/** The second person's word. Throws RequestError 403 to the person who asked, 404, and 409 for one that is done or over. */
export async function confirmWriteOff(
  transaction: Database,
  { id, ...by }: ActionContext & { id: string },
): Promise<WriteOffOutcome> {
  const { actor, now } = by
  const row = await lockedWriteOff(transaction, id)
  if (row === null) throw notFound('The write-off')
  if (!isWriteOffWaiting(row, now)) throw writeOffOver()
  if (row.askedById === actor.clientId) throw secondPersonNeeded()
  const { clientId } = row
  await lockedCreditRow(transaction, clientId)
  await requireOpen(transaction, row)
  await book(transaction, row, { ...by, verb: 'written off' })
  await closeEntry(transaction, { kind: writeOffEntry, subject: id, by: actor, now })
  return { id, clientId, state: 'done' }
}

type Debt = Pick<WriteOffRow, 'clientId' | 'documentId' | 'amountMinor'>

async function requireOpen(transaction: Database, { clientId, documentId, amountMinor }: Debt) {
  const { items } = await layAccount(transaction, clientId)
  const openMinor = items.find(({ id }) => id === documentId)?.openMinor ?? 0
  if (amountMinor > openMinor) throw writeOffTooLarge(openMinor)
}

async function book(
  transaction: Database,
  { id, clientId, documentId, amountMinor, reason }: Debt & Pick<WriteOffRow, 'id' | 'reason'>,
  { actor, publicUrl, now, verb }: ActionContext & { verb: AuditVerb },
): Promise<void> {
  await markWriteOffDone(transaction, id, now)
  await postLedger(transaction, {
    event: 'write_off',
    key: `write_off:${id}`,
    entries: writtenOff(amountMinor, { clientId }),
    documentId,
    actor: actor.name,
    reason,
    now,
  })
  await writeAudit(transaction, {
    at: now,
    actor,
    verb,
    subject: creditSubject(clientId),
    reason,
    after: { id, amountMinor },
  })
  await settleHolds(transaction, { clientId, today: londonDay(now), publicUrl, now })
}
