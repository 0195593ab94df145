import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { openByteTap } from '../../../tests/support/servers/byte-tap.ts'
import { createServerDatabase } from '../../../tests/support/servers/test-database.ts'
import { inOneTrip } from './in-one-trip.ts'
import { connectPostgres } from './postgres-database.ts'

const held = 8117

async function openTapped() {
  const address = new URL(await createServerDatabase())
  const direct = await connectPostgres(address.href)
  const tap = await openByteTap(Number(address.port || 5432))
  address.host = `127.0.0.1:${tap.port}`
  const tapped = await connectPostgres(address.href)
  onTestFinished(async () => {
    await tapped.close()
    await direct.close()
    tap.close()
  })
  return { direct, tapped, tap }
}

test('what is asked together is with the server while it is still waiting for the first of it', async () => {
  const { direct, tapped, tap } = await openTapped()
  const lock = sql`select pg_advisory_xact_lock(${held})`
  const asked = await direct.database.transaction(async (holder) => {
    await holder.execute(lock)
    const both = tapped.database.transaction((transaction) =>
      inOneTrip([transaction.execute(lock), transaction.execute(sql`select 'asked beside' as answer`)]),
    )
    await expect.poll(tap.passed, { timeout: 2500 }).toContain('asked beside')
    return { both }
  })
  const [, { rows }] = await asked.both
  expect(rows).toEqual([{ answer: 'asked beside' }])
})

test('a statement that fails takes back what was asked beside it, and the connection serves on', async () => {
  const { tapped } = await openTapped()
  await tapped.database.execute(sql`create table written (place integer)`)
  const failing = tapped.database.transaction((transaction) =>
    inOneTrip([
      transaction.execute(sql`insert into written values (1)`),
      transaction.execute(sql`select 1 / ${0}::integer`),
      transaction.execute(sql`insert into written values (3)`),
    ]),
  )
  await expect(failing).rejects.toMatchObject({ cause: { message: 'division by zero' } })
  const { rows } = await tapped.database.execute(sql`select count(*)::integer as rows from written`)
  expect(rows).toEqual([{ rows: 0 }])
})
