import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { catalogueViews } from '../../../shared/api/list-views.ts'
import { buildBrewery } from '../../../tests/support/builders/builders.ts'
import { useTestDatabase } from '../../../tests/support/servers/test-database.ts'
import { systemActor } from '../../platform/audit/actor.ts'
import { findBreweriesNamed } from '../../catalogue/beers/find-breweries.ts'
import { typedWords } from '../../platform/database/typed-words.ts'
import { insertChange } from './beer-change-queries.ts'
import { listCatalogueChanges } from './list-catalogue-changes.ts'
import { insertPageChange } from './page/page-change-queries.ts'

const at = (minute: number) => new Date(Date.UTC(2028, 1, 7, 12, minute))
const states = ['approved', 'refused', 'withdrawn', 'waiting'] as const

const holds = (words: string[], q: string) =>
  q.split(' ').every((typed) => words.some((word) => word.startsWith(typed)))

test('the changes that staff see are what a plain filter over all of them finds (STAF-20)', async () => {
  const { database } = await useTestDatabase()
  const breweries = []
  for (const name of ['Lockside', 'Old Mill', 'Amber Yard'])
    breweries.push(await buildBrewery(database, { name }))
  const all: { id: string; state: string; words: string[]; brewery: string[]; dueAt: Date; askedAt: Date }[] =
    []
  for (let n = 0; n < 160; n += 1) {
    const brewery = breweries[n % 3]!
    const state = states[(n * 3) % 4]!
    const moments = { askedAt: at((n * 7) % 60), dueAt: at((n * 11) % 50), askedBy: systemActor }
    const own = { id: randomUUID(), breweryId: brewery.id, ...moments }
    const isPage = n % 9 === 4
    const name = `${['Amber', 'Old', 'Mild'][n % 3]} ${['Ale', 'Mild', 'Stout'][n % 7] ?? 'Bitter'}`
    // Of a change that leaves the name, the version before says it.
    const proposed = n % 2 === 0 ? { name } : { style: 'porter' }
    // Of a page one change waits at a time.
    if (isPage && state === 'waiting') continue
    if (isPage) await insertPageChange(database, { ...own, state, proposed: {}, stood: {} as never })
    else
      await insertChange(database, {
        ...own,
        beerId: randomUUID(),
        isNew: n % 2 === 0,
        state,
        proposed,
        stood: n % 2 === 0 ? null : ({ name } as never),
      })
    const words = (isPage ? '' : name).toLowerCase().split(' ').filter(Boolean)
    all.push({ id: own.id, state, words, brewery: brewery.name.toLowerCase().split(' '), ...moments })
  }
  const asked = fc.record({
    view: fc.constantFrom(...catalogueViews),
    q: fc.constantFrom(undefined, 'amb', 'mild old', 'ale', 'mill', 'yard amber', 'ber', '%'),
    page: fc.integer({ min: 1, max: 4 }),
  })
  await fc.assert(
    fc.asyncProperty(asked, async ({ view, q, page }) => {
      const found = all.filter(
        ({ words, brewery }) => q === undefined || holds(words, q) || holds(brewery, q),
      )
      const isIn = (key: string) => (change: (typeof all)[number]) => key === 'all' || change.state === key
      const time = ({ dueAt, askedAt }: (typeof all)[number]) =>
        view === 'waiting' ? dueAt.getTime() : -askedAt.getTime()
      const seen = found
        .filter(isIn(view))
        .toSorted((one, other) => time(one) - time(other) || (one.id < other.id ? -1 : 1))
      const query = typedWords(q)
      const search =
        query === undefined ? undefined : { query, breweryIds: await findBreweriesNamed(database, query) }
      const list = await listCatalogueChanges(database, { view, page, search })
      const from = (list.page - 1) * 50
      expect(list.rows.map(({ id }) => id)).toEqual(seen.slice(from, from + 50).map(({ id }) => id))
      expect(list.total).toBe(seen.length)
      expect(list.views).toEqual(
        catalogueViews.map((key) => ({ key, count: found.filter(isIn(key)).length })),
      )
    }),
    { numRuns: 15 },
  )
})
