import { expect, test } from 'vitest'
import { buildAccessory } from '../../tests/builders.ts'
import { useTestDatabase } from '../../tests/test-database.ts'
import { recommendAccessories } from './recommend-accessories.ts'

test('BEER-13 accessories that fit one of the couplers are recommended, and no others', async () => {
  const { database } = await useTestDatabase()
  await buildAccessory(database, { name: 'Glass', displayOrder: 1 })
  await buildAccessory(database, { name: 'KeyKeg coupler', couplerType: 'keykeg', displayOrder: 3 })
  await buildAccessory(database, { name: 'S coupler', couplerType: 's', displayOrder: 2 })
  const cards = await recommendAccessories(database, ['s', 'keykeg'])
  expect(cards.map((card) => card.name)).toEqual(['S coupler', 'KeyKeg coupler'])
})

test('BEER-14 where no accessory fits, or the beer has no coupler, it is any, twelve at most', async () => {
  const { database } = await useTestDatabase()
  for (let number = 0; number < 14; number += 1) await buildAccessory(database, { displayOrder: number })
  expect(await recommendAccessories(database, ['grundy'])).toHaveLength(12)
  expect(await recommendAccessories(database, [])).toHaveLength(12)
})
