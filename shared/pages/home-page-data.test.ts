import { expect, test } from 'vitest'
import type { BeerCard } from '../catalogue/beer-card.ts'
import { builtInPhotos } from './built-in-photos.ts'
import { homeCarousels, shownBeers } from './home-page-data.ts'
import { photoFeed } from './photo-feed.ts'
import { safeHref } from './social-links.ts'

const cards = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `beer-${at}` }) as BeerCard)

test('the carousels ask for 16 and twice 24 (HOME-34, HOME-35, HOME-36)', () => {
  expect([homeCarousels.latest.limit, homeCarousels.casks.limit, homeCarousels.kegs.limit]).toEqual([
    16, 24, 24,
  ])
})

test('of 16 and of 24 beers the first 8 are shown (HOME-37, HOME-38)', () => {
  expect(shownBeers(cards(16), homeCarousels.latest.shown)).toEqual(cards(8))
  expect(shownBeers(cards(24), homeCarousels.casks.shown)).toEqual(cards(8))
  expect(shownBeers(cards(24), homeCarousels.kegs.shown)).toEqual(cards(8))
  expect(shownBeers([], 8)).toEqual([])
})

test('a beer that came twice is shown once (HOME-37)', () => {
  expect(shownBeers([...cards(3), ...cards(10)], 8)).toEqual(cards(8))
})

test('each carousel leads to its releases (HOME-28, HOME-29, HOME-30)', () => {
  expect(Object.values(homeCarousels).map(({ href }) => href)).toEqual([
    '/releases/latest',
    '/releases/cask-latest',
    '/releases/keg-latest',
  ])
})

test('the built-in feed is six photos of our own, shown in eight places (HOME-63)', () => {
  const { posts } = photoFeed(null, builtInPhotos)
  expect(posts).toHaveLength(8)
  expect(new Set(posts.map(({ imageUrl }) => imageUrl)).size).toBe(6)
  expect(
    posts.every(({ imageUrl, permalink }) => imageUrl.startsWith('/') && permalink.startsWith('/')),
  ).toBe(true)
})

test.each([
  ['/shop', '/shop'],
  ['https://dray.example/x', 'https://dray.example/x'],
  ['javascript:alert(1)', null],
  ['//elsewhere.example', null],
  ['', null],
  [null, null],
])('an address of %j that an operator typed leads to %j', (typed, href) => {
  expect(safeHref(typed)).toBe(href)
})
