import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MatchedRow, QuickOrder } from '../../shared/api/quick-order-api.ts'
import { chooseSize, draftOf, groupBegun, groupsFor, itemsOf, summariseDraft } from './order-draft.ts'

const size = (variantId: string, maxQuantity: number, priceMinor: number | null = 10_000) => ({
  variantId,
  label: '9g Cask (Firkin)',
  priceMinor,
  maxQuantity,
})
const beer = (id: string, breweryId: string, sizes: ReturnType<typeof size>[]) => ({
  id,
  name: id,
  breweryId,
  breweryName: breweryId,
  style: 'Best Bitter',
  href: '/',
  imageUrl: '',
  sizes,
})
const row = (over: Partial<MatchedRow>): MatchedRow => ({
  text: '2 firkins bitter',
  lineNumber: 1,
  state: 'sure',
  quantity: 2,
  question: null,
  kind: 'variant',
  understood: { container: '', name: '' },
  chosen: 'firkin',
  items: [beer('bitter', 'north', [size('firkin', 5), size('pin', 0), size('keg', 9, null)])],
  ...over,
})
const order = (...rows: MatchedRow[]): QuickOrder => ({ rows, groups: [], leftOut: 0 })

test('leaves out notes, and caps quantities at the stock', () => {
  const rows = draftOf(order(row({ state: 'note', chosen: null, items: [] }), row({ quantity: 40 })))
  expect(rows.map(({ quantity }) => quantity)).toEqual([5])
})

test('a sold-out row remembers its quantity, adds nothing, and adds again in another size', () => {
  const [draft] = draftOf(order(row({ quantity: 4, chosen: 'pin' })))
  expect(itemsOf([draft!], null)).toEqual([])
  expect(itemsOf([chooseSize(draft!, 'firkin')], null)).toMatchObject([{ itemId: 'firkin', quantity: 4 }])
})

test('rows left out or without a price add nothing to the sum', () => {
  const rows = draftOf(order(row({}), row({ chosen: 'keg' }), row({ chosen: null })))
  expect(summariseDraft(rows)).toMatchObject({ lineCount: 2, subtotalMinor: 20_000, taxTotalMinor: 4000 })
})

test.each(['quantity', 'meaning'] as const)(
  'a row that asks for its %s counts nothing until a quantity is set (PRICE-07)',
  (question) => {
    const [asked] = draftOf(order(row({ question, quantity: 0, state: 'unsure' })))
    expect(summariseDraft([asked!])).toMatchObject({ lineCount: 0, totalMinor: 0 })
    expect(itemsOf([asked!], null)).toEqual([])
    expect(itemsOf([chooseSize(asked!, 'firkin')], null)).toEqual([])
    expect(itemsOf([{ ...asked!, quantity: 3 }], null)).toMatchObject([{ quantity: 3 }])
  },
)

test('a group is offered only when every brewery of the order is one of its own', () => {
  const groups = [
    { slug: 'both', name: 'Both', breweryIds: ['north', 'south'] },
    { slug: 'north-only', name: 'North', breweryIds: ['north'] },
  ]
  const south = row({ items: [beer('stout', 'south', [size('firkin', 5)])] })
  const slugs = (...rows: MatchedRow[]) => groupsFor(draftOf(order(...rows)), groups).map(({ slug }) => slug)
  expect(slugs(row({}))).toEqual(['both', 'north-only'])
  expect(slugs(row({}), south)).toEqual(['both'])
  expect(slugs(row({ chosen: null }))).toEqual([])
})

test('of the groups that fit, the one with a basket begun is preselected, else the regular basket', () => {
  const groups = ['east', 'west', 'north'].map((slug) => ({ slug, name: slug, breweryIds: [] }))
  expect(groupBegun(groups, new Set(['west', 'south']))).toBe('west')
  expect(groupBegun(groups, new Set(['south']))).toBeNull()
  expect(groupBegun([], new Set(['west']))).toBeNull()
})

test('an accessory goes along with any group, and alone with none', () => {
  const groups = [{ slug: 'both', name: 'Both', breweryIds: ['north', 'south'] }]
  const coupler = { ...beer('coupler', '', [size('coupler', 5)]), breweryId: null }
  const upsell = row({ kind: 'upsell', chosen: 'coupler', items: [coupler] })
  expect(itemsOf(draftOf(order(upsell)), null)).toMatchObject([
    { kind: 'upsell', itemId: 'coupler', quantity: 2 },
  ])
  expect(groupsFor(draftOf(order(row({}), upsell)), groups)).toEqual(groups)
  expect(groupsFor(draftOf(order(upsell)), groups)).toEqual([])
})

test('no row adds more than the stock, for any requested quantity', () => {
  fc.assert(
    fc.property(fc.nat(9999), fc.nat(50), (quantity, stock) => {
      const sizes = [size('firkin', stock)]
      const rows = draftOf(
        order(row({ quantity: Math.max(1, quantity), items: [beer('bitter', 'north', sizes)] })),
      )
      const [item] = itemsOf(rows, null)
      expect(item?.quantity ?? 0).toBe(Math.min(Math.max(1, quantity), stock))
    }),
  )
})
