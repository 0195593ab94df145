import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { useTestDatabase } from '../../../tests/support/servers/test-database.ts'
import { connectEmbedded } from './embedded-database.ts'
import { knownMigrations } from './known-migrations.ts'
import { findMissingMigrations, migrate } from './apply-migrations.ts'

test('migrating a database that is up to date changes nothing', async () => {
  const connection = await useTestDatabase()
  expect(await migrate(connection)).toEqual([])
  const { rows } = await connection.database.execute(sql`select count(*)::int as breweries from breweries`)
  expect(rows).toEqual([{ breweries: 0 }])
})

test('what a database lacks is named, runs once, and is then there (INST-02)', async () => {
  const connection = await connectEmbedded()
  onTestFinished(connection.close)
  const all = knownMigrations().map(({ name }) => name)
  expect(await findMissingMigrations(connection.database)).toEqual(all)
  expect(await migrate(connection)).toEqual(all)
  expect(await findMissingMigrations(connection.database)).toEqual([])
  // A database of a later version lacks nothing.
  await connection.database.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)`,
  )
  expect(await migrate(connection)).toEqual([])
})
