import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOneWayKeg, loadOf } from './container-loads.ts'
import { palletZoneOf } from './pallet-tariff.ts'

test.each([
  ['30L Keg', 30_000, 'keg', 40, 6],
  ['50L Keg', 50_000, 'keg', 65, 6],
  ['20L KeyKeg', 20_000, 'keg', 22, 20],
  ['30L KeyKeg', 30_000, 'keg', 32, 12],
  ['20L Bag-in-Box', 20_000, 'keg', 22, 20],
  ['9g Cask (Firkin)', 40_914, 'cask', 51, 6],
  ['4.5g Cask (Pin)', 20_457, 'cask', 27, 9],
  ['18g Cask (Kilderkin)', 81_828, 'cask', 100, 3],
  ['24 x 440ml Can', 440, 'case', 12, 8],
  ['12 x 500ml Bottle', 500, 'case', 11, 15],
  ['Keg', null, 'keg', 40, 6],
  ['Firkin', null, 'cask', 51, 6],
  [null, null, 'box', 2, 20],
] as const)(
  '%s of %s ml is a %s of about %i kg, %i to a layer',
  (variantLabel, volumeMl, form, kg, perLayer) => {
    const load = loadOf({ variantLabel, volumeMl })
    expect(load).toMatchObject({ form, perLayer })
    expect(Math.ceil(load.weightG / 1000)).toBe(kg)
  },
)

test('whatever a container is called, its load is whole, positive and heavier than its beer', () => {
  fc.assert(
    fc.property(fc.string(), fc.option(fc.integer({ min: -5, max: 3_000_000 })), (variantLabel, volumeMl) => {
      const load = loadOf({ variantLabel, volumeMl })
      for (const size of [load.widthMm, load.depthMm, load.heightMm, load.weightG, load.perLayer]) {
        expect(Number.isSafeInteger(size)).toBe(true)
        expect(size).toBeGreaterThan(0)
      }
      expect(load.weightG).toBeGreaterThan(volumeMl ?? 0)
    }),
  )
})

test.each([
  ['Beer', null, 'case', 12],
  ['Beer', 0, 'case', 12],
  ['Beer', -5, 'case', 12],
  ['Beer', 3_999, 'case', 12],
  ['Beer', 4_000, 'keg', 1],
  ['Cask conditioned', 3_999, 'case', 12],
  ['Cask conditioned', 4_000, 'cask', 1],
  ['Polypin', 0, 'keg', 1],
  ['24x440ml', 440, 'case', 24],
  ['24 × 440ml', 440, 'case', 24],
  ['0 x 440ml', 440, 'case', 1],
  ['500 x 440ml', 440, 'case', 96],
] as const)('%s of %s ml is loaded as a %s of %i', (variantLabel, volumeMl, form, count) => {
  const load = loadOf({ variantLabel, volumeMl })
  expect(load.form).toBe(form)
  expect(load.key.includes(`:${count}x`)).toBe(form === 'case')
})

test.each([
  ['keykeg', true],
  ['one-way keg', true],
  ['oneway keg', true],
  ['bag-in-box', true],
  ['baginbox', true],
  ['keg', false],
])('a %s is not brought back: %s', (label, isOneWay) => expect(isOneWayKeg(label)).toBe(isOneWay))

const countKeys = (loads: [string, number][]) =>
  new Set(loads.map(([variantLabel, volumeMl]) => loadOf({ variantLabel, volumeMl }).key)).size

test('loads of other sizes or counts have keys of their own, and the same loads one', () => {
  expect(
    countKeys([
      ['Keg', 30_000],
      ['30L Keg', 30_000],
    ]),
  ).toBe(1)
  expect(
    countKeys([
      ['Keg', 30_000],
      ['Keg', 30_500],
      ['Cask', 30_000],
      ['Keg', 50_000],
    ]),
  ).toBe(4)
  expect(
    countKeys([
      ['12 x 500ml', 500],
      ['24 x 500ml', 500],
      ['12 x 330ml', 330],
    ]),
  ).toBe(3)
})

const cask = (volumeMl: number) => loadOf({ variantLabel: 'Cask', volumeMl })

test('a vessel holds up to its volume; one larger than any has its shape and takes a layer', () => {
  expect(cask(42_500).heightMm).toBe(cask(40_914).heightMm)
  expect(cask(42_501).heightMm).toBeGreaterThan(cask(42_500).heightMm)
  const largest = cask(170_000)
  const twice = cask(8 * 170_000)
  expect(twice).toMatchObject({ widthMm: 2 * largest.widthMm, heightMm: 2 * largest.heightMm, perLayer: 1 })
  expect(twice.weightG).toBe(8 * largest.weightG)
})

test.each([
  ['24 x 440ml Can', 4, 6, 67, 152],
  ['12 x 500ml Bottle', 3, 4, 73, 268],
  ['7 x 500ml Bottle', 1, 7, 73, 268],
])(
  '%s are as %i by %i, with board on each side and below',
  (variantLabel, across, along, diameter, height) => {
    const volumeMl = variantLabel.includes('440') ? 440 : 500
    expect(loadOf({ variantLabel, volumeMl })).toMatchObject({
      depthMm: across * diameter + 10,
      widthMm: along * diameter + 10,
      heightMm: height + 5,
    })
  },
)

test.each([
  ['LS1 4DY', 'mainland'],
  ['EC1A 1BB', 'mainland'],
  ['PH1 5AA', 'mainland'],
  ['IV2 3AA', 'remote'],
  ['KW1 4AA', 'remote'],
  ['IV51 9AA', 'islands'],
  ['KW15 1AA', 'islands'],
  ['PO30 1AA', 'islands'],
  ['HS1 2AA', 'islands'],
  ['ZE1 0AA', 'islands'],
  ['BT1 5GS', 'northern-ireland'],
  ['nowhere', null],
  [null, null],
])('%s lies in the zone %s', (postcode, zone) => {
  expect(palletZoneOf(postcode)).toBe(zone)
})
