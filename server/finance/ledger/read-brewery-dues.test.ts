import { expect, test } from 'vitest'
import { useTestDatabase } from '../../../tests/support/servers/test-database.ts'
import * as rules from './booking-rules.ts'
import type { LedgerEntry, LedgerEvent } from './ledger-accounts.ts'
import { postLedger } from './post-ledger.ts'
import { readDebits } from './read-brewery-dues.ts'

const [sent, refunded] = [new Date('2026-12-03T11:00:00Z'), new Date('2026-12-08T06:00:00Z')]
const clientId = '00000000-0000-4000-8000-000000000001'

test('what is booked at one moment begins a debit by its sum, whatever order it is read in (PAYO-04)', async () => {
  const { database } = await useTestDatabase()
  // Bookings of one moment are read by their random ids: twelve breweries have nearly all orders.
  const breweries = Array.from({ length: 12 }, () => crypto.randomUUID())
  for (const brewery of breweries) {
    const fee = { netMinor: 600, vatMinor: 120 }
    const post = (event: LedgerEvent, entries: LedgerEntry[], now: Date) =>
      database.transaction((transaction) =>
        postLedger(transaction, { event, key: `${event}:${brewery}`, entries, now }),
      )
    await post('dispatched', rules.dispatched(24_000, brewery), sent)
    await post('fee', rules.feeTaken(fee, brewery), sent)
    await post('payout', rules.payout(23_280, brewery, 'stripe'), refunded)
    const credit = rules.partCredited(24_000, { clientId, breweryId: brewery, isSent: true })
    await post('part_credited', credit, refunded)
    await post('fee_returned', rules.feeReturned(fee, brewery), refunded)
  }
  const debits = await readDebits(database)
  expect(debits.toSorted((a, b) => a.breweryId.localeCompare(b.breweryId))).toEqual(
    breweries.toSorted().map((breweryId) => ({ breweryId, owedMinor: 23_280, since: refunded })),
  )
})
