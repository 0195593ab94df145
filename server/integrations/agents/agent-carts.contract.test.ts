import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  buildBeer,
  buildBrewery,
  buildContainer,
  buildGroup,
} from '../../../tests/support/builders/builders.ts'
import { openAgentShop, platformProfile } from '../../../tests/support/shops/agent-shop.ts'
import { containers } from '../../catalogue/beers/catalogue-tables.ts'
import { orders } from '../../trading/orders/order-tables.ts'
import { agentCarts } from './agent-cart-tables.ts'
import { tidyAgentCarts } from './agent-carts.ts'

const built = { firkin: '', keg: '', containerId: '' }
const shop = await openAgentShop(async (database) => {
  const tern = await buildBrewery(database, { slug: 'tern', name: 'Tern' })
  const beer = await buildBeer(database, { breweryId: tern.id, name: 'Best' })
  const size = { beerId: beer.id, type: 'cask', volumeMl: 40_914, availableUnits: 7 }
  const firkin = await buildContainer(database, { ...size, name: 'Firkin', priceMinor: 9_850 })
  const keg = await buildContainer(database, {
    ...size,
    type: 'keg',
    name: '30L Keg',
    volumeMl: 30_000,
    priceMinor: 11_000,
  })
  await buildGroup(database, { slug: 'forth', breweryIds: [tern.id] })
  Object.assign(built, {
    firkin: firkin.storefrontVariantId,
    keg: keg.storefrontVariantId,
    containerId: firkin.id,
  })
})
const { database } = shop.connection
const { meta, platform } = shop
const line = (id: string, quantity: number) => ({ item: { id }, quantity })
const two = [line(built.firkin, 2), line(built.keg, 1)]
const key = { ...meta, 'idempotency-key': crypto.randomUUID() }
const dayMs = 86_400

test('a cart has the sums of the quote of its lines, reserves nothing, and is gone after seven days (PLAT-22)', async () => {
  const { call } = await shop.agent()
  const { data } = await call('create_cart', { meta, cart: { line_items: two } })
  const lines = [
    { variantId: built.firkin, quantity: 2 },
    { variantId: built.keg, quantity: 1 },
  ]
  const { regularSummary } = (await shop.post('/public/basket/quote', { lines })).json()
  expect(data['totals'].map(({ amount }: { amount: number }) => amount)).toEqual([
    regularSummary.subtotalMinor,
    regularSummary.taxTotalMinor,
    regularSummary.totalMinor,
  ])
  expect(data).toMatchObject({
    currency: 'GBP',
    line_items: [{ item: { id: built.firkin, price: 9_850 }, quantity: 2 }, { quantity: 1 }],
    continue_url: `https://dray.example/buy/${built.firkin}:2,${built.keg}:1`,
  })
  expect(data['id']).toMatch(/^cart_[\w-]{43}$/)
  const [stored] = await database.select().from(containers).where(eq(containers.id, built.containerId))
  expect(stored?.availableUnits).toBe(7)
  expect(JSON.stringify(await database.select().from(agentCarts))).not.toContain(data['id'])

  const { id } = data
  expect((await call('get_cart', { meta, id })).data).toMatchObject({ id, totals: data['totals'] })
  shop.wait(7 * dayMs - 60)
  expect((await call('get_cart', { meta, id })).data['id']).toBe(id)
  shop.wait(61)
  expect((await call('get_cart', { meta, id })).data).toMatchObject({ messages: [{ code: 'not_found' }] })
  await tidyAgentCarts({ database, clock: shop.now })
  expect(await database.select().from(agentCarts)).toEqual([])
})

test('a cart is changed and given up by its id alone, and says what stock and shop do not have (PLAT-22)', async () => {
  const { call } = await shop.agent()
  const unknown = crypto.randomUUID()
  const asked = { line_items: [line(built.firkin, 50), line(unknown, 1)] }
  const { data } = await call('create_cart', { meta, cart: asked })
  expect(data['line_items']).toMatchObject([{ quantity: 7 }])
  expect(data['messages'].map(({ code }: { code: string }) => code)).toEqual([
    'item_unavailable',
    'quantity_adjusted',
  ])
  const { id } = data
  const changed = await call('update_cart', { meta, id, cart: { line_items: [line(built.keg, 2)] } })
  expect(changed.data['line_items']).toMatchObject([{ item: { id: built.keg }, quantity: 2 }])
  const other = await call('update_cart', { meta, id: 'x'.repeat(43), cart: { line_items: two } })
  expect(other.data).toMatchObject({ ucp: { status: 'error' } })
  await call('cancel_cart', { meta: key, id })
  expect((await call('get_cart', { meta, id })).data).toMatchObject({ ucp: { status: 'error' } })
  const none = await call('create_cart', { meta, cart: { line_items: [line(unknown, 1)] } })
  expect(none.data).toMatchObject({ ucp: { status: 'error' }, messages: [{ code: 'item_unavailable' }] })
})

