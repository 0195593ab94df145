import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CellarProfile, isCouplerMissing, knownCouplers, servings } from './cellar.ts'
import { couplerNeeded } from '../../storefront/accounts/cellar/CouplerWarning.tsx'
import { couplerCodes } from '../catalogue/sizes/couplers.ts'

test.each([
  ['30L Keg', 's', 's'],
  ['50L Keg', 'S', 's'],
  ['30L KeyKeg', 'keykeg', 'keykeg'],
  ['30L Keg', 'grundy', 'grundy'],
  ['30L Keg', 'x', 'other'],
  ['30L Keg', null, null],
  ['30L KeyKeg', '', null],
  ['9g Cask (Firkin)', 's', null],
  ['Firkin', 'd', null],
  ['12 x 500ml Bottle', 'd', null],
  ['24 x 440ml Can', 'd', null],
  ['Canal Keg', 'd', 'd'],
])('%s with coupler %s needs %s', (name, couplerType, needed) => {
  expect(couplerNeeded({ name, couplerType })).toBe(needed)
})

test.each<[string, CellarProfile, string[] | null]>([
  ['nothing stated', { servings: [], couplers: [] }, null],
  ['keg, and no coupler named', { servings: ['keg'], couplers: [] }, null],
  ['cask alone', { servings: ['cask'], couplers: [] }, []],
  ['bottles alone', { servings: ['smallpack'], couplers: [] }, []],
  ['couplers alone', { servings: [], couplers: ['s', 'keykeg'] }, ['s', 'keykeg']],
  ['cask beside couplers', { servings: ['cask'], couplers: ['d'] }, ['d']],
])('%s: what is known of the couplers', (_what, profile, known) => {
  expect(knownCouplers(profile)).toEqual(known)
})

test.each<[string, CellarProfile, boolean]>([
  ['without a profile', { servings: [], couplers: [] }, false],
  ['with the coupler', { servings: ['keg'], couplers: ['s', 'd'] }, false],
  ['with others', { servings: ['keg'], couplers: ['d'] }, true],
  ['with keg and none stated', { servings: ['keg', 'cask'], couplers: [] }, false],
  ['with cask alone', { servings: ['cask'], couplers: [] }, true],
])('an S-type keg is warned about %s: %o', (_what, profile, isWarned) => {
  expect(isCouplerMissing('s', profile)).toBe(isWarned)
})

const profiles = fc.record({ servings: fc.subarray([...servings]), couplers: fc.subarray([...couplerCodes]) })

test('what needs no coupler is never warned about, and a coupler that is there neither', () => {
  fc.assert(
    fc.property(profiles, fc.constantFrom(...couplerCodes), (profile, code) => {
      expect(isCouplerMissing(null, profile)).toBe(false)
      fc.pre(profile.couplers.length > 0)
      expect(isCouplerMissing(code, profile)).toBe(!profile.couplers.includes(code))
    }),
  )
})

test('the warning styles cover every coupler and distinguish them as the rule does', () => {
  const styles = readFileSync('storefront/accounts/cellar/CouplerWarning.module.css', 'utf8')
  const shown = [
    ...styles.matchAll(
      /html\[data-cellar\]:not\(\[data-cellar\*='("[a-z]+")'\]\)\) \.warning\[data-coupler='([a-z]+)'\]/g,
    ),
  ].map(([, part = '', code = '']) => ({ part, code }))
  expect(shown.map(({ code }) => code)).toEqual(couplerCodes)
  fc.assert(
    fc.property(profiles, fc.constantFrom(...shown), (profile, { part, code }) => {
      const known = knownCouplers(profile)
      const isShown = known !== null && !JSON.stringify(known).slice(1, -1).includes(part)
      expect(isShown).toBe(isCouplerMissing(couplerCodes.find((one) => one === code) ?? null, profile))
    }),
  )
})
