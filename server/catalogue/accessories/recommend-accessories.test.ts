import { expect, test } from 'vitest'
import { buildAccessory } from '../../../tests/support/builders/builders.ts'
import { useTestDatabase } from '../../../tests/support/servers/test-database.ts'
import { recommendAccessories } from './recommend-accessories.ts'

test('accessories that fit one of the couplers are recommended, and no others (BEER-13)', async () => {
  const { database } = await useTestDatabase()
  await buildAccessory(database, { name: 'Glass', displayOrder: 1 })
  await buildAccessory(database, { name: 'KeyKeg coupler', couplerType: 'keykeg', displayOrder: 3 })
  await buildAccessory(database, { name: 'S coupler', couplerType: 's', displayOrder: 2 })
  const cards = await recommendAccessories(database, ['s', 'keykeg'])
  expect(cards.map((card) => card.name)).toEqual(['S coupler', 'KeyKeg coupler'])
})

test('without a fitting accessory, or without a coupler, recommends any, twelve at most (BEER-14)', async () => {
  const { database } = await useTestDatabase()
  for (let number = 0; number < 14; number += 1) await buildAccessory(database, { displayOrder: number })
  expect(await recommendAccessories(database, ['grundy'])).toHaveLength(12)
  expect(await recommendAccessories(database, [])).toHaveLength(12)
})
