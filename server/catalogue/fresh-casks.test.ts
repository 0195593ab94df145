import { expect, test } from 'vitest'
import { rackedText } from './beer-page-view.ts'
import { createBeerIndex } from './search-index/beer-index.ts'
import { indexedFactsOf } from './search-index/indexed-facts.ts'
import { freshBatches } from './fresh-casks.ts'

test('what was racked more than six weeks ago is no fresh cask; of a beer without a batch nothing says so (CASK-01)', () => {
  const batches = freshBatches(new Date('2026-11-29T12:00:00Z'))
  expect(batches).toHaveLength(44)
  const index = createBeerIndex()
  const add = (name: string, at: number, lastBatchDate: string | null) =>
    index.put(
      indexedFactsOf({
        id: `00000000-0000-4000-8000-00000000000${at}`,
        name,
        style: 'bitter',
        ingredients: '',
        tastingNotes: '',
        allergens: [],
        targetAbv: 4,
        colorHex: null,
        glutenFree: false,
        releasedAt: 10 - at,
        lastBatchDate,
        breweryId: '00000000-0000-4000-8000-000000000099',
        breweryName: 'Tern',
        town: 'Leeds',
        region: 'yorkshire',
        showPrices: true,
        stock: [
          {
            name: '9g Cask',
            type: 'cask',
            volumeMl: 40_914,
            packSize: 1,
            priceMinor: 9000,
            couplerType: null,
          },
        ],
      }),
    )
  add('Today', 1, '2026-11-29')
  add('Six weeks', 2, '2026-10-18')
  add('Older', 3, '2026-10-17')
  add('Without', 4, null)
  const { total } = index.search({ filters: { packagingGroup: ['cask'], batch: batches }, pageSize: 9 })
  expect(total).toBe(3)
})

test.each([
  ['2026-11-12', 'racked 12 Nov'],
  ['2025-12-30', 'racked 30 Dec 2025'],
])('a batch of %s reads %s (CASK-01)', (day, text) => {
  expect(rackedText(day, new Date('2026-11-29T12:00:00Z'))).toBe(text)
})
