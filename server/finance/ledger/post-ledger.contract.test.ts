import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useTestDatabase } from '../../../tests/support/servers/test-database.ts'
import { bankPayment, cardPaid } from './booking-rules.ts'
import { entry } from './ledger-accounts.ts'
import { postLedger, reverseBooking } from './post-ledger.ts'
import { readBalance, readImbalance } from './read-balances.ts'

const now = new Date('2026-11-23T10:00:00Z')
const later = new Date('2026-12-01T10:00:00Z')
const client = '00000000-0000-4000-8000-000000000001'

test('an event is booked once for its key, and a balance is the sum of its entries (LEDG-02, LEDG-03)', async () => {
  const { database } = await useTestDatabase()
  const paid = { event: 'card_paid', key: 'paid:1', entries: cardPaid(1200, client, 'stripe'), now } as const
  expect(await database.transaction((transaction) => postLedger(transaction, paid))).toBe(true)
  expect(await database.transaction((transaction) => postLedger(transaction, paid))).toBe(false)
  expect(await readBalance(database, 'clearing', { owner: 'stripe' })).toBe(1200)
  expect(await readBalance(database, 'clearing', { owner: 'sandbox' })).toBe(0)
  expect(await readBalance(database, 'buyer', { owner: client })).toBe(-1200)
  expect(await readImbalance(database)).toBe(0)
})

test('the database refuses what does not add up to 0, at commit, and leaves nothing of it (LEDG-01, INV-03)', async () => {
  const { database } = await useTestDatabase()
  const off = [entry('bank', 100), entry('buyer', -99, client)]
  const booking = { event: 'bank_payment', key: 'off', entries: off, now } as const
  const refused = await database.transaction((transaction) => postLedger(transaction, booking)).catch(causeOf)
  expect(refused).toMatch(/does not add up to 0: 1/)
  const alone = sql`insert into ledger_transactions (event, key, actor, booked_at) values ('fee', 'alone', 'x', now())`
  expect(await database.execute(alone).catch(causeOf)).toMatch(/no entries/)
  const { rows } = await database.execute(sql`select 1 from ledger_transactions`)
  expect(rows).toEqual([])
})

test.each(['ledger_transactions', 'ledger_entries'])(
  'no row of %s is ever changed or deleted (LEDG-01)',
  async (table) => {
    const { database } = await useTestDatabase()
    const paid = { event: 'bank_payment', key: 'paid', entries: bankPayment(500, client), now } as const
    await database.transaction((transaction) => postLedger(transaction, paid))
    const column = table === 'ledger_entries' ? 'owner' : 'actor'
    for (const statement of [
      `update ${table} set ${column} = 'x'`,
      `delete from ${table}`,
      `truncate ${table} cascade`,
    ])
      expect(await database.execute(sql.raw(statement)).catch(causeOf)).toMatch(/never changed or deleted/)
    expect(await readBalance(database, 'bank')).toBe(500)
  },
)

test('a correction is a second booking of its own day, with its reason, once (LEDG-01)', async () => {
  const { database } = await useTestDatabase()
  const paid = { event: 'bank_payment', key: 'marked', entries: bankPayment(500, client), now } as const
  await database.transaction((transaction) => postLedger(transaction, paid))
  const undo = () =>
    database.transaction((transaction) =>
      reverseBooking(transaction, { key: 'marked', reason: 'Another pub’s', actor: 'finance', now: later }),
    )
  expect([await undo(), await undo()]).toEqual([true, false])
  expect(await readBalance(database, 'bank')).toBe(0)
  expect(await readBalance(database, 'bank', { before: later })).toBe(500)
  const { rows } = await database.execute(
    sql`select event, reason, booked_at = ${later.toISOString()}::timestamptz as "isToday" from ledger_transactions order by booked_at`,
  )
  expect(rows).toEqual([
    { event: 'bank_payment', reason: null, isToday: false },
    { event: 'reversal', reason: 'Another pub’s', isToday: true },
  ])
})

/** What the database says, which the driver wraps. */
const causeOf = (error: Error) => `${error.message} ${(error.cause as Error | undefined)?.message ?? ''}`
