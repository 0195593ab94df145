import type { Database } from '../../platform/database/database.ts'
import { type LedgerEntry, type LedgerEvent, tidyEntries } from './ledger-accounts.ts'
import { reversed } from './booking-rules.ts'
import { entryRows, hasKey, insertEntries, insertTransaction } from './ledger-queries.ts'

export type Booking = {
  event: LedgerEvent
  /** The same key is booked once. */
  key: string
  entries: readonly LedgerEntry[]
  orderId?: string | null
  partId?: string | null
  documentId?: string | null
  actor?: string
  reason?: string | null
  now: Date
}

/**
 * Books one event in the caller's transaction; its entries are pence, debit above 0. False, and nothing, where the key
 * is booked already or nothing would move. The database refuses entries that do not add up to 0 at commit.
 */
export async function postLedger(transaction: Database, booking: Booking): Promise<boolean> {
  const { event, key, orderId, partId, documentId, actor = 'system', reason, now } = booking
  const entries = tidyEntries(booking.entries)
  if (entries.length === 0) return false
  const bookedAt = now.toISOString()
  const id = await insertTransaction(transaction, {
    event,
    key,
    orderId,
    partId,
    documentId,
    actor,
    reason,
    bookedAt,
  })
  if (id === null) return false
  await insertEntries(transaction, id, entries)
  return true
}

/** Undoes a booking by a second one of today. False where there is none, or it was undone before. */
export async function reverseBooking(
  transaction: Database,
  { key, reason, actor, now }: { key: string; reason: string; actor: string; now: Date },
): Promise<boolean> {
  const rows = await entryRows(transaction, { key })
  const [first] = rows
  if (first === undefined) return false
  const { orderId, partId, documentId } = first
  const facts = { orderId, partId, documentId, actor, reason, now }
  return postLedger(transaction, {
    event: 'reversal',
    key: `reversal:${key}`,
    entries: reversed(rows),
    ...facts,
  })
}

export type BookedTransaction = {
  id: string
  event: LedgerEvent
  key: string
  orderId: string | null
  partId: string | null
  documentId: string | null
  entries: LedgerEntry[]
}

/** One booking with its entries; null for none. */
export async function findBooking(database: Database, id: string): Promise<BookedTransaction | null> {
  const rows = await entryRows(database, { transactionId: id })
  const [first] = rows
  if (first === undefined) return null
  const { event, key, orderId, partId, documentId } = first
  const entries = rows.map(({ account, owner, amountMinor }) => ({ account, owner, amountMinor }))
  return { id, event, key, orderId, partId, documentId, entries }
}

/** Whether an event is booked. */
export async function isBooked(database: Database, key: string): Promise<boolean> {
  return hasKey(database, key)
}
