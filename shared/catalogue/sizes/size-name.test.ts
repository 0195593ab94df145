import fc from 'fast-check'
import { expect, test } from 'vitest'
import { couplerCodes } from './couplers.ts'
import { sizeName } from './size-name.ts'

test.each([
  ['30L Keg', 's', '30L Keg · S-Type'],
  ['30L Keg', 'GRUNDY', '30L Keg · Grundy'],
  ['30L KeyKeg', 'keykeg', '30L KeyKeg'],
  ['Key Keg 30 L', 'keykeg', 'Key Keg 30 L'],
  ['30L Keg S-Type', 's', '30L Keg S-Type'],
  ['30L Keg', 'other', '30L Keg · Other coupler'],
  ['30L Keg', 'x9', '30L Keg · Other coupler'],
  ['9g Cask', null, '9g Cask'],
  ['30L Keg', '', '30L Keg'],
])('a size named %j with the coupler %j is called %j (S-06)', (name, couplerType, called) => {
  expect(sizeName({ name, couplerType })).toBe(called)
})

test('two sizes of one name and different couplers are never called the same (S-06)', () => {
  const code = fc.constantFrom(...couplerCodes)
  const name = fc.constantFrom('30L Keg', '50L Keg', 'Keg 20 L', '11 gallon keg')
  fc.assert(
    fc.property(name, code, code, (name, one, other) => {
      fc.pre(one !== other)
      expect(sizeName({ name, couplerType: one })).not.toBe(sizeName({ name, couplerType: other }))
    }),
  )
})
