import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadOf } from './container-loads.ts'
import { mostPallets } from './pack-pallets.ts'
import { fullPallet, palletDeck, palletSteps, palletZones } from './pallet-tariff.ts'
import { type PalletLine, planGroupPallet, roomFor } from './plan-group-pallet.ts'

const containers: [label: string | null, volumeMl: number | null][] = [
  ['30L Keg', 30_000],
  ['50L Keg', 50_000],
  ['20L KeyKeg', 20_000],
  ['30L KeyKeg', 30_000],
  ['9g Cask (Firkin)', 40_914],
  ['4.5g Cask (Pin)', 20_457],
  ['18g Cask (Kilderkin)', 81_828],
  ['24 x 440ml Can', 440],
  ['12 x 500ml Bottle', 500],
  ['Mixed Pack (12 x 375ml)', 375],
  ['5L Mini Keg', 5000],
  [null, null],
]
const teams = ['atom', 'brass', 'cairn', null]
const line = fc
  .record({
    container: fc.constantFrom(...containers),
    teamId: fc.constantFrom(...teams),
    quantity: fc.integer({ min: 1, max: 60 }),
  })
  .map(({ container: [variantLabel, volumeMl], teamId, quantity }) => ({
    variantLabel,
    volumeMl,
    teamId,
    quantity,
    itemKey: `${variantLabel}/${teamId}/${quantity}`,
  }))
const basket = fc.array(line, { minLength: 1, maxLength: 12 })
const lineOf = (variantLabel: string, volumeMl: number, quantity: number, teamId = 'atom'): PalletLine => ({
  itemKey: `${variantLabel}/${teamId}`,
  variantLabel,
  volumeMl,
  quantity,
  teamId,
})

test('no pallet is ever heavier, higher or fuller than its step and the carrier allow', () => {
  fc.assert(
    fc.property(basket, (lines) => {
      const { pallets } = planGroupPallet(lines, 'LS1 4DY')
      expect(pallets.length).toBeLessThanOrEqual(mostPallets)
      for (const { weightG, heightMm, layers, step } of pallets) {
        expect(weightG).toBeLessThanOrEqual(step.maxWeightG)
        expect(heightMm).toBeLessThanOrEqual(step.maxHeightMm)
        for (const layer of layers) {
          const covered = layer.units.reduce((sum, { load, units }) => sum + units / load.perLayer, 0)
          expect(covered).toBeLessThan(1.0001)
          for (const { load } of layer.units) expect(load.heightMm).toBeLessThanOrEqual(layer.heightMm)
        }
      }
    }),
  )
})

test('every unit of a basket is on a pallet or listed as left over', () => {
  fc.assert(
    fc.property(basket, (lines) => {
      const { pallets, left } = planGroupPallet(lines, null)
      const placed = pallets.flatMap(({ layers }) => layers.flatMap(({ units }) => units))
      const count = [...placed, ...left].reduce((sum, { units }) => sum + units, 0)
      expect(count).toBe(lines.reduce((sum, { quantity }) => sum + quantity, 0))
    }),
  )
})

test('more in the basket is never fewer pallets, a lower step or a lower charge', () => {
  fc.assert(
    fc.property(basket, line, fc.nat(11), (lines, added, at) => {
      const before = planGroupPallet(lines, null)
      const after = planGroupPallet([...lines.slice(0, at), added, ...lines.slice(at)], null)
      expect(after.pallets.length).toBeGreaterThanOrEqual(before.pallets.length)
      const stepOf = ({ pallets }: typeof after) =>
        pallets.length * palletSteps.length + palletSteps.indexOf(pallets.at(-1)!.step)
      expect(stepOf(after)).toBeGreaterThanOrEqual(stepOf(before))
      expect(after.chargeMinor ?? Infinity).toBeGreaterThanOrEqual(before.chargeMinor ?? Infinity)
    }),
    { numRuns: 400 },
  )
})

test('the plan does not depend on the order of the lines', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(line, { minLength: 1, maxLength: 10, selector: ({ itemKey }) => itemKey }),
      fc.infiniteStream(fc.nat()),
      (lines, numbers) => {
        const shuffled = lines
          .map((one) => ({ one, place: numbers.next().value as number }))
          .toSorted((a, b) => a.place - b.place)
          .map(({ one }) => one)
        expect(planGroupPallet(shuffled, 'IV40 8AA')).toEqual(planGroupPallet(lines, 'IV40 8AA'))
      },
    ),
  )
})

test('the one charge is paid by the breweries to the penny', () => {
  fc.assert(
    fc.property(
      basket,
      fc.constantFrom('LS1 4DY', 'KW1 4AA', 'BT1 5GS', 'ZE1 0AA', null),
      (lines, postcode) => {
        const { chargeMinor, shares } = planGroupPallet(lines, postcode)
        expect(shares.reduce((sum, share) => sum + share.chargeMinor, 0)).toBe(chargeMinor ?? 0)
      },
    ),
  )
})

