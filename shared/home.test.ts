import { expect, test } from 'vitest'
import type { BeerCard } from './beer-card.ts'
import { builtInPhotos } from './built-in-photos.ts'
import { homeShelves, promotedReviewCount, shownBeers } from './home.ts'
import { photoFeed } from './photo-feed.ts'
import { safeHref } from './safe-href.ts'

const cards = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `beer-${at}` }) as BeerCard)

test('HOME-34 HOME-35 HOME-36 the carousels ask for 16 and twice 24', () => {
  expect([homeShelves.latest.limit, homeShelves.casks.limit, homeShelves.kegs.limit]).toEqual([16, 24, 24])
})

test('HOME-37 HOME-38 of 16 and of 24 beers the first 8 are shown', () => {
  expect(shownBeers(cards(16), homeShelves.latest.shown)).toEqual(cards(8))
  expect(shownBeers(cards(24), homeShelves.casks.shown)).toEqual(cards(8))
  expect(shownBeers(cards(24), homeShelves.kegs.shown)).toEqual(cards(8))
  expect(shownBeers([], 8)).toEqual([])
})

test('HOME-37 a beer that came twice is shown once', () => {
  expect(shownBeers([...cards(3), ...cards(10)], 8)).toEqual(cards(8))
})

test('HOME-28 HOME-29 HOME-30 each carousel leads to its releases', () => {
  expect(Object.values(homeShelves).map(({ href }) => href)).toEqual([
    '/releases/latest',
    '/releases/cask-latest',
    '/releases/keg-latest',
  ])
})

test('HOME-82 C-61 promoted beers show 120, 137, 154 reviews', () => {
  expect([0, 1, 2].map(promotedReviewCount)).toEqual([120, 137, 154])
})

test('HOME-63 the built-in feed is six photos of our own, shown in eight places', () => {
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
