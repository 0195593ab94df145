import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useTestDatabase } from '../../tests/test-database.ts'
import { listenForChanges } from './change-notices.ts'
import { migrate } from './migrate.ts'

test('migrating a database that is up to date changes nothing', async () => {
  const connection = await useTestDatabase()
  await migrate(connection)
  const { rows } = await connection.database.execute(sql`select count(*)::int as breweries from breweries`)
  expect(rows).toEqual([{ breweries: 0 }])
})

test('a change is told to everyone who listens, a large one as a whole', async () => {
  const connection = await useTestDatabase()
  const notices: string[] = []
  const changes = await listenForChanges(connection)
  changes.subscribe((notice) => notices.push(notice))

  const { rows } = await connection.database.execute(sql`
    insert into breweries (external_id, slug, name, palette, emblem, lettering)
    values ('tern', 'tern', 'Tern', 'navy', 'anchor', 'slab') returning id`)
  await expect.poll(() => notices).toEqual([`brewery:${rows[0]?.['id']}`])

  await connection.database.execute(sql`
    insert into beers (external_id, brewery_id, name, style)
    select 'beer-' || n, ${rows[0]?.['id']}, 'Beer', 'porter' from generate_series(1, 51) n`)
  await expect.poll(() => notices.slice(1)).toEqual(['catalogue'])
})
