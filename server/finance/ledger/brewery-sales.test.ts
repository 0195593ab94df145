import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useTestDatabase } from '../../../tests/support/servers/test-database.ts'
import type { LedgerEvent } from './ledger-accounts.ts'
import { postLedger } from './post-ledger.ts'
import { readSoldParts } from './read-brewery-money.ts'

const dayOf = (day: number) => new Date(Date.UTC(2026, 10, 1 + day, 11))

test('the sales of a brewery are the parts that a plain filter of its bookings finds (SELL-32)', async () => {
  const { database } = await useTestDatabase()
  const [breweryId, other] = [crypto.randomUUID(), crypto.randomUUID()]
  const events: LedgerEvent[] = ['part_invoiced', 'pallet_difference', 'fee', 'part_credited']
  const parts = Array.from({ length: 12 }, () => crypto.randomUUID())
  // Each part is booked by other events, in each order; some on one day, one by two events.
  for (let step = 0; step < 60; step += 1) {
    const owner = step % 7 === 3 ? other : breweryId
    const entries = [
      { account: 'brewery_due' as const, owner, amountMinor: -100 - step },
      { account: 'clearing' as const, owner: '', amountMinor: 100 + step },
    ]
    const booking = { event: events[(step * 7 + Math.floor(step / 12)) % 4]!, key: `${breweryId}:${step}` }
    const now = dayOf((step * 11) % 17)
    await database.transaction((transaction) =>
      postLedger(transaction, { ...booking, entries, now, partId: parts[step % 12]! }),
    )
  }
  const { rows: filtered } = await database.execute(sql`
    select part_id as "partId", to_char(sold_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "soldAt" from (
      select booking.part_id, coalesce(min(booked_at) filter (where event = 'part_invoiced'), min(booked_at)) as sold_at
      from ledger_entries entry join ledger_transactions booking on booking.id = entry.transaction_id
      where owner = ${breweryId} and event in ('part_invoiced', 'pallet_difference') group by booking.part_id) as each
    order by sold_at desc, part_id`)
  const read = (from: number, to: number, page = 1, size = 50) =>
    readSoldParts(database, { breweryId, from: dayOf(from), to: dayOf(to), page, size })
  const namesOf = ({ rows }: Awaited<ReturnType<typeof read>>) =>
    rows.map(({ partId, soldAt }) => ({ partId, soldAt }))
  expect(filtered.length).toBeGreaterThan(5)
  expect(namesOf(await read(0, 99))).toEqual(filtered)
  expect((await read(0, 99)).total).toBe(filtered.length)
  expect(namesOf(await read(0, 99, 2, 2))).toEqual(filtered.slice(2, 4))
  const within = filtered.filter(
    ({ soldAt }) => soldAt! >= dayOf(2).toISOString() && soldAt! < dayOf(9).toISOString(),
  )
  expect(namesOf(await read(2, 9))).toEqual(within)
})