test('the stated spare units fit, and one more does not', () => {
  fc.assert(
    fc.property(basket, line, (lines, more) => {
      const load = loadOf(more)
      const now = planGroupPallet(lines, null)
      fc.pre(now.left.length === 0)
      const { beforeNextPallet, beforeNextStep } = roomFor(lines, load)
      const plan = (quantity: number) =>
        planGroupPallet([...lines, { ...more, itemKey: '\uffff', quantity }], null)
      expect(beforeNextStep).toBeLessThanOrEqual(beforeNextPallet)
      expect(plan(beforeNextPallet).pallets.length).toBe(now.pallets.length)
      // One more needs another pallet, or is left where there are as many as a group may have.
      const { pallets, left } = plan(beforeNextPallet + 1)
      expect(pallets.length > now.pallets.length || left.length > 0).toBe(true)
      expect(plan(beforeNextStep).chargeMinor).toBe(now.chargeMinor)
      expect(plan(beforeNextStep + 1).chargeMinor).not.toBe(now.chargeMinor)
    }),
  )
})

test('a kilderkin more than a pallet carries begins a second one, charged beside a full one', () => {
  const lines = [lineOf('18g Cask (Kilderkin)', 81_828, 10)]
  const { pallets, chargeMinor } = planGroupPallet(lines, 'LS1 4DY', 1_000_000)
  expect(pallets.map(({ step }) => step.name)).toEqual(['full', 'quarter'])
  expect(chargeMinor).toBe(9200 + 5600)
})

test('a tail-lift halves what a fork-lift takes as one pallet (RUN-05)', () => {
  const kegs = [lineOf('50L Keg', 50_000, 12), lineOf('24 x 440ml Can', 440, 4)]
  const forkLift = planGroupPallet(kegs, 'EH1 1AA', 1_000_000)
  expect(forkLift.pallets.map(({ step }) => step.name)).toEqual(['full'])
  expect(forkLift.chargeMinor).toBe(9200)
  const tailLift = planGroupPallet(kegs, 'EH1 1AA', 750_000)
  expect(tailLift.pallets.map(({ step }) => step.name)).toEqual(['light', 'quarter'])
  expect(tailLift.chargeMinor).toBe(8100 + 5600)
  for (const { weightG } of tailLift.pallets) expect(weightG).toBeLessThanOrEqual(750_000)
  // Where nothing is known it is a tail-lift of the usual strength.
  expect(planGroupPallet(kegs, 'EH1 1AA')).toEqual(tailLift)
})

test('three breweries on one pallet pay less than three pallets', () => {
  const lines = ['atom', 'brass', 'cairn'].map((team) => lineOf('9g Cask (Firkin)', 40_914, 2, team))
  const plan = planGroupPallet(lines, 'LS1 4DY')
  expect(plan.pallets.map(({ step, layers }) => [step.name, layers.length])).toEqual([['half', 1]])
  expect(plan).toMatchObject({ chargeMinor: 6800, separateMinor: 3 * 5600, savingMinor: 10_000 })
  expect(plan.shares.map(({ chargeMinor }) => chargeMinor)).toEqual([2267, 2267, 2266])
  expect(plan.pallets[0]!.fill.footprint).toBe(1)
})

test('an empty basket needs no pallet and costs nothing', () => {
  expect(planGroupPallet([], null)).toMatchObject({
    pallets: [],
    chargeMinor: 0,
    separateMinor: 0,
    shares: [],
  })
})

test('what no pallet carries, and what fills more than a lorry, has no charge', () => {
  const tank = planGroupPallet([lineOf('Tank', 1_200_000, 1)], null)
  expect(tank).toMatchObject({ chargeMinor: null, left: [{ units: 1, reason: 'too-large' }] })
  const lorries = planGroupPallet([lineOf('50L Keg', 50_000, 100_000)], null)
  expect(lorries.pallets).toHaveLength(mostPallets)
  expect(lorries).toMatchObject({ chargeMinor: null, left: [{ reason: 'too-many' }] })
})

test('charges rise with the step in every zone, and no zone is cheaper than the mainland', () => {
  for (const zone of palletZones)
    palletSteps.forEach((step, index) => {
      expect(step.chargeMinor[zone]).toBeGreaterThan(palletSteps[index - 1]?.chargeMinor[zone] ?? 0)
      expect(step.chargeMinor[zone]).toBeGreaterThanOrEqual(step.chargeMinor.mainland)
    })
  expect(fullPallet.maxHeightMm).toBeGreaterThan(palletDeck.heightMm)
})

test('how full a pallet is: its weight, its height and its deck, of what it may be', () => {
  const { pallets } = planGroupPallet([lineOf('50L Keg', 50_000, 3)], 'LS1 4DY')
  const [pallet] = pallets
  const { weightG, heightMm, limitG, fill } = pallet!
  expect(fill.weight).toBeCloseTo(weightG / limitG, 10)
  expect(fill.height).toBeCloseTo(heightMm / fullPallet.maxHeightMm, 10)
  expect(fill.footprint).toBeCloseTo(3 / 6, 10)
  const high = planGroupPallet([lineOf('50L Keg', 50_000, 9)], 'LS1 4DY').pallets[0]!
  expect(high.fill.footprint).toBe(1)
})
