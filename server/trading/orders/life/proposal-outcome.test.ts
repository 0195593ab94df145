import { expect, test } from 'vitest'
import { lackedUnits, linesAfter, outcomeOf, substituteLines, unwantedLines } from './proposal-outcome.ts'

const line = (position: number, quantity: number, quantitySent: number) => ({
  position,
  quantity,
  quantitySent,
  unitPriceMinor: 9_600,
  vatRate: 2_000,
  depositKind: null,
  depositMinor: 0,
})
const proposing = (position: number, units: number) => ({
  lines: [{ position, units, substitute: null }],
  dispatchOn: null,
})

test('a line that is declined keeps the units that left with an earlier run (LIFE-06)', () => {
  const lines = [line(0, 4, 2), line(1, 3, 0)]
  const given = { lines, proposal: proposing(0, 3), shippingMinor: 0, vatByRate: [] }
  expect(outcomeOf('agree', given)?.quantities).toEqual(new Map([[0, 3]]))
  expect(outcomeOf('decline_lines', given)?.quantities).toEqual(new Map([[0, 2]]))
})

test('a part of which something has left is not given up with the line that is declined (LIFE-06)', () => {
  const given = { lines: [line(0, 4, 2)], proposal: proposing(0, 3), shippingMinor: 0, vatByRate: [] }
  expect(outcomeOf('decline_lines', given)?.sums.totalMinor).toBe(23_040)
  expect(outcomeOf('decline_lines', { ...given, lines: [line(0, 4, 0)] })).toBeNull()
})

const substitute = {
  lineId: 's',
  itemId: 'skylark',
  title: 'Skylark',
  variantLabel: '9g Cask (Firkin)',
  volumeMl: 40_915,
  units: 2,
  unitPriceMinor: 10_000,
}
const cask = { ...line(0, 4, 0), depositKind: 'cask', depositMinor: 3_000 }
const replacing = (over = {}) => ({
  lines: [{ position: 0, units: 1, substitute: { ...substitute, ...over } }] as never[],
  dispatchOn: null,
})

test('a substitute that is agreed to has the VAT and the deposit of the line that it replaces (LIFE-06)', () => {
  const given = { lines: [cask, line(1, 3, 0)] as never[], shippingMinor: 1_000, vatByRate: [] }
  const outcome = outcomeOf('agree', { ...given, proposal: replacing() })!
  expect(outcome.quantities).toEqual(new Map([[0, 1]]))
  expect(outcome.added).toMatchObject([
    { ...substitute, replacesPosition: 0, vatRate: 2_000, depositKind: 'cask', depositMinor: 3_000 },
  ])
  expect(outcome.sums).toMatchObject({
    goodsMinor: 9_600 + 2 * 10_000 + 3 * 9_600,
    depositsMinor: 3 * 3_000,
    shippingMinor: 1_000,
  })
  const oneWay = outcomeOf('agree', { ...given, proposal: replacing({ bearsDeposit: false }) })!
  expect(oneWay.added).toMatchObject([{ vatRate: 2_000, depositKind: null, depositMinor: 0 }])
  expect(outcomeOf('decline_lines', { ...given, proposal: replacing() })!.added).toEqual([])
})

test.each(['decline_part', 'decline_lines'] as const)(
  'a later day that is answered with %s leaves only what was sent (LIFE-06)',
  (answer) => {
    const proposal = { ...proposing(0, 4), dispatchOn: '2026-12-01' }
    const given = { lines: [line(0, 4, 2), line(1, 3, 0)], proposal, shippingMinor: 0, vatByRate: [] }
    const outcome = outcomeOf(answer, given)!
    expect(outcome.quantities).toEqual(
      new Map([
        [0, 2],
        [1, 0],
      ]),
    )
    expect(outcome).toMatchObject({ added: [], sums: { goodsMinor: 19_200 } })
    expect(outcomeOf(answer, { ...given, lines: [line(0, 4, 0), line(1, 3, 0)] })).toBeNull()
  },
)

test('a part that is declined falls away, unless it carries the pallet of others (LIFE-06)', () => {
  const given = { lines: [line(0, 4, 0)], proposal: proposing(0, 0), shippingMinor: 5_600, vatByRate: [] }
  expect(outcomeOf('decline_part', given)).toBeNull()
  expect(outcomeOf('decline_part', { ...given, goesOn: true })?.sums).toMatchObject({
    goodsMinor: 0,
    shippingMinor: 5_600,
  })
  expect(outcomeOf('decline_lines', { ...given, goesOn: true })?.quantities).toEqual(new Map([[0, 0]]))
  expect(outcomeOf('agree', { ...given, goesOn: true })).toBeNull()
})

test('a pallet carries what the buyer’s answer leaves, and what comes in place of it', () => {
  const loaded = [0, 1].map((position) => ({ position, variantLabel: null, volumeMl: 500, quantity: 3 }))
  const answered = {
    lines: [cask, line(1, 3, 0)] as never[],
    proposal: replacing(),
    shippingMinor: 0,
    vatByRate: [],
  }
  expect(linesAfter(loaded, outcomeOf('agree', answered)!)).toEqual([
    { position: 0, variantLabel: null, volumeMl: 500, quantity: 1 },
    { position: 1, variantLabel: null, volumeMl: 500, quantity: 3 },
    { position: 2, variantLabel: '9g Cask (Firkin)', volumeMl: 40_915, quantity: 2 },
  ])
})

test('stock holds the substitutes, lacks what the brewery lacks, and gets back what is not wanted', () => {
  const lines = [
    { id: 'a', position: 0, quantity: 4 },
    { id: 'b', position: 1, quantity: 3 },
  ]
  expect(substituteLines([...replacing().lines, ...proposing(1, 2).lines])).toEqual([
    { id: 's', kind: 'variant', itemId: 'skylark', quantity: 2 },
  ])
  expect(lackedUnits(lines, replacing())).toEqual([{ id: 'a', missing: 3 }])
  expect(unwantedLines(lines, proposing(1, 2), 'decline_lines')).toEqual([lines[1]])
  expect(unwantedLines(lines, proposing(1, 2), 'decline_part')).toEqual(lines)
})
