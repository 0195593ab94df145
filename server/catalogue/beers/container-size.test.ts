import { expect, test } from 'vitest'
import { containerSizeLabel } from './container-size.ts'

test.each([
  ['keg', 30_000, null, '30 L'],
  ['keg', 29_300, null, '29.3 L'],
  ['cask', 20_457, null, '4.5 gallon'],
  ['cask', 40_900, 1, '9 gallon'],
  ['cask', 41_000, null, '9 gallon'],
  ['cask', 81_828, null, '18 gallon'],
  ['cask', 25_000, null, '25 L'],
  ['can', 440, 24, '24 × 440 ml'],
  ['smallpack', 5_000, null, '5 L'],
  ['bottle', 500, null, '500 ml'],
  ['universal', null, null, ''],
])('a %s of %s ml, pack of %s, is labelled %j (OPEN-20)', (type, volumeMl, packSize, label) => {
  expect(containerSizeLabel({ type, volumeMl, packSize })).toBe(label)
})
