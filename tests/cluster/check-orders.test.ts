import { expect, test } from 'vitest'
import { buildContainer } from '../support/builders/builders.ts'
import { openOrderShop } from '../support/shops/order-shop.ts'
import { sandboxTokens } from '../../shared/orders/sandbox-cards.ts'
import { orderFaults } from './check-orders.ts'

const shop = await openOrderShop()
const units = 10

test('an order that is lost, unknown or unpaid, and a unit that is missing, are faults of a cluster (INST-10)', async () => {
  const { id, storefrontVariantId, beerId } = await buildContainer(shop.database, { availableUnits: units })
  const variantId = storefrontVariantId!
  const kegs = [{ id, variantId, beerId, units }]
  const { clientId, ...headers } = await shop.buyer()
  await shop.add({ kind: 'variant', variantId, quantity: 2 }, headers)
  const { number } = await shop.placed(headers)
  const acknowledged = [{ clientId, number, beganAt: 0, isPaid: true }]
  const found = (orders = acknowledged, stock = kegs) => orderFaults(shop.database, orders, stock)

  expect((await found()).join()).toContain(`order ${number} is unpaid`)
  await shop.pay(number, sandboxTokens.success, headers)
  expect(await found()).toEqual([])
  expect((await found([]))[0]).toBe(`order ${number} is stored and was never acknowledged`)
  const lost = { ...acknowledged[0]!, number: 'DRAY-LOST-00' }
  expect(await found([...acknowledged, lost])).toEqual([
    'order DRAY-LOST-00 was acknowledged and is not stored',
  ])
  expect(await found(acknowledged, [{ ...kegs[0]!, units: 11 }])).toEqual([
    'a keg: 11 in stock, 2 sold, 8 left',
  ])
})
