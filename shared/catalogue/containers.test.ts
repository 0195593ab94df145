import { expect, test } from 'vitest'
import { containerFiltersOf, containerFilters, packagingTypesOf } from './containers.ts'

test('every filter of the address has a label (OPEN-20)', () => {
  expect(containerFilters.map(({ key, label }) => [key, label])).toEqual([
    ['20l-keg', '20 L keg'],
    ['30l-keg', '30 L keg'],
    ['50l-keg', '50 L keg'],
    ['keykeg', 'KeyKeg'],
    ['pin', 'Pin (4.5 gallon)'],
    ['9g-cask', '9 gallon cask'],
    ['kilderkin', 'Kilderkin (18 gallon)'],
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
  ['S-09', 'Keg', 'keg', 20_000, '20l-keg'],
  ['S-09', 'Pin', 'cask', 20_457, 'pin'],
  ['S-09', 'Kilderkin', 'cask', 81_828, 'kilderkin'],
])('%s C-26 %s (%s, %s ml) is found under %s alone', (_row, name, type, volumeMl, key) => {
  expect(containerFiltersOf({ name, type, volumeMl })).toEqual([key])
})

test.each([
  ['C-26', 'Keg', 'keg', null],
  ['C-26', 'Can', 'smallpack', 500],
  ['C-26', 'Case of 12', 'smallpack', 440],
  ['C-26', 'Pecan pie ale', 'smallpack', 330],
  ['C-26', 'Mixed hops keg, cans too', 'universal', 440],
])('%s %s (%s, %s ml) has no filter', (_row, name, type, volumeMl) => {
  expect(containerFiltersOf({ name, type, volumeMl })).toEqual([])
})

test.each([
  ['20L KeyKeg', null, ['20l-keg', 'keykeg']],
  ['Key Keg', null, ['20l-keg', 'keykeg']],
  ['20L Keg', 'keykeg', ['20l-keg', 'keykeg']],
  ['20L Keg', 's', ['20l-keg']],
])('a keg named %s with the coupler %s is found under %j (S-09)', (name, couplerType, keys) => {
  expect(containerFiltersOf({ name, type: 'keg', volumeMl: 20_000, couplerType })).toEqual(keys)
})

test('smallpack stands for cans and bottles too, and a packaging value is read in lower case (SHOP-33, SHOP-36)', () => {
  expect(packagingTypesOf(' SmallPack')).toEqual(['smallpack', 'can', 'bottle'])
  expect(packagingTypesOf('KEG')).toEqual(['keg'])
})
