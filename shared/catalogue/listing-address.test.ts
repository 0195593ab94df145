import fc from 'fast-check'
import { expect, test } from 'vitest'
import { facetNames } from './facet-names.ts'
import { listingHref, listingQueryNames, readListingQuery, withoutFilter } from './listing-address.ts'
import { listingOrders } from './listing-query.ts'

const read = (query: string) => readListingQuery(new URLSearchParams(query))

test('lower-cases filter values and ignores abv=all (SHOP-33, SHOP-34)', () => {
  expect(read('packaging=KEG&abv=all').filters).toEqual({ packaging: ['keg'] })
})

test('an unknown order is the default one, relevance while searching (OPEN-15)', () => {
  expect(read('orderby=magic').orderby).toBe('newest')
  expect(read('orderby=magic&q=stout').orderby).toBe('relevance')
  expect(read('orderby=price').orderby).toBe('price')
})

test('the page travels as ?page=n beside the other filters, and only above 1 (OPEN-16)', () => {
  expect(listingHref('/shop', { ...read('style=ipa'), page: 3 })).toBe('/shop?style=ipa&page=3')
  expect(listingHref('/shop', { ...read('style=ipa'), page: 1 })).toBe('/shop?style=ipa')
  expect(read('page=0').page).toBe(1)
  expect(read('page=-2').page).toBe(1)
})

test('clearing takes out one value or the whole filter and goes to the first page (SHOP-42)', () => {
  const query = read('style=ipa&style=stout&page=4')
  expect(withoutFilter(query, 'style', 'ipa').filters).toEqual({ style: ['stout'] })
  expect(withoutFilter(query, 'style').filters).toEqual({})
  expect(withoutFilter(query, 'style', 'ipa').page).toBe(1)
})

test('an address read and written again is the same address', () => {
  const value = fc.stringMatching(/^[a-z0-9-]{1,12}$/).filter((text) => text !== 'all')
  const state = fc.record({
    q: fc.string({ maxLength: 20 }).map((text) => text.replace(/\s+/g, ' ').trim()),
    filters: fc.dictionary(
      fc.constantFrom(...facetNames),
      fc.uniqueArray(value, { minLength: 1, maxLength: 3 }),
    ),
    orderby: fc.constantFrom(...listingOrders.map((order) => order.value)),
    page: fc.integer({ min: 1, max: 999 }),
  })
  fc.assert(
    fc.property(state, (query) => {
      const href = listingHref('/shop', query)
      expect(listingHref('/shop', readListingQuery(new URL(href, 'http://dray').searchParams))).toBe(href)
    }),
  )
})

test('reads any address into a state and never throws', () => {
  const words = fc.array(fc.tuple(fc.constantFrom(...listingQueryNames), fc.string()))
  fc.assert(
    fc.property(words, (pairs) => {
      const query = readListingQuery(new URLSearchParams(pairs))
      expect(query.page).toBeGreaterThanOrEqual(1)
      expect(query.q.length).toBeLessThanOrEqual(120)
    }),
  )
})
