import { expect, test } from 'vitest'
import type { WishlistItem } from '../../../shared/api/wishlist-api.ts'
import { newWish, readWish, wishKey, wishOf } from './wish-record.ts'

const beerId = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'
const answer = {
  beerId,
  addedAt: '2026-11-01T10:00:00.000Z',
  beer: {
    id: beerId,
    name: 'Dark Mild',
    style: 'Dark Mild',
    badgeImageUrl: '/pictures/mild.svg',
    badgeIconUrl: null,
    team: { id: 'team-1', slug: 'hop-co', name: 'Hop & Co' },
  },
} as unknown as WishlistItem

const beerKeys = [
  'addedAt',
  'beerId',
  'breweryName',
  'detailHref',
  'imageUrl',
  'kind',
  'teamId',
  'teamSlug',
  'title',
]

test('a stored beer has its fields, from the server or from the page (ENT-51)', () => {
  const wish = wishOf(answer)
  expect(Object.keys(wish).toSorted()).toEqual(beerKeys)
  expect(wish).toMatchObject({
    title: 'Dark Mild',
    breweryName: 'Hop & Co',
    imageUrl: '/pictures/mild.svg',
    detailHref: `/beer/hop-co/dark-mild/dark-mild/${beerId}`,
    teamId: 'team-1',
    teamSlug: 'hop-co',
  })
  expect(Object.keys(newWish(beerId, undefined, answer.addedAt)).toSorted()).toEqual(beerKeys)
  expect(readWish(JSON.parse(JSON.stringify(wish)))).toEqual(wish)
})

test('a beer without a title is called Beer (CONST-19)', () => {
  expect(newWish(beerId, undefined, '').title).toBe('Beer')
  expect(readWish({ kind: 'beer', beerId, title: ' ' })).toMatchObject({ title: 'Beer' })
  expect(wishOf({ ...answer, beer: { ...answer.beer, name: '' } }).title).toBe('Beer')
})

test('a saved item has its fields, and is called Saved item without a title (ENT-52, CONST-22)', () => {
  const stored = { kind: 'catalog', productId: 'p1', variantId: 'v1', priceDisplay: '£4.00', priceMinor: 400 }
  const wish = readWish(stored)
  expect(wish).toEqual({
    ...stored,
    productType: 'merch',
    title: 'Saved item',
    imageUrl: '',
    detailHref: '',
    addedAt: '',
  })
  expect(wishKey(wish!)).toBe('catalog:p1:v1')
})

test.each([
  ['ENT-53', 'beer', 'beer'],
  ['ENT-54', 'merch', 'merch'],
  ['ENT-55', 'digital', 'digital'],
  ['ENT-56', 'experience', 'experience'],
  ['ENT-57', undefined, 'merch'],
  ['ENT-57', 'hovercraft', 'merch'],
])('%s productType %s is stored as %s', (_row, productType, stored) => {
  expect(readWish({ kind: 'catalog', productId: 'p1', productType })).toMatchObject({ productType: stored })
})

test.each([null, 7, 'beer', {}, { kind: 'beer' }, { kind: 'catalog', productId: '' }, []])(
  '%j is no wish',
  (stored) => expect(readWish(stored)).toBeNull(),
)

test.each(['//elsewhere.example', 'javascript:alert(1)', '/\\elsewhere.example'])(
  'a stored address like %s leads nowhere',
  (detailHref) => expect(readWish({ kind: 'beer', beerId, detailHref })).toMatchObject({ detailHref: '' }),
)
