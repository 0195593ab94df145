import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { createServerDatabase } from '../../../tests/support/servers/test-database.ts'
import { readChangeCursor, readChangesSince } from './change-log-queries.ts'
import type { Database } from './database.ts'
import { connectPostgres } from './postgres-database.ts'

const write = (database: Database, topic: string) =>
  database.execute(sql`insert into changes (topic) values (${topic})`)

test('each change is read once, however transactions overlap, and a long one holds no other back', async () => {
  const { database, close } = await connectPostgres(await createServerDatabase())
  onTestFinished(close)
  const seen: string[] = []
  let cursor = await readChangeCursor(database)
  const read = async () => {
    const next = await readChangesSince(database, cursor)
    cursor = next.cursor
    seen.push(...next.topics!)
  }
  const [begun, finish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const long = database.transaction(async (transaction) => {
    await write(transaction, 'long')
    begun.resolve()
    await finish.promise
  })
  await begun.promise
  await write(database, 'first')
  await read()
  expect(seen).toEqual(['first'])
  await write(database, 'second')
  await read()
  expect(seen).toEqual(['first', 'second'])
  finish.resolve()
  await long
  await read()
  await read()
  expect(seen).toEqual(['first', 'second', 'long'])
})
