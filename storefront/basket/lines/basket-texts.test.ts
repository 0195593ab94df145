import { expect, test } from 'vitest'
import type { MergedLine } from '../../../shared/api/basket-api.ts'
import { entry } from '../store/basket-pieces.fixture.ts'
import { activeView, entriesOf, viewsOf } from './basket-views.ts'
import { isNameless, itemTitle, lineName, packagingLabel } from './line-names.ts'
import { lineTotalText, lineWarnings, unitPriceText } from './line-texts.ts'
import { mergeTexts } from './merge-texts.ts'

const warnings = (...overrides: Parameters<typeof entry>) => lineWarnings(entry(...overrides))

test('a changed price is stated per unit (BASK-29, BASK-30, C-57)', () => {
  expect(warnings({ priceMinor: 1120 })).toEqual([
    { text: 'Price increased by £1.20 per unit', isGrave: true },
  ])
  expect(warnings({ priceMinor: 950 })).toEqual([
    { text: 'Price decreased by £0.50 per unit', isGrave: false },
  ])
  expect(warnings()).toEqual([])
})

test('a line of which nothing can be had says so (BASK-35)', () => {
  expect(warnings({ maxQuantity: 0 })).toEqual([
    { text: 'Sold out online — please adjust your quantity', isGrave: true },
  ])
})

test('a line of which less can be had than it asks for says how much (BASK-35, C-22)', () => {
  expect(warnings({ quantity: 10, maxQuantity: 4 })).toEqual([
    { text: 'Only 4 left — please adjust your quantity', isGrave: true },
  ])
  expect(warnings({ quantity: 4, maxQuantity: 4 })).toEqual([])
})

test('a line that the shop has not been asked about is calculated at checkout (C-14, CART-40)', () => {
  expect(unitPriceText(entry({ priceMinor: null, isBare: true }))).toBe('Calculated at checkout')
  expect(warnings({ priceMinor: null, isBare: true })).toEqual([])
  expect(lineTotalText(entry({ priceMinor: null }))).toBe('')
  expect([unitPriceText(entry()), lineTotalText(entry({ quantity: 3 }))]).toEqual(['£10.00 each', '£30.00'])
})

test('a line whose price went away says so, and is not called sold out (S-03)', () => {
  const line = { priceMinor: null, maxQuantity: 0, breweryName: 'Anagach' }
  expect(unitPriceText(entry(line))).toBe('Contact for pricing')
  expect(warnings(line)).toEqual([
    { text: 'No price online now: take it out, or ask Anagach', isGrave: true },
  ])
})

test('a line whose name no one stated is a Beer in its Packaging, or an Accessory (CONST-19, CONST-20, CONST-21)', () => {
  const { commerceSnapshot } = entry()
  const snapshot = { ...commerceSnapshot, product: { ...commerceSnapshot.product, title: 'Jetty Pale' } }
  const unnamed = { ...snapshot, product: { ...snapshot.product, title: '' } }
  const beer = entry({ title: ' ', variantLabel: '', commerceSnapshot: unnamed })
  expect([itemTitle(beer), packagingLabel(beer), lineName(beer)]).toEqual([
    'Beer',
    'Packaging',
    'Beer, Packaging',
  ])
  const accessory = entry({ kind: 'upsell', title: '', commerceSnapshot: unnamed })
  expect([itemTitle(accessory), packagingLabel(accessory)]).toEqual(['Accessory', null])
  expect(itemTitle({ ...beer, commerceSnapshot: snapshot })).toBe('Jetty Pale')
})

test('a line of which nothing is known yet claims no name', () => {
  const bare = entry({ title: '', isBare: true })
  expect([isNameless(bare), lineName(bare), lineName(undefined)]).toEqual([true, 'Item', 'Item'])
  expect(lineName({ ...bare, title: 'Jetty Pale' })).toBe('Jetty Pale')
})

const lines = [
  entry({ quantity: 2 }),
  entry({ commerceItemId: 'b', quantity: 3 }, 'wales'),
  entry({ commerceItemId: 'c', priceMinor: 1120 }, 'wales'),
  entry({ commerceItemId: 'd' }, 'the-marches'),
]

test('one view for each basket, with its count, sum and alerts (BASK-02, BASK-03, BASK-04, BASK-05, BASK-51)', () => {
  const seen = viewsOf(lines).map((view) => [view.name, view.itemCount, view.priceAlerts, view.subtotalMinor])
  expect(seen).toEqual([
    ['Regular basket', 2, 0, 2000],
    ['Wales', 4, 1, 4120],
    ['The marches', 1, 0, 1000],
  ])
  expect(viewsOf([]).map(({ name }) => name)).toEqual(['Regular basket'])
})

test('each view leads to its own checkout (BASK-08, BASK-09)', () => {
  expect(viewsOf(lines).map(({ checkoutHref }) => checkoutHref)).toEqual([
    '/checkout',
    '/groups/wales/checkout?groupId=wales&groupName=Wales',
    '/groups/the-marches/checkout?groupId=the-marches&groupName=The+marches',
  ])
})

test('the chosen view is shown while it exists, else one that does (BASK-06, BASK-27, BASK-28)', () => {
  const views = viewsOf(lines)
  expect(activeView(views, 'wales').name).toBe('Wales')
  expect(entriesOf(lines, activeView(views, 'wales')).map(({ commerceItemId }) => commerceItemId)).toEqual([
    'b',
    'c',
  ])
  expect(activeView(views, 'gone').name).toBe('Regular basket')
  expect(activeView(viewsOf(lines.slice(3)), 'wales').name).toBe('The marches')
  expect(activeView(viewsOf(lines.slice(3)), null).name).toBe('Regular basket')
  expect(activeView(viewsOf([]), undefined).name).toBe('Regular basket')
})

const merged = (overrides: Partial<MergedLine> = {}): MergedLine => ({
  line: 0,
  itemKey: 'variant:a',
  title: 'Jetty Pale',
  outcome: 'added',
  reason: null,
  quantity: 2,
  cartQuantity: 2,
  capped: false,
  priceChangeMinor: 0,
  ...overrides,
})

test('the summary of a merge leaves nothing out (C-46, OPEN-08)', () => {
  expect(mergeTexts([merged()])).toEqual({
    title: '1 item from this browser is now in your basket.',
    details: [],
  })
  const texts = mergeTexts([
    merged({ outcome: 'merged', cartQuantity: 5, capped: true, priceChangeMinor: 120 }),
    merged({ priceChangeMinor: -50 }),
    merged({ outcome: 'refused', reason: 'sold_out' }),
    merged({ outcome: 'refused', reason: 'unknown_item', title: null }),
    merged({ outcome: 'refused', reason: 'basket_full' }),
  ])
  expect(texts.title).toBe('2 items from this browser are now in your basket.')
  expect(texts.details).toEqual([
    'Jetty Pale: you had some already, now 5; only 5 can be had; price increased by £1.20 per unit.',
    'Jetty Pale: price decreased by £0.50 per unit.',
    'Jetty Pale is sold out online and was not added.',
    'An item is not sold any more and was not added.',
    'Jetty Pale was not added, because your basket is full.',
  ])
  expect(mergeTexts([merged({ outcome: 'refused', reason: 'sold_out' })]).title).toBe(
    'Nothing from this browser could be added to your basket.',
  )
})
