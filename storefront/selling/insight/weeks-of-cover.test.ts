import { expect, test } from 'vitest'
import { weeksOfCover } from './weeks-of-cover.ts'

test.each([
  [{ sellable: 12, goneSixWeeks: 36 }, 2],
  [{ sellable: 5, goneSixWeeks: 12 }, 2.5],
  [{ sellable: -2, goneSixWeeks: 12 }, 0],
  [{ sellable: 9, goneSixWeeks: 0 }, null],
  [{ sellable: 9, goneSixWeeks: -1 }, null],
])('%j lasts %s weeks (SEE-04)', (row, weeks) => {
  expect(weeksOfCover(row)).toBe(weeks)
})
