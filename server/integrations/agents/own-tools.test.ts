import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { buildBeer, buildContainer } from '../../../tests/support/builders/builders.ts'
import { placeTwoBreweryOrder } from '../../../tests/support/builders/two-brewery-order.ts'
import { addMember } from '../../../tests/support/shops/add-staff.ts'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'

const shop = await openOrderShop()
const { database } = shop

/** A paid order of a brewery that its owner has accepted, and the tools of a token of that brewery. */
async function soldOrder() {
  const { number, placed, one } = await placeTwoBreweryOrder(shop, 'card')
  const { id: breweryId, slug } = one.brewery
  const owner = await shop.buyer()
  await addMember(database, { clientId: owner.clientId, breweryId, role: 'owner' })
  const part = placed.consignments[0]!.id
  const key = { ...owner, 'idempotency-key': randomUUID() }
  expect((await shop.post(`/api/sell/${slug}/orders/${part}/accept`, {}, key)).statusCode).toBe(200)
  const wanted = { name: 'Assistant', scopes: ['orders:read', 'stock:read'], days: 30 }
  const { token } = (await shop.post(`/api/sell/${slug}/tokens`, wanted, owner)).json()
  const call = async (name: string, given: object = {}) => {
    const asked = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } }
    const answer = await shop.post('/mcp', asked, { authorization: `Bearer ${token}` })
    return answer.json().result.structuredContent
  }
  return { breweryId, number, call }
}

test('an agent of a brewery reads its orders in whatever state, the newest first (PLAT-29)', async () => {
  const { number, call } = await soldOrder()
  expect(await call('list_consignments')).toMatchObject({ total: 1, rows: [{ number, state: 'accepted' }] })
})

test('an agent of a brewery reads the stock of all its containers, a page at a time (PLAT-29)', async () => {
  const { breweryId, call } = await soldOrder()
  const beer = await buildBeer(database, { breweryId, name: 'Zenith' })
  for (let size = 1; size <= 50; size += 1)
    await buildContainer(database, { beerId: beer.id, name: `Keg ${size}` })
  const [first, second] = [await call('get_stock'), await call('get_stock', { page: 2 })]
  expect([first.pages, first.page, second.page]).toEqual([2, 1, 2])
  const ids = [...first.rows, ...second.rows].map((row: { containerId: string }) => row.containerId)
  expect(new Set(ids).size).toBe(first.total)
})
