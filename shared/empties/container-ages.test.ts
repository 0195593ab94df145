import { expect, test } from 'vitest'
import { addAges, agesOf } from './container-ages.ts'

const today = '2026-12-31'

test.each([
  ['2026-12-31', [1, 0, 0, 0]],
  ['2027-01-02', [1, 0, 0, 0]],
  ['2026-12-01', [1, 0, 0, 0]],
  ['2026-11-30', [0, 1, 0, 0]],
  ['2026-11-01', [0, 1, 0, 0]],
  ['2026-10-31', [0, 0, 1, 0]],
  ['2026-10-02', [0, 0, 1, 0]],
  ['2026-10-01', [0, 0, 0, 1]],
  ['2025-10-01', [0, 0, 0, 1]],
])('a container that came on %s is counted as %j at the end of 2026', (day, ages) => {
  expect(agesOf([{ day, count: 1 }], today)).toEqual(ages)
})

test('lots of one age are counted together, and so are pubs', () => {
  const lots = [
    { day: '2026-12-31', count: 3 },
    { day: '2026-12-30', count: 4 },
    { day: '2026-01-01', count: 5 },
  ]
  expect(agesOf(lots, today)).toEqual([7, 0, 0, 5])
  expect(agesOf([], today)).toEqual([0, 0, 0, 0])
  expect(
    addAges([
      [7, 0, 0, 5],
      [1, 2, 3, 4],
    ]),
  ).toEqual([8, 2, 3, 9])
})
