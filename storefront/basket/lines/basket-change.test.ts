import { expect, test } from 'vitest'
import { applyChange, type BasketChange } from './basket-change.ts'
import { type BasketEntry, findEntry, nameOf } from './basket-entry.ts'
import { entry } from '../store/basket-pieces.fixture.ts'
import { describeChange } from './describe-change.ts'

const now = '2026-11-21T12:00:00.000Z'
const after = (entries: readonly BasketEntry[], ...changes: BasketChange[]) =>
  changes.reduce((all, change) => applyChange(all, change, now), entries)
const add = (itemId: string, quantity: number, groupSlug: string | null = null): BasketChange => ({
  does: 'add',
  item: { kind: 'variant', itemId, groupSlug, quantity, title: `Beer ${itemId}` },
})
const units = (entries: readonly BasketEntry[]) => entries.map(({ quantity }) => quantity)

test('the same item twice is one line, capped by the known stock (BASK-18, BASK-19)', () => {
  expect(units(after([], add('a', 1), add('a', 2)))).toEqual([3])
  expect(units(after([entry({ quantity: 4, maxQuantity: 5 })], add('a', 4)))).toEqual([5])
})

test('adding nothing, or something without a name, adds nothing (BASK-44, BASK-47)', () => {
  expect(after([], add('a', 0), add('a', -1), add('a', Number.NaN), add(' ', 1), add('', 1))).toEqual([])
})

test('setting to 0 removes the line, and putting back brings it as it was (BASK-20)', () => {
  const line = entry({ quantity: 3, priceMinor: 1120, priceChangeMinor: 120 })
  const removed = after([line], { does: 'set', name: nameOf(line), quantity: 0 })
  expect(removed).toEqual([])
  expect(after(removed, { does: 'restore', entries: [line] })).toEqual([line])
  expect(after([line], { does: 'restore', entries: [line] })).toEqual([line])
})

test('the same beer may be in the regular basket and in a group’s basket (C-69)', () => {
  const both = after([], add('a', 1), add('a', 2, 'thames-valley'))
  expect(units(both)).toEqual([1, 2])
  expect(both[1]).toMatchObject({
    itemKey: 'variant:a:thames-valley',
    group: { slug: 'thames-valley', name: 'Thames valley' },
  })
})

test('a bare line takes the group that its neighbours know (ENT-46)', () => {
  const known = entry({ group: { id: 'g1', slug: 'wales', name: 'Cymru' }, itemKey: 'variant:a:g1' }, 'wales')
  const [, bare] = after([known], add('b', 1, 'wales'))
  expect(bare).toMatchObject({ itemKey: 'variant:b:g1', group: { id: 'g1', name: 'Cymru' }, isBare: true })
})

test('acknowledging takes the present price of those lines and of no other (BASK-33)', () => {
  const [a, b] = [entry({ priceMinor: 1120 }), entry({ commerceItemId: 'b', priceMinor: 950 })]
  const seen = after([a, b], { does: 'acknowledge', names: [nameOf(a)] })
  expect(seen.map(({ baselinePriceMinor }) => baselinePriceMinor)).toEqual([1120, 1000])
  expect(seen[0]?.priceAcknowledgedAt).toBe(now)
})

test('a change of a line that is not there does nothing', () => {
  const name = { kind: 'variant', itemId: 'z', groupSlug: null } as const
  expect(after([], { does: 'set', name, quantity: 2 }, { does: 'remove', names: [name] })).toEqual([])
})

test('announces every change to screen readers in words', () => {
  const line = entry({ quantity: 2, maxQuantity: 2, variantLabel: '30L Keg' })
  const wordsFor = (change: BasketChange, before: readonly BasketEntry[] = [line]) =>
    describeChange(change, before, after(before, change))
  const set = (quantity: number): BasketChange => ({ does: 'set', name: nameOf(line), quantity })
  expect(wordsFor(add('b', 3))).toBe('3 × Beer b added to your basket.')
  expect(wordsFor(add('a', 1))).toBe('Beer a, 30L Keg: no more can be had.')
  expect(wordsFor(set(1))).toBe('Beer a, 30L Keg: quantity 1.')
  expect(wordsFor(set(0))).toBe('Beer a, 30L Keg removed.')
  expect(wordsFor({ does: 'remove', names: [nameOf(line)] })).toBe('Beer a, 30L Keg removed.')
  expect(wordsFor({ does: 'remove', names: [nameOf(line), nameOf(line)] })).toBe('2 items removed.')
  expect(wordsFor({ does: 'restore', entries: [line] }, [])).toBe('Put back into your basket.')
  expect(wordsFor({ does: 'acknowledge', names: [nameOf(line)] })).toBe('New prices taken.')
  expect(findEntry([line], { kind: 'upsell', itemId: 'a', groupSlug: null })).toBeUndefined()
})
