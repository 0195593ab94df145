import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadOf } from './container-loads.ts'
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
