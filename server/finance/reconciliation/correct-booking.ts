import type { AuditVerb } from '../../../shared/audit/audit-words.ts'
import { moneyRoles } from '../../../shared/accounts/staff-rights.ts'
import type { NewCorrection } from '../../../shared/api/ledger-corrections-api.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { isUuid } from '../../../shared/format/uuid.ts'
import {
  correctableEvents,
  ledgerAccountNames,
  ledgerEventNames,
} from '../../../shared/payouts/ledger-words.ts'
import type { ActionEffects } from '../../platform/actions/perform-action.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Database } from '../../platform/database/database.ts'
import { badField, notFound } from '../../platform/errors/common-errors.ts'
import { correctionOver, notCorrectable } from '../../platform/errors/correction-errors.ts'
import { secondPersonNeeded } from '../../platform/errors/credit-errors.ts'
import {
  type BookedTransaction,
  findBooking,
  isBooked,
  postLedger,
  reverseBooking,
} from '../ledger/post-ledger.ts'
import { hasOtherStaff } from '../../parties/roles/find-people.ts'
import { closeEntry, openEntry } from '../../platform/worklist/worklist.ts'
import {
  type CorrectionRow,
  insertCorrection,
  lockedCorrection,
  updateCorrection,
} from './correction-queries.ts'

/** What one person may correct, in pence, and how long a larger one waits for a second: as a refund. */
const alonePence = 25_000
export const correctionHours = 72
export const correctionEntry = 'correction'

type ActionContext = { actor: Actor; now: Date }
export type Corrected = { row: CorrectionRow; effects: ActionEffects }

/**
 * Reverses a booking, and books the right amount where one is named: at once to £250.00, above it once a second person
 * confirms (marketplace 10). Needs a transaction; throws RequestError 400, 404, and 409 for what has a way back of its own
 * or was corrected before.
 */
export async function requestCorrection(
  transaction: Database,
  { wanted, actor, now }: ActionContext & { wanted: NewCorrection },
): Promise<Corrected> {
  const reason = wanted.reason.trim()
  if (reason === '') throw badField('reason', 'Say why.')
  const booking = await requireCorrectable(transaction, wanted.booking)
  const rightMinor = wanted.rightMinor ?? null
  if (rightMinor !== null) rightEntries(booking, rightMinor)
  const amountMinor = amountOf(booking)
  const isLarge = Math.max(amountMinor, rightMinor ?? 0) > alonePence
  const isAlone = isLarge && !(await hasOtherStaff(transaction, actor.clientId, moneyRoles))
  const { event, id: bookingId } = booking
  const row = await insertCorrection(transaction, {
    bookingId,
    event,
    amountMinor,
    rightMinor,
    reason,
    askedById: actor.clientId,
    askedBy: actor.name,
    askedAt: now.toISOString(),
  })
  const verb = isAlone ? 'booking corrected alone' : 'booking corrected'
  if (!isLarge || isAlone) return correct(transaction, { row, booking, actor, now, verb })
  await audit(transaction, row, { actor, now, verb: 'correction asked' })
  await openEntry(transaction, {
    kind: correctionEntry,
    subject: row.id,
    about: `${actor.name} asks to correct ${ledgerEventNames[event]} of ${formatMinor(amountMinor)}: ${reason}`,
    owner: 'finance',
    now,
    dueAt: new Date(now.getTime() + correctionHours * 3_600_000),
  })
  return {
    row,
    effects: {
      deadlines: ['Another person of finance confirms it within 72 hours, or it lapses.'],
      button: `Ask to correct ${formatMinor(amountMinor)}`,
    },
  }
}

/** The second person's word. Throws RequestError 403 to the person who asked, 404, and 409 for one that is over. */
export async function confirmCorrection(
  transaction: Database,
  { id, actor, now }: ActionContext & { id: string },
): Promise<Corrected> {
  const row = isUuid(id) ? await lockedCorrection(transaction, id) : null
  if (row === null) throw notFound('The correction')
  const age = now.getTime() - new Date(row.askedAt).getTime()
  if (row.doneAt !== null || row.lapsedAt !== null || age > correctionHours * 3_600_000)
    throw correctionOver()
  if (row.askedById === actor.clientId) throw secondPersonNeeded()
  const booking = await requireCorrectable(transaction, row.bookingId)
  await closeEntry(transaction, { kind: correctionEntry, subject: row.id, by: actor, now })
  return correct(transaction, {
    row,
    booking,
    actor,
    now,
    verb: 'correction confirmed',
    confirmedBy: actor.name,
  })
}

async function requireCorrectable(transaction: Database, id: string): Promise<BookedTransaction> {
  const booking = isUuid(id) ? await findBooking(transaction, id) : null
  if (booking === null) throw notFound('The booking')
  if (!correctableEvents.includes(booking.event) || (await isBooked(transaction, `reversal:${booking.key}`)))
    throw notCorrectable()
  return booking
}

type Correcting = ActionContext & {
  row: CorrectionRow
  booking: BookedTransaction
  verb: AuditVerb
  confirmedBy?: string
}

async function correct(
  transaction: Database,
  { row, booking, actor, now, verb, confirmedBy }: Correcting,
): Promise<Corrected> {
  const { key, event, orderId, partId, documentId } = booking
  const { reason, rightMinor } = row
  await reverseBooking(transaction, { key, reason, actor: actor.name, now })
  const right = rightMinor === null ? [] : rightEntries(booking, rightMinor)
  if (right.length > 0)
    await postLedger(transaction, {
      event,
      key: `corrected:${row.id}`,
      entries: right,
      orderId,
      partId,
      documentId,
      reason,
      actor: actor.name,
      now,
    })
  await audit(transaction, row, { actor, now, verb })
  const change = { doneAt: now.toISOString(), ...(confirmedBy !== undefined && { confirmedBy }) }
  const money = [
    ...booking.entries.map(({ account, amountMinor }) => sentence(account, -amountMinor)),
    ...right.map(({ account, amountMinor }) => sentence(account, amountMinor)),
  ]
  return {
    row: await updateCorrection(transaction, row.id, change),
    effects: { money, button: `Correct ${formatMinor(row.amountMinor)}` },
  }
}

const sentence = (account: keyof typeof ledgerAccountNames, amountMinor: number) =>
  `${ledgerAccountNames[account]}: ${formatMinor(Math.abs(amountMinor))} ${amountMinor > 0 ? 'debit' : 'credit'}.`

const amountOf = ({ entries }: BookedTransaction) =>
  entries.reduce((sum, { amountMinor }) => sum + Math.max(0, amountMinor), 0)

/** The same accounts with another amount; a booking with VAT in it has more than two, and is reversed whole. */
function rightEntries({ entries }: BookedTransaction, rightMinor: number) {
  if (entries.length !== 2) throw badField('rightMinor', 'This booking has VAT in it: reverse it whole.')
  return entries.map((each) => ({ ...each, amountMinor: Math.sign(each.amountMinor) * rightMinor }))
}

const audit = (
  transaction: Database,
  row: CorrectionRow,
  { actor, now, verb }: ActionContext & { verb: AuditVerb },
) =>
  writeAudit(transaction, {
    at: now,
    actor,
    verb,
    subject: { kind: 'booking', id: row.bookingId },
    reason: row.reason,
    before: { event: row.event, amountMinor: row.amountMinor },
    after: { rightMinor: row.rightMinor },
  })
