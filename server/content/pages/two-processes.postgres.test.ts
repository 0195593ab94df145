import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { buildBeer, buildBrewery } from '../../../tests/support/builders/builders.ts'
import { buildShownBeer, unseenChanges } from '../../../tests/support/shops/beer-page-changes.ts'
import { startServerProcess } from '../../../tests/support/servers/server-process.ts'
import { createServerDatabase } from '../../../tests/support/servers/test-database.ts'
import { beers } from '../../catalogue/beers/catalogue-tables.ts'
import { connectPostgres } from '../../platform/database/postgres-database.ts'

test('a change to a beer is visible on every process', async () => {
  const databaseUrl = await createServerDatabase()
  const connection = await connectPostgres(databaseUrl)
  onTestFinished(() => connection.close())
  const { database } = connection
  const environment = { DATABASE_URL: databaseUrl }
  const servers = await Promise.all([startServerProcess(environment), startServerProcess(environment)])
  const brewery = await buildBrewery(database)
  const beer = await buildBeer(database, { breweryId: brewery.id, name: 'Before' })
  const paths = ['/shop', '/public/beers/latest']
  const lists = () =>
    Promise.all(
      servers.flatMap(({ address }) => paths.map(async (path) => (await fetch(`${address}${path}`)).text())),
    )

  await expect
    .poll(async () => (await lists()).every((list) => list.includes('Before')), { timeout: 5000 })
    .toBe(true)
  await database.update(beers).set({ name: 'Afterwards' }).where(eq(beers.id, beer.id))
  await expect
    .poll(
      async () => (await lists()).every((list) => list.includes('Afterwards') && !list.includes('Before')),
      {
        timeout: 5000,
      },
    )
    .toBe(true)
})

test('what changes on a beer’s page is visible on every process', async () => {
  const databaseUrl = await createServerDatabase()
  const connection = await connectPostgres(databaseUrl)
  onTestFinished(() => connection.close())
  const environment = { DATABASE_URL: databaseUrl }
  const servers = await Promise.all([startServerProcess(environment), startServerProcess(environment)])
  const beerId = await buildShownBeer(connection.database)
  const headers = { accept: 'application/json' }
  const answers = () =>
    Promise.all(
      servers.map(async ({ address }) =>
        (await fetch(`${address}/beer/a/b/c/${beerId}`, { headers })).text(),
      ),
    )
  expect(await unseenChanges(connection.database, beerId, answers)).toEqual([])
})
