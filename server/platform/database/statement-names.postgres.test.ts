import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { hasPooler, openPooler } from '../../../tests/support/servers/pooler.ts'
import { createServerDatabase } from '../../../tests/support/servers/test-database.ts'
import { isDatabaseAway } from './database-away.ts'
import { connectPostgres } from './postgres-database.ts'
import { preparedStatement, statementName, value } from './prepared-statement.ts'

const skipped = hasPooler ? '' : ' (skipped: pgbouncer is not installed)'
const doubled = sql`select 2 * ${value('by', 'integer')} as doubled`
const double = preparedStatement<{ doubled: number }>(doubled)
const name = statementName('select 2 * $1::integer as doubled')!

async function open(url: string, poolSize = 1) {
  let losses = 0
  const connection = await connectPostgres(url, { poolSize, onNamesLost: () => void (losses += 1) })
  onTestFinished(connection.close)
  return { ...connection, losses: () => losses }
}

test.each([
  ['is there already (42P05)', `prepare ${name} as select 1`],
  ['is there no longer (26000)', 'deallocate all'],
])('a statement whose name %s runs without names, reported once', async (_what, change) => {
  const { database, losses } = await open(await createServerDatabase())
  const isForeign = change.startsWith('prepare')
  if (!isForeign) await double(database, { by: 2 })
  await database.execute(sql.raw(change))
  // The pool has one connection, so these three are on the wire before the first error is known.
  const answers = await Promise.all([1, 2, 3].map((by) => double(database, { by })))
  expect(answers).toEqual([2, 4, 6].map((each) => [{ doubled: each }]))
  expect(await double(database, { by: 50 })).toEqual([{ doubled: 100 }])
  expect(losses()).toBe(1)
})

test('a transaction that meets a lost name can be tried again, and then succeeds', async () => {
  const { database, losses } = await open(await createServerDatabase())
  await database.execute(sql.raw(`prepare ${name} as select 1`))
  const attempt = () => database.transaction((transaction) => double(transaction, { by: 4 }))
  const failure = await attempt().catch((error: Error) => error)
  expect(isDatabaseAway(failure as Error)).toBe(true)
  expect(await attempt()).toEqual([{ doubled: 8 }])
  expect(losses()).toBe(1)
})

test.skipIf(!hasPooler)(
  `behind a pooler that does not track prepared statements every call is answered${skipped}`,
  async () => {
    const pooler = await openPooler(await createServerDatabase())
    const processes = [await open(pooler, 6), await open(pooler, 6)]
    const calls = Array.from({ length: 120 }, (_, by) => double(processes[by % 2]!.database, { by }))
    expect((await Promise.all(calls)).map(([row]) => row?.doubled)).toEqual(calls.map((_, by) => 2 * by))
    expect(processes.map(({ losses }) => losses()).toSorted()).toEqual([expect.any(Number), 1])
  },
)
