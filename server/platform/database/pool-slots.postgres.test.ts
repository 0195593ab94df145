import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createServerDatabase } from '../../../tests/support/servers/test-database.ts'
import type { Connection } from './database.ts'
import { connectPostgres } from './postgres-database.ts'

/** More than the pool holds: some have to wait for a slot that another gave back. */
const many = Array.from({ length: 25 }, (_, at) => at)

const transactionsOf = ({ database }: Connection) =>
  Promise.all(
    many.map((at) =>
      database.transaction(async (transaction) => {
        const { rows } = await transaction.execute(sql`select ${at}::int as at`)
        return rows[0]?.['at']
      }),
    ),
  )

test('a transaction that cannot begin gives its connection back', async () => {
  const connection = await connectPostgres(await createServerDatabase())
  const unknown = { isolationLevel: 'as it comes' as 'serializable' }
  const begun: number[] = []
  for (const at of many)
    await expect(
      connection.database.transaction(async () => {
        begun.push(at)
      }, unknown),
    ).rejects.toThrow(/begin isolation level/)
  expect(begun).toEqual([])
  expect(await transactionsOf(connection)).toEqual(many)
  await connection.close()
})

test('after the server has ended all connections the next transactions find new ones', async () => {
  const address = await createServerDatabase()
  const [connection, operator] = await Promise.all([connectPostgres(address), connectPostgres(address)])
  await transactionsOf(connection)
  const ended = operator.database.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`,
  )
  // While connections end, transactions may fail, but none keeps what it had
  await Promise.allSettled([ended, ...many.map(() => transactionsOf(connection))])
  expect(await transactionsOf(connection)).toEqual(many)
  await Promise.all([connection.close(), operator.close()])
})
