import { expect, test } from 'vitest'
import { schemeKindOf } from './scheme-kind-of.ts'

test.each([
  ['24 x 440ml Can', 440, 'can'],
  ['12 x 150ml Cans', 150, 'can'],
  ['12 x 149ml Cans', 149, null],
  ['12 x 500ml Bottle', 500, null],
  ['12 x 500ml PET Bottle', 500, 'plastic_bottle'],
  ['4 x 3L Plastic Bottle', 3000, 'plastic_bottle'],
  ['5L Mini Keg', 5000, null],
  ['30L Keg', 30_000, null],
  [null, null, null],
] as const)(
  'the deposit return scheme covers %s of %s ml as %s (EMPT-05)',
  (variantLabel, volumeMl, kind) => {
    expect(schemeKindOf({ variantLabel, volumeMl })).toBe(kind)
  },
)
