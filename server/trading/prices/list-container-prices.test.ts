import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceViews } from '../../../shared/api/list-views.ts'
import { buildBeer, buildBrewery, buildContainer } from '../../../tests/support/builders/builders.ts'
import { useTestDatabase } from '../../../tests/support/servers/test-database.ts'
import { listContainerPrices } from './list-container-prices.ts'
import { insertPrice } from './price-queries.ts'

const now = new Date('2028-02-07T12:00:00Z')
const dayOf = (day: number) => `2028-02-${String(day).padStart(2, '0')}`

test('the list of prices is what a plain filter over the sizes and their prices finds (SELL-28)', async () => {
  const { database } = await useTestDatabase()
  const { id: breweryId } = await buildBrewery(database)
  await buildContainer(database, { name: 'anothers' })
  type Listed = { id: string; externalId: string; beer: string; name: string; priceMinor: number | null }
  const all: (Listed & { next: { priceMinor: number; fromDay: string } | null })[] = []
  for (let n = 0; n < 130; n += 1) {
    if (n % 13 === 0) await buildBeer(database, { breweryId })
    const beerName = `${'cab'[n % 3]}${'xyz'[Math.floor(n / 3) % 3]}`
    const beer = await buildBeer(database, { breweryId, name: beerName })
    const name = `keg${(n * 7) % 10}`
    const archivedAt = n % 11 === 5 ? now : null
    const priceMinor = n % 5 === 2 ? null : 1000 + n
    const { id, externalId } = await buildContainer(database, {
      beerId: beer.id,
      name,
      archivedAt,
      priceMinor,
    })
    // What has begun, what is to come on two days, and two prices of one day, of which the later row holds.
    const days = [[], [1], [9, 20], [20, 9], [9, 9], [1, 20]][n % 6]!
    for (const [at, day] of days.entries())
      await insertPrice(database, {
        containerId: id,
        priceMinor: day * 100 + at,
        fromDay: dayOf(day),
        setBy: 'Ada',
        setAt: now.toISOString(),
      })
    const coming = days.map((day, at) => ({ day, at })).filter(({ day }) => day > 7)
    const first = coming.toSorted((one, other) => one.day - other.day || other.at - one.at)[0]
    const next = first ? { priceMinor: first.day * 100 + first.at, fromDay: dayOf(first.day) } : null
    if (archivedAt === null) all.push({ id, externalId, beer: beerName, name, priceMinor, next })
  }
  const key = (row: (typeof all)[number]) => `${row.beer}/${row.name}/${row.id}`
  all.sort((one, other) => (key(one) < key(other) ? -1 : 1))
  const inView = { all: () => true, none: (row: (typeof all)[number]) => row.priceMinor === null }
  const belongs = { ...inView, coming: (row: (typeof all)[number]) => row.next !== null }
  const asked = fc.record({
    view: fc.constantFrom(...priceViews),
    q: fc.constantFrom('', 'AX', 'keg', 'c keg3', 'keg1 b', 'nothing', 'container', '%'),
    page: fc.integer({ min: 1, max: 4 }),
  })
  await fc.assert(
    fc.asyncProperty(asked, async ({ view, q, page }) => {
      const words = q.toLowerCase().split(' ')
      const found = all.filter((row) =>
        words.every((word) => `${row.beer} ${row.name} ${row.externalId}`.toLowerCase().includes(word)),
      )
      const seen = found.filter(belongs[view])
      const list = await listContainerPrices(database, { breweryId, view, q, page, now })
      const from = (list.page - 1) * 50
      expect(list.rows.map(({ containerId, priceMinor, next }) => [containerId, priceMinor, next])).toEqual(
        seen.slice(from, from + 50).map((row) => [row.id, row.priceMinor, row.next]),
      )
      expect(list.total).toBe(seen.length)
      expect(list.page).toBe(Math.min(page, list.pages))
      expect(list.views).toEqual(
        priceViews.map((of) => ({ key: of, count: found.filter(belongs[of]).length })),
      )
    }),
    { numRuns: 40 },
  )
})