test('the lines of a group’s cart come with their pallet and its charge (PLAT-22)', async () => {
  const { call } = await shop.agent()
  const cart = { line_items: two, group: 'forth', context: { postal_code: 'EH1 1AA' } }
  const { data } = await call('create_cart', { meta, cart })
  expect(data['pallet']).toMatchObject({ group: 'forth', zone: 'mainland', zone_known_by_postcode: true })
  expect(data['pallet'].pallets).toHaveLength(1)
  expect(data['pallet'].delivery_charge).toBeGreaterThan(0)
  expect(data['continue_url']).toMatch(/\?group=forth$/)
})

test('a checkout is handed to a person at continue_url, and completing it orders nothing (PLAT-23)', async () => {
  const { call } = await shop.agent()
  const cart = await call('create_cart', { meta, cart: { line_items: two } })
  const { data } = await call('create_checkout', { meta, checkout: { cart_id: cart.data['id'] } })
  const handedOver = {
    status: 'requires_escalation',
    ucp: { payment_handlers: {} },
    messages: [{ type: 'error', severity: 'requires_buyer_input' }],
    continue_url: `https://dray.example/buy/${built.firkin}:2,${built.keg}:1`,
  }
  expect(data).toMatchObject(handedOver)
  const { id } = data
  const complete = { meta: key, id, checkout: { payment: { instruments: [] } } }
  expect((await call('complete_checkout', complete)).data).toMatchObject(handedOver)
  expect(await database.select().from(orders)).toEqual([])
  const fewer = { meta, id, checkout: { line_items: [line(built.keg, 1)] } }
  expect((await call('update_checkout', fewer)).data['line_items']).toHaveLength(1)
  const canceled = (await call('cancel_checkout', { meta: key, id })).data
  expect([canceled['status'], canceled['continue_url']]).toEqual(['canceled', undefined])
  expect((await call('get_checkout', { meta, id })).data['status']).toBe('canceled')
})

test('a profile is asked for, fetched once in ten minutes, and held against the shop’s version (PLAT-28)', async () => {
  const { call } = await shop.agent()
  const create = (profile: string) =>
    call('create_cart', { meta: { 'ucp-agent': { profile } }, cart: { line_items: two } })
  expect(await call('create_cart', { cart: { line_items: two } })).toMatchObject({ isError: true })
  const before = platform.received.length
  await create(platform.url('/once.json'))
  await create(platform.url('/once.json'))
  expect(platform.received.length - before).toBe(1)
  shop.wait(601)
  await create(platform.url('/once.json'))
  expect(platform.received.length - before).toBe(2)

  const answers: [string, object][] = [
    ['profile_malformed', { status: 200, body: '{"ucp":' }],
    ['profile_unreachable', { status: 302, headers: { location: platform.url('/profile.json') } }],
    ['profile_unreachable', { status: 200, body: ' '.repeat(70_000) + JSON.stringify(platformProfile()) }],
    [
      'version_unsupported',
      { status: 200, body: JSON.stringify(platformProfile({ version: '2026-01-11' })) },
    ],
  ]
  for (const [index, [code, answer]] of answers.entries()) {
    platform.answer(answer as Parameters<typeof platform.answer>[0])
    await expect(create(platform.url(`/${index}.json`))).rejects.toMatchObject({
      code: -32_001,
      data: { code },
    })
  }
  platform.answer({ status: 200, body: JSON.stringify(platformProfile({ capabilities: {} })) })
  expect((await create(platform.url('/none.json'))).data).toMatchObject({
    messages: [{ code: 'capabilities_incompatible' }],
  })
  platform.answer({ status: 200, body: JSON.stringify(platformProfile()) })
})

test.each([
  'https://10.0.0.1/p.json',
  'https://[::1]/p.json',
  'http://93.184.216.34/p.json',
  'https://hooks.example/p',
])(
  'a profile at %s is refused where no address of it is public, without a connection (PLAT-28)',
  async (profile) => {
    const { call } = await shop.agent()
    const before = platform.connections()
    platform.dns.isAllowed = () => false
    const asked = call('create_cart', { meta: { 'ucp-agent': { profile } }, cart: { line_items: two } })
    await expect(asked).rejects.toMatchObject({ code: -32_001, data: { code: 'invalid_profile_url' } })
    platform.dns.isAllowed = () => true
    expect(platform.connections()).toBe(before)
  },
)
