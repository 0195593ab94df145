import { expect, test } from 'vitest'
import { applyChange, type BasketChange } from './basket-change.ts'
import { type BasketEntry, findEntry, nameOf } from './basket-entry.ts'
import { entry } from './basket-pieces.fixture.ts'
import { sayChange } from './say-change.ts'

const now = '2026-11-21T12:00:00.000Z'
const after = (entries: readonly BasketEntry[], ...changes: BasketChange[]) =>
  changes.reduce((all, change) => applyChange(all, change, now), entries)
const add = (itemId: string, quantity: number, groupSlug: string | null = null): BasketChange => ({
  does: 'add',
  item: { kind: 'variant', itemId, groupSlug, quantity, title: `Beer ${itemId}` },
})
const units = (entries: readonly BasketEntry[]) => entries.map(({ quantity }) => quantity)

test('BASK-18 BASK-19 the same item twice is one line, capped by what is known of the stock', () => {
  expect(units(after([], add('a', 1), add('a', 2)))).toEqual([3])
  expect(units(after([entry({ quantity: 4, maxQuantity: 5 })], add('a', 4)))).toEqual([5])
})

test('BASK-44 BASK-47 adding nothing, or something without a name, adds nothing', () => {
  expect(after([], add('a', 0), add('a', -1), add('a', Number.NaN), add(' ', 1), add('', 1))).toEqual([])
})

test('BASK-20 setting to 0 removes the line, and putting back brings it as it was', () => {
  const line = entry({ quantity: 3, priceMinor: 1120, priceChangeMinor: 120 })
  const removed = after([line], { does: 'set', name: nameOf(line), quantity: 0 })
  expect(removed).toEqual([])
  expect(after(removed, { does: 'restore', entries: [line] })).toEqual([line])
  expect(after([line], { does: 'restore', entries: [line] })).toEqual([line])
})

test('C-69 the same beer stands in the regular basket and in that of a group', () => {
  const both = after([], add('a', 1), add('a', 2, 'thames-valley'))
  expect(units(both)).toEqual([1, 2])
  expect(both[1]).toMatchObject({
    itemKey: 'variant:a:thames-valley',
    group: { slug: 'thames-valley', name: 'Thames valley' },
  })
})

test('ENT-46 a bare line takes the group that its neighbours know', () => {
  const known = entry({ group: { id: 'g1', slug: 'wales', name: 'Cymru' }, itemKey: 'variant:a:g1' }, 'wales')
  const [, bare] = after([known], add('b', 1, 'wales'))
  expect(bare).toMatchObject({ itemKey: 'variant:b:g1', group: { id: 'g1', name: 'Cymru' }, isBare: true })
})

test('BASK-33 acknowledging takes the present price of those lines and of no other', () => {
  const [a, b] = [entry({ priceMinor: 1120 }), entry({ commerceItemId: 'b', priceMinor: 950 })]
  const seen = after([a, b], { does: 'acknowledge', names: [nameOf(a)] })
  expect(seen.map(({ baselinePriceMinor }) => baselinePriceMinor)).toEqual([1120, 1000])
  expect(seen[0]?.priceAcknowledgedAt).toBe(now)
})

test('a change of a line that is not there does nothing', () => {
  const name = { kind: 'variant', itemId: 'z', groupSlug: null } as const
  expect(after([], { does: 'set', name, quantity: 2 }, { does: 'remove', names: [name] })).toEqual([])
})

test('every change is told to readers in words', () => {
  const line = entry({ quantity: 2, maxQuantity: 2, variantLabel: '30L Keg' })
  const say = (change: BasketChange, before: readonly BasketEntry[] = [line]) =>
    sayChange(change, before, after(before, change))
  const set = (quantity: number): BasketChange => ({ does: 'set', name: nameOf(line), quantity })
  expect(say(add('b', 3))).toBe('3 × Beer b added to your basket.')
  expect(say(add('a', 1))).toBe('Beer a, 30L Keg: no more can be had.')
  expect(say(set(1))).toBe('Beer a, 30L Keg: quantity 1.')
  expect(say(set(0))).toBe('Beer a, 30L Keg removed.')
  expect(say({ does: 'remove', names: [nameOf(line)] })).toBe('Beer a, 30L Keg removed.')
  expect(say({ does: 'remove', names: [nameOf(line), nameOf(line)] })).toBe('2 items removed.')
  expect(say({ does: 'restore', entries: [line] }, [])).toBe('Put back into your basket.')
  expect(say({ does: 'acknowledge', names: [nameOf(line)] })).toBe('New prices taken.')
  expect(findEntry([line], { kind: 'upsell', itemId: 'a', groupSlug: null })).toBeUndefined()
})
