import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useTestDatabase } from '../../tests/support/servers/test-database.ts'
import { migrate } from './migrate.ts'

test('migrating a database that is up to date changes nothing', async () => {
  const connection = await useTestDatabase()
  await migrate(connection)
  const { rows } = await connection.database.execute(sql`select count(*)::int as breweries from breweries`)
  expect(rows).toEqual([{ breweries: 0 }])
})
