import type { MoneyEntries } from '../../../shared/api/money-api.ts'
import { moneyWords } from '../../../shared/payouts/booking-words.ts'
import type { Database } from '../../platform/database/database.ts'
import { readBreweryEntries } from '../ledger/read-brewery-money.ts'
import { documentsOf } from './documents-of-orders.ts'
import { payoutsById } from './payout-queries.ts'

type ListEntriesInput = {
  breweryId: string
  /** What is held, or due, alone. */
  account?: 'held' | 'due' | undefined
  page: number
  size?: number
}

/** The bookings of a brewery's money, the newest first, each with the document or payout that it is on. */
export async function listEntries(
  database: Database,
  { breweryId, account: only, page, size = 50 }: ListEntriesInput,
): Promise<MoneyEntries> {
  const account = only && (`brewery_${only}` as const)
  const wanted = { breweryId, account, page, size }
  const { rows, ...list } = await readBreweryEntries(database, wanted)
  const { papers, invoices, ofOrders } = await documentsOf(database, rows)
  const payoutIds = rows.flatMap(({ event, key }) =>
    event === 'payout' ? [key.slice('payout:'.length)] : [],
  )
  const payouts = new Map((await payoutsById(database, payoutIds)).map(({ id, number }) => [id, number]))
  return {
    ...list,
    rows: rows.map(({ account, event, key, orderId, partId, documentId, reason, amountMinor, bookedAt }) => {
      const invoice = partId === null ? undefined : invoices.get(partId)
      const paper = (documentId === null ? undefined : papers.get(documentId)) ?? invoice
      const words = moneyWords[event] ?? 'Booking'
      return {
        bookedAt,
        account: account === 'brewery_held' ? 'held' : 'due',
        event,
        words: reason === null ? words : `${words}: ${reason}`,
        orderNumber: (invoice ?? ofOrders.get(orderId ?? ''))?.contents.orderNumber ?? null,
        document: paper?.number ?? payouts.get(key.slice('payout:'.length)) ?? null,
        documentId: paper?.id ?? null,
        amountMinor,
      }
    }),
  }
}
