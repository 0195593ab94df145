import { expect, test } from 'vitest'
import { containerPicture } from './container-picture.ts'

test.each([
  ['BEER-27', 20_000, 'keg-20'],
  ['BEER-27', 21_000, 'keg-20'],
  ['C-24', 24_999, 'keg-20'],
  ['BEER-28', 25_000, 'keg-30'],
  ['BEER-28', 30_000, 'keg-30'],
  ['BEER-28', 44_999, 'keg-30'],
  ['BEER-29', 45_000, 'keg-50'],
  ['BEER-29', 50_000, 'keg-50'],
])('%s a keg of %d ml is drawn as %s', (_row, volumeMl, picture) => {
  expect(containerPicture({ name: 'Steel', type: 'keg', volumeMl })).toBe(picture)
})

test.each([
  ['BEER-30', 'KeyKeg 30 L', 'keg', 30_000, 'keykeg'],
  ['BEER-30', 'Key Keg', 'keg', 20_000, 'keykeg'],
  ['BEER-31', 'Dolium 30 L', 'keg', 30_000, 'dolium'],
  ['BEER-32', 'Cask 9 gallon', 'universal', 40_914, 'cask-firkin'],
  ['BEER-32', 'Pin', 'cask', 20_457, 'cask-pin'],
  ['BEER-32', 'Firkin', 'cask', 40_900, 'cask-firkin'],
  ['BEER-32', 'Kilderkin', 'cask', 81_828, 'cask-kilderkin'],
  ['C-24', 'Cask-conditioned, filled from keg', 'keg', 50_000, 'cask-firkin'],
  ['BEER-33', 'Keg, steel', 'universal', 50_000, 'keg-50'],
  ['C-26', '24 × 440 ml can', 'smallpack', 440, 'can-440'],
  ['C-26', 'Case', 'can', 330, 'can-330'],
  ['C-26', 'Cask-aged, in bottle', 'bottle', 375, 'bottle-375'],
  ['C-26', 'Bottles', 'smallpack', 500, 'bottle-500'],
  ['C-26', 'Mixed case', 'smallpack', 440, 'mixed-pack'],
  ['BEER-33', 'Gift box', 'universal', null, 'universal'],
])('%s the label %s (%s, %s ml) is drawn as %s', (_row, name, type, volumeMl, picture) => {
  expect(containerPicture({ name, type, volumeMl })).toBe(picture)
})
