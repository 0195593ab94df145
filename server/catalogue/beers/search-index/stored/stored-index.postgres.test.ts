import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { buildBrewery } from '../../../../../tests/support/builders/builders.ts'
import { createServerDatabase } from '../../../../../tests/support/servers/test-database.ts'
import { followChanges } from '../../../../platform/database/change-events.ts'
import { connectPostgres } from '../../../../platform/database/postgres-database.ts'
import { createSearchIndex } from '../search-index.ts'
import type { IndexPlace } from './stored-index.ts'

const processes = 6
const beerCount = 3000

test('of processes that start together one reads the catalogue, and the others take up what it stores', async () => {
  const address = await createServerDatabase()
  const files = new Map<string, Uint8Array>()
  const store: IndexPlace['store'] = {
    read: async (name) => files.get(name) ?? null,
    put: async (name, bytes) => void files.set(name, bytes),
  }
  let readings = 0
  const observe = (text: string) => {
    if (text.includes('as listed') && text.includes('order by')) readings += 1
    return () => {}
  }
  const connections = await Promise.all(
    Array.from({ length: processes }, () => connectPostgres(address, { observe })),
  )
  onTestFinished(async () => void (await Promise.all(connections.map((one) => one.close()))))
  const [{ database }] = connections as [(typeof connections)[0], ...typeof connections]
  const brewery = await buildBrewery(database)
  await database.execute(sql`
    insert into beers (external_id, brewery_id, name, style)
    select 'beer-' || n, ${brewery.id}, 'Beer ' || n, 'porter' from generate_series(1, ${beerCount}::int) n`)

  const opened = await Promise.all(
    connections.map(async (connection) => {
      const place = {
        store,
        primary: connection.database,
        readCodeKey: () => 'one',
        fewestBeers: 1,
        isShared: true,
      }
      const changes = await followChanges(connection)
      const logger = { info: () => {}, error: () => {} }
      return createSearchIndex({ database: connection.database, changes, logger: logger as never, place })
    }),
  )
  expect(opened.map((index) => index.size())).toEqual(Array(processes).fill(beerCount))
  // The batches of one reading of 3,000 beers.
  expect(readings).toBe(2)
  await Promise.all(opened.map((index) => index.close()))
})
