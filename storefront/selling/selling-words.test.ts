import { expect, test } from 'vitest'
import { afterwards, wayOf } from './selling-words.ts'

test.each([
  ['accepted', null, 'delivery', 'Leaves by Wed 2 Dec'],
  ['delivered', null, 'delivery', 'Your delivery'],
  ['packed', 'Forth Crossing', 'delivery', 'Forth Crossing, bring by Wed 2 Dec'],
  ['closed', 'Forth Crossing', 'delivery', 'Forth Crossing'],
  ['accepted', null, 'collection', 'Collects, ready by Wed 2 Dec'],
  ['packed', null, 'collection', 'Collects, ready by Wed 2 Dec'],
  ['delivered', null, 'collection', 'Collects'],
] as const)('what is %s by %s as %s goes: %s (SELL-05)', (state, groupName, shippingOption, text) => {
  const way = wayOf({ state, groupName, shippingOption, dispatchOn: '2026-12-02' })
  expect(way.replaceAll('\u00A0', ' ')).toBe(text)
})

test('an answer that is late is not yet refused: the words say what comes, and when (SELL-14)', () => {
  const clock = { waitsFor: 'answer', at: '2026-11-30T10:15:00.000Z' } as const
  expect(afterwards({ ...clock, after: { what: 'refused', at: '2026-12-01T10:15:00.000Z' } })).toMatch(
    /^Refused automatically on Tue\s1\sDec,\s10:15\.$/,
  )
  expect(afterwards({ ...clock, after: null })).toBe('Dray’s staff look after it.')
})
