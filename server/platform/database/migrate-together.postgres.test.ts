import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createServerDatabase } from '../../../tests/support/servers/test-database.ts'
import { migrate } from './apply-migrations.ts'
import { connectPostgres } from './postgres-database.ts'

test('processes that start together on one server migrate it once', async () => {
  const address = await createServerDatabase()
  const connections = await Promise.all([1, 2, 3, 4].map(() => connectPostgres(address)))
  await connections[0]?.database.execute(sql`drop schema drizzle cascade`)
  await connections[0]?.database.execute(sql`drop schema public cascade`)
  await connections[0]?.database.execute(sql`create schema public`)
  await Promise.all(connections.map((connection) => migrate(connection)))
  const { rows } = await connections[0]!.database.execute(
    sql`select count(*)::int as migrations, count(distinct hash)::int as hashes from drizzle.__drizzle_migrations`,
  )
  expect(rows[0]?.['migrations']).toBe(rows[0]?.['hashes'])
  await Promise.all(connections.map((connection) => connection.close()))
})
