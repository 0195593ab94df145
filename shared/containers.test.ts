import { expect, test } from 'vitest'
import { containerFilterOf, containerFilters, packagingMatches, packagingTypes } from './containers.ts'

test('OPEN-20 every filter of the address has a label', () => {
  expect(containerFilters.map(({ key, label }) => [key, label])).toEqual([
    ['30l-keg', '30 L keg'],
    ['50l-keg', '50 L keg'],
    ['9g-cask', '9 gallon cask'],
    ['440ml-can', '440 ml can'],
    ['330ml-can', '330 ml can'],
    ['500ml-bottle', '500 ml bottle'],
    ['375ml-bottle', '375 ml bottle'],
    ['mixed-pack', 'Mixed pack'],
  ])
})

test.each([
  ['SHOP-17', 'Keg 30L', 'keg', 30_000, '30l-keg'],
  ['SHOP-18', 'Steel keg', 'keg', 50_000, '50l-keg'],
  ['SHOP-19', 'Firkin', 'cask', 40_914, '9g-cask'],
  ['SHOP-19', 'Cask', 'cask', 40_000, '9g-cask'],
  ['SHOP-19', 'Cask', 'Cask', 41_500, '9g-cask'],
  ['SHOP-20', 'Case of 24 cans', 'smallpack', 440, '440ml-can'],
  ['SHOP-20', 'Case of 24', 'can', 440, '440ml-can'],
  ['SHOP-21', 'Can', 'smallpack', 330, '330ml-can'],
  ['SHOP-22', 'Bottles', 'smallpack', 500, '500ml-bottle'],
  ['SHOP-23', 'Champagne cork', 'bottle', 375, '375ml-bottle'],
  ['SHOP-24', 'Mixed case of cans', 'smallpack', 440, 'mixed-pack'],
  ['SHOP-24', 'Mixed dozen', 'can', null, 'mixed-pack'],
])('%s C-26 %s (%s, %s ml) is found under %s alone', (_row, name, type, volumeMl, key) => {
  expect(containerFilterOf({ name, type, volumeMl })).toBe(key)
})

test.each([
  ['C-27', 'Keg', 'keg', 20_000],
  ['C-26', 'Pin', 'cask', 20_457],
  ['C-26', 'Kilderkin', 'cask', 81_828],
  ['C-26', 'Keg', 'keg', null],
  ['C-26', 'Can', 'smallpack', 500],
  ['C-26', 'Case of 12', 'smallpack', 440],
  ['C-26', 'Pecan pie ale', 'smallpack', 330],
  ['C-26', 'Mixed hops keg, cans too', 'universal', 440],
])('%s %s (%s, %s ml) has no filter', (_row, name, type, volumeMl) => {
  expect(containerFilterOf({ name, type, volumeMl })).toBeNull()
})

test('SHOP-36 smallpack takes in smallpacks, cans and bottles, never kegs and casks', () => {
  const matching = [...packagingTypes, 'can', 'bottle'].filter((type) =>
    packagingMatches('smallpack', { type }),
  )
  expect(matching).toEqual(['smallpack', 'can', 'bottle'])
})

test('SHOP-33 the packaging value is read in lower case', () => {
  expect(packagingMatches('KEG', { type: 'keg' })).toBe(true)
  expect(packagingMatches('SmallPack', { type: 'can' })).toBe(true)
  expect(packagingMatches('CASK', { type: 'keg' })).toBe(false)
})
