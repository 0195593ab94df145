import { expect, test } from 'vitest'
import { claimableUnits } from './own-claim-words.ts'

const line = (quantitySent: number) =>
  ({ quantitySent }) as Parameters<typeof claimableUnits>[0]['lines'][number]
const part = { lines: [line(4), line(2)] }

test.each([
  ['nothing is claimed', [], [4, 2]],
  [
    'one unit of a line is in an open claim',
    [{ state: 'open' as const, lines: [{ position: 0, units: 1 }] }],
    [3, 2],
  ],
  ['a claim about everything is open', [{ state: 'asked' as const, lines: [] }], [0, 0]],
  ['the claim is decided', [{ state: 'decided' as const, lines: [{ position: 0, units: 1 }] }], [4, 2]],
])('units can be claimed for while %s (CLAIM-01)', (_, claims, units) => {
  expect(claimableUnits(part, claims)).toEqual(units)
})
