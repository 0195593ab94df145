import { expect, test } from 'vitest'
import { containersText } from '../deposits/container-names.ts'
import { vesselOf } from './vessel-of.ts'

test.each([
  ['Firkin', 40_914, 'firkin', true],
  ['9 gallon cask', 40_914, 'firkin', true],
  ['Pin', 20_457, 'pin', true],
  ['Kilderkin', 81_828, 'kilderkin', true],
  ['Barrel cask', 163_656, 'barrel', true],
  ['Cask', null, 'firkin', true],
  ['20L Keg', 20_000, 'keg20', true],
  ['30L Keg · S-Type', 30_000, 'keg30', true],
  ['50L Keg', 50_000, 'keg50', true],
  ['Keg', null, 'keg30', true],
  ['30L KeyKeg', 30_000, 'keg30', false],
  ['Dolium 20L', 20_000, 'keg20', false],
  ['Polypin', 20_457, 'keg20', false],
  ['Keg', 15_000, 'keg20', true],
  ['Keg', 21_000, 'keg20', true],
  ['Keg', 21_001, 'keg30', true],
  ['Keg', 0, 'keg30', true],
  ['Cask', 0, 'firkin', true],
  ['Cask', -1, 'firkin', true],
] as const)('reads %s of %s ml as a %s (EMPT-01)', (variantLabel, volumeMl, kind, isReturnable) => {
  expect(vesselOf({ variantLabel, volumeMl })).toEqual({ kind, isReturnable })
})

test.each([
  ['12 × 500 ml bottles', 500],
  ['Mini keg', 5000],
  ['Keg', 14_999],
  [null, null],
])('counts no %s of %s ml (EMPT-01)', (variantLabel, volumeMl) => {
  expect(vesselOf({ variantLabel, volumeMl })).toBeNull()
})

test('one is named as one (EMPT-04)', () => {
  const texts = [1, 4].flatMap((count) => [containersText(count, 'firkin'), containersText(count, 'keg30')])
  expect(texts).toEqual(['1 firkin', '1 keg of 30 L', '4 firkins', '4 kegs of 30 L'])
})
