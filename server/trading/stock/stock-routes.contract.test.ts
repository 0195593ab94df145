import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { buildBeer, buildBrewery, buildContainer } from '../../../tests/support/builders/builders.ts'
import { addMember } from '../../../tests/support/shops/add-staff.ts'
import { bearer } from '../../../tests/support/shops/account-shop.ts'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'
import { levelOf } from '../../../tests/support/shops/stock-levels.ts'
import type { BreweryRole } from '../../../shared/accounts/roles.ts'
import { reserveStock } from './move-order-stock.ts'
import { lastMovements } from './movement-list-queries.ts'

const shop = await openOrderShop()
const { database } = shop
const brewery = await buildBrewery(database, { slug: 'tern' })

async function member(role: BreweryRole) {
  const session = await shop.register()
  await addMember(database, { clientId: session.client.id, breweryId: brewery.id, role })
  return { name: session.client.name, headers: bearer(session) }
}

const record = (headers: object, body: object, key: string = randomUUID()) =>
  shop.post('/api/sell/tern/stock', { reason: 'Monday.', ...body }, { 'idempotency-key': key, ...headers })

/** A keg of the brewery, and its stock as the brewery records it. */
async function keg(availableUnits: number, breweryId = brewery.id) {
  const beer = await buildBeer(database, { breweryId, name: 'Porter' })
  const container = await buildContainer(database, { beerId: beer.id, availableUnits, name: 'Keg' })
  const { id, externalId, storefrontVariantId: variantId } = container
  return { id, externalId, variantId: variantId!, record, level: () => levelOf(database, id) }
}

const cellar = await member('cellar')

test.each([
  ['made', 5, 25],
  ['spoilt', 5, 15],
  ['sold_elsewhere', 20, 0],
  ['returned', 1, 21],
  ['count', 12, 12],
])(
  'a brewery records units %s, as a movement with actor, reason and time (STOCK-05)',
  async (kind, units, after) => {
    const item = await keg(20)
    const key = randomUUID()
    const body = { kind, items: [{ containerId: item.id, units }] }
    const reply = await item.record(cellar.headers, body, key)
    expect(reply.statusCode, reply.body).toBe(200)
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(reply.json().rows).toMatchObject([{ containerId: item.id, sellable: after, onHand: after }])
    expect((await item.record(cellar.headers, body, key)).json()).toEqual(reply.json())
    expect(await item.level()).toEqual({ sellable: after, reserved: 0, promised: 0, onHand: after })
    expect(await lastMovements(database, item.id)).toMatchObject([
      { kind, sellable: after - 20, reason: 'Monday.', key, actor: { name: cellar.name, role: 'cellar' } },
      { kind: 'count', sellable: 20 },
    ])
  },
)

test('what is not a record is refused, and moves nothing (STOCK-05)', async () => {
  const item = await keg(20)
  const items = [{ containerId: item.id, units: 5 }]
  const other = await keg(20, (await buildBrewery(database)).id)
  const accounts = await member('accounts')
  const later = new Date(shop.now().getTime() + 60_000).toISOString()
  const tries: [object, object, number][] = [
    [cellar.headers, { kind: 'made', items, reason: undefined }, 400],
    [cellar.headers, { kind: 'made', items, reason: '  ' }, 400],
    [cellar.headers, { kind: 'dispatch', items }, 400],
    [cellar.headers, { kind: 'made', items: [{ containerId: item.id, units: 0 }] }, 400],
    [cellar.headers, { kind: 'made', items: [...items, ...items] }, 400],
    [cellar.headers, { kind: 'count', items, countedAt: later }, 400],
    [cellar.headers, { kind: 'count', items, countedAt: '0000-01-01T00:00:00Z' }, 400],
    [cellar.headers, { kind: 'spoilt', items: [{ containerId: item.id, units: 21 }] }, 409],
    [cellar.headers, { kind: 'made', items: [...items, { containerId: other.id, units: 1 }] }, 404],
    [accounts.headers, { kind: 'made', items }, 403],
    [await shop.buyer(), { kind: 'made', items }, 404],
    [{}, { kind: 'made', items }, 401],
  ]
  for (const [headers, body, status] of tries)
    expect([body, (await item.record(headers, body)).statusCode]).toEqual([body, status])
  expect((await item.level()).onHand).toBe(20)
  const listed = await shop.get('/api/sell/tern/stock', accounts.headers)
  expect(listed.json().rows).toContainEqual(expect.objectContaining({ containerId: item.id, onHand: 20 }))
})

test('a count below what is promised shows 0, and operations see by how many it is short (STOCK-04)', async () => {
  const item = await keg(20)
  const wanted = [{ kind: 'variant' as const, itemId: item.variantId, lineId: randomUUID(), quantity: 8 }]
  await reserveStock(database, 'promise_on_account', wanted, { at: shop.now(), actor: null })
  await item.record(cellar.headers, { kind: 'count', items: [{ containerId: item.id, units: 5 }] })
  expect(await item.level()).toEqual({ sellable: -3, reserved: 0, promised: 8, onHand: 5 })
  expect(await shop.stockOf(item)).toBe(0)
  expect(await shop.operate('worklist', 'list', 'stock short')).toContain(
    'Porter, Keg: short by 3.  operations',
  )
  await shop.operate('stock', 'made', item.externalId, '1', 'reason=Racked.')
  expect(await shop.operate('worklist', 'list', 'stock short')).toContain('Porter, Keg: short by 2.')
  expect(await shop.stockOf(item)).toBe(0)
  await shop.operate('stock', 'returned', item.externalId, '4', 'reason=Found.')
  expect(await shop.operate('worklist', 'list', 'stock short')).toBe('Nothing is waiting.\n')
  expect(await shop.stockOf(item)).toBe(2)
})

test('operators record, list and check stock, of accessories too (STOCK-05)', async () => {
  const item = await keg(20)
  expect(await shop.operate('stock', 'spoilt', item.externalId, '2', 'reason=A burst keg.')).toBe(
    'Porter, Keg: on hand 18, sellable 18, reserved 0, promised 0\n',
  )
  expect(await shop.operate('stock', 'movements', item.externalId)).toContain(
    'spoilt  sellable -2, reserved 0, promised 0  Operator  A burst keg.',
  )
  const { upsellId } = await shop.upsell({ externalId: 'glass', currentStock: 7 })
  await shop.operate('stock', 'count', 'glass', '9', 'reason=Counted.')
  expect(await levelOf(database, upsellId)).toMatchObject({ sellable: 9 })
  expect(await shop.operate('stock', 'list', 'tern')).toContain(`${item.externalId}  Porter, Keg: on hand 18`)
  expect(await shop.operate('stock', 'check')).toBe('Levels, movements and open orders agree.\n')
  for (const words of [
    ['made', 'glass', '2'],
    ['made', 'glass', 'two', 'reason=x'],
    ['made', 'glass', '1', 'reason=x', 'at=2026-01-01'],
  ])
    await expect(shop.operate('stock', ...words)).rejects.toThrow(
      'stock made <external id> <units> reason=<text>',
    )
  await expect(shop.operate('stock', 'made', 'nothing', '2', 'reason=x')).rejects.toThrow('was not found')
})
