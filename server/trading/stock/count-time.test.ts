import { expect, test } from 'vitest'
import { assessFigure } from './assess-count.ts'
import { countTimeOf } from './count-time.ts'

test.each([
  ['a moment is itself', '2026-11-29T09:30:00Z', '2026-11-29T17:00:00Z', '2026-11-29T09:30:00Z'],
  ['today is now', '2026-11-29', '2026-11-29T17:00:00Z', '2026-11-29T17:00:00Z'],
  ['an earlier day is its end', '2026-11-28', '2026-11-29T17:00:00Z', '2026-11-29T00:00:00Z'],
  [
    'a day of summer ends at midnight in London',
    '2026-07-28',
    '2026-07-29T17:00:00Z',
    '2026-07-28T23:00:00Z',
  ],
  ['half past midnight in summer is today', '2026-07-29', '2026-07-28T23:30:00Z', '2026-07-28T23:30:00Z'],
  [
    'the day on which clocks go back has 25 hours',
    '2026-10-25',
    '2026-10-26T09:00:00Z',
    '2026-10-26T00:00:00Z',
  ],
  ['tomorrow lies ahead', '2026-11-30', '2026-11-29T17:00:00Z', '2026-12-01T00:00:00Z'],
])('%s (STOCK-03)', (_what, stated, now, at) => {
  expect(countTimeOf(stated, new Date(now)).at).toEqual(new Date(at))
})

test('a figure of a day that was loaded on that day moves nothing when it is loaded again (STOCK-02)', () => {
  const level = { countedAt: '2026-11-29T09:00:00Z', importedUnits: 78, importedAt: '2026-11-29T09:00:00Z' }
  const now = new Date('2026-11-29T17:00:00Z')
  const figure = (units: number, stated: string) =>
    assessFigure({ units, stated: countTimeOf(stated, now), startedAt: now }, level).kind
  expect(figure(78, '2026-11-29')).toBe('same')
  expect(figure(77, '2026-11-29')).toBe('count')
  expect(figure(78, '2026-11-30')).toBe('count')
  expect(figure(78, '2026-11-29T12:00:00Z')).toBe('count')
})
