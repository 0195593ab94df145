import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildBeer, buildBrewery, buildContainer } from '../../../tests/support/builders/builders.ts'
import { useTestDatabase } from '../../../tests/support/servers/test-database.ts'
import { beers, containers } from '../../catalogue/beers/catalogue-tables.ts'
import { countStockViews } from './stock-list-queries.ts'

test('a container is counted by the brewery of its beer, wherever beer and container go (SELL-05, SELL-29)', async () => {
  const { database } = await useTestDatabase()
  const countOf = async (breweryId: string) => (await countStockViews(database, { breweryId, words: [] })).all
  const [one, two] = [await buildBrewery(database), await buildBrewery(database)]
  const [porter, stout] = [
    await buildBeer(database, { breweryId: one.id }),
    await buildBeer(database, { breweryId: two.id }),
  ]
  const cask = await buildContainer(database, { beerId: porter.id, availableUnits: 3 })
  await buildContainer(database, { beerId: stout.id, availableUnits: 1 })
  expect([await countOf(one.id), await countOf(two.id)]).toEqual([1, 1])

  await database.update(containers).set({ beerId: stout.id }).where(eq(containers.id, cask.id))
  expect([await countOf(one.id), await countOf(two.id)]).toEqual([0, 2])

  await database.update(beers).set({ breweryId: one.id }).where(eq(beers.id, stout.id))
  expect([await countOf(one.id), await countOf(two.id)]).toEqual([2, 0])

  const stranger = { breweryId: two.id }
  await database.update(containers).set(stranger).where(eq(containers.id, cask.id))
  expect([await countOf(one.id), await countOf(two.id)]).toEqual([2, 0])
})
