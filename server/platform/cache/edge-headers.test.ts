import { expect, test } from 'vitest'
import { buildBeer, buildBrewery, buildContainer } from '../../../tests/support/builders/builders.ts'
import { openWholeShop } from '../../../tests/support/shops/whole-shop.ts'
import { createEdgeHeaders } from './edge-headers.ts'

const held = 'public, max-age=60, stale-while-revalidate=30, stale-if-error=86400'
const brief = 'public, max-age=1, stale-if-error=86400'

test('a CDN that is notified of changes holds an answer for a minute, by its tags', () => {
  expect(createEdgeHeaders({ isPurged: true })({ topics: ['beer:1', 'listing'] })).toEqual({
    'cdn-cache-control': held,
    'surrogate-key': 'dray beer:1 listing',
    'cache-tag': 'dray,beer:1,listing',
  })
})

test.each([
  ['changes in less than a minute', { topics: ['beer:1'], freshUntil: Date.now() + 30_000 }],
  ['lacks something', { topics: ['beer:1'], freshUntil: 0 }],
  ['has more tags than a header holds', { topics: Array.from({ length: 500 }, (_, at) => `beer:${at}`) }],
])('what %s is held for a second', (_, answer) => {
  expect(createEdgeHeaders({ isPurged: true })(answer)).toMatchObject({ 'cdn-cache-control': brief })
})

test('without purges a CDN has no tags and holds an answer for a second', () => {
  expect(createEdgeHeaders({ isPurged: false })({ topics: ['beer:1'] })).toEqual({
    'cdn-cache-control': brief,
  })
})

test('pages, twins and public reads that are everybody’s are tagged, those of one visitor are not', async () => {
  let beerId = ''
  const shop = await openWholeShop(
    async ({ database }) => {
      const { id: breweryId } = await buildBrewery(database, { slug: 'tern', name: 'Tern' })
      const beer = await buildBeer(database, { breweryId, name: 'Salt' })
      await buildContainer(database, { beerId: beer.id })
      beerId = beer.id
    },
    // Nothing is purged by a process that only serves.
    { role: 'web', cdnPurge: { url: 'http://127.0.0.1:1', token: null } },
  )
  const tagsOf = async (url: string, cookie = '') => {
    const { headers } = await shop.app.inject({ url, headers: { cookie } })
    return [headers['cdn-cache-control'], String(headers['surrogate-key'] ?? '').split(' ')]
  }
  for (const url of ['/shop', '/shop.md', '/public/beers/latest', `/public/beers/${beerId}`])
    expect(await tagsOf(url), url).toEqual([held, expect.arrayContaining(['dray'])])
  expect((await tagsOf('/shop'))[1]).toEqual(expect.arrayContaining(['listing', 'frame']))
  expect(await tagsOf('/shop', 'shopViewMode=list')).toEqual([undefined, ['']])
  expect(await tagsOf('/cart')).toEqual([undefined, ['']])
})
