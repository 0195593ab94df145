import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { createServerDatabase } from '../../../tests/support/servers/test-database.ts'
import type { Connection, Database } from './database.ts'
import { findMissingMigrations, migrate } from './apply-migrations.ts'
import { connectPostgres } from './postgres-database.ts'

/** A database of a server without any table. */
async function openEmpty(): Promise<Connection> {
  const connection = await connectPostgres(await createServerDatabase())
  onTestFinished(connection.close)
  await connection.database.execute(sql`drop schema drizzle, public cascade`)
  await connection.database.execute(sql`create schema public`)
  return connection
}

/** Others that make a table of that name wait until this transaction ends. */
const lockBeers = (transaction: Database) => transaction.execute(sql`create table beers (n integer)`)

test('a migration gives up a lock that it does not get, and tries again until it is free (INST-04)', async () => {
  const connection = await openEmpty()
  const held = Promise.withResolvers<void>()
  const isFree = Promise.withResolvers<void>()
  const holder = connection.database
    .transaction(async (transaction) => {
      await lockBeers(transaction)
      held.resolve()
      await isFree.promise
      transaction.rollback()
    })
    .catch(() => {})
  await held.promise

  let retries = 0
  const onRetry = () => {
    retries += 1
    if (retries === 2) isFree.resolve()
  }
  const missing = await findMissingMigrations(connection.database)
  const patience = { lockMs: 50, pausesMs: Array.from({ length: 50 }, () => 1), onRetry }
  expect(await migrate(connection, patience)).toEqual(missing)
  expect(retries).toBeGreaterThanOrEqual(2)
  await holder
  expect(await findMissingMigrations(connection.database)).toEqual([])
})

test('a lock that is never free ends the migration, with nothing changed (INST-04)', async () => {
  const connection = await openEmpty()
  const missing = await findMissingMigrations(connection.database)
  let failure: unknown
  await connection.database
    .transaction(async (transaction) => {
      await lockBeers(transaction)
      failure = await migrate(connection, { lockMs: 20, pausesMs: [1, 1] }).catch((error: unknown) => error)
      transaction.rollback()
    })
    .catch(() => {})
  expect(failure).toMatchObject({ cause: expect.objectContaining({ code: '55P03' }) })
  expect(await findMissingMigrations(connection.database)).toEqual(missing)
})
