import { expect, test } from 'vitest'
import { limitOf } from '../../../clients/typescript/dray-client.ts'
import { breweryScopes, buyerScopes } from '../../../shared/accounts/api-token-scopes.ts'
import { buildBeer, buildBrewery, buildContainer } from '../../../tests/support/builders/builders.ts'
import { bearer, registration } from '../../../tests/support/shops/account-shop.ts'
import { addMember } from '../../../tests/support/shops/add-staff.ts'
import { openAgentShop } from '../../../tests/support/shops/agent-shop.ts'

const built = { breweryId: '', beerId: '', variantId: '' }
const shop = await openAgentShop(async (database) => {
  const tern = await buildBrewery(database, { slug: 'tern', name: 'Tern' })
  const beer = await buildBeer(database, {
    breweryId: tern.id,
    name: 'Harbour Bitter',
    style: 'best-bitter',
  })
  const firkin = await buildContainer(database, {
    beerId: beer.id,
    type: 'cask',
    name: '9g Cask (Firkin)',
    volumeMl: 40_914,
    priceMinor: 9_850,
    availableUnits: 7,
  })
  Object.assign(built, { breweryId: tern.id, beerId: beer.id, variantId: firkin.storefrontVariantId })
})
const { database } = shop.connection
const { beerId, breweryId, variantId } = built

const shared = [
  'search_catalog',
  'lookup_catalog',
  'get_product',
  'create_cart',
  'get_cart',
  'update_cart',
  'cancel_cart',
  'create_checkout',
  'get_checkout',
  'update_checkout',
  'complete_checkout',
  'cancel_checkout',
]

test('the official client of 2026-07-28 discovers the shop, lists its tools and calls them (PLAT-25, PLAT-27)', async () => {
  const { client, call, seen } = await shop.agent()
  expect(client.getServerVersion()).toMatchObject({ name: 'dray' })
  const first = await client.listTools()
  expect(first.tools.map(({ name }) => name)).toEqual(shared)
  expect(await client.listTools()).toEqual(first)
  for (const { inputSchema, outputSchema } of first.tools)
    expect([inputSchema.type, outputSchema?.type]).toEqual(['object', 'object'])
  // The client holds every answer against the tool's own schema, and throws where it does not fit.
  const { data, content } = await call('search_catalog', { catalog: { query: 'bitter firkin' } })
  expect(JSON.parse((content[0] as { text: string }).text)).toEqual(data)
  expect(data).toMatchObject({
    ucp: { version: '2026-08-25' },
    products: [
      {
        id: beerId,
        title: 'Harbour Bitter',
        price_range: { min: { amount: 9_850, currency: 'GBP' } },
        variants: [
          {
            id: variantId,
            title: '9g Cask (Firkin)',
            price: { amount: 9_850, currency: 'GBP' },
            availability: { available: true, status: 'in_stock' },
            metadata: { available_units: 7, price_includes_vat: false },
          },
        ],
      },
    ],
    pagination: { has_next_page: false, total_count: 1 },
  })
  const page = await shop.get('/shop?q=bitter%20firkin', { accept: 'application/json' })
  expect(page.body).toContain(beerId)
  expect(seen.every(({ headers }) => headers.get('mcp-session-id') === null)).toBe(true)
})

test.each(['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'])(
  'the official client that only knows %s is served at the same address without a session (PLAT-26)',
  async (handshake) => {
    const { client, call, seen } = await shop.agent({ handshake })
    expect(client.getServerVersion()).toMatchObject({ name: 'dray' })
    expect(client.getNegotiatedProtocolVersion()).toBe(handshake)
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(shared)
    const { data } = await call('search_catalog', { catalog: { query: 'bitter firkin' } })
    expect(data['products']).toHaveLength(1)
    expect(seen.length).toBeGreaterThan(2)
    // Hosts list prompts and resources without a look at the capabilities: the client must read a JSON-RPC error.
    await expect(client.request({ method: 'resources/list' })).rejects.toMatchObject({ code: -32_601 })
    expect(seen.every(({ headers }) => headers.get('mcp-session-id') === null)).toBe(true)
  },
)

test('beers are looked up by their own ids and by those of sizes, and unknown ids are named (PLAT-27)', async () => {
  const { call } = await shop.agent()
  const { data } = await call('lookup_catalog', { catalog: { ids: [beerId, variantId, 'x:y'] } })
  expect(data['products']).toHaveLength(1)
  expect(data['products'][0].variants[0].inputs).toEqual([
    { id: beerId, match: 'featured' },
    { id: variantId, match: 'exact' },
  ])
  expect(data['messages']).toEqual([{ type: 'info', code: 'not_found', content: 'x:y' }])
  const one = await call('get_product', { catalog: { id: variantId } })
  expect(one.data['product']).toMatchObject({ id: beerId, variants: [{ id: variantId }] })
  const none = await call('get_product', { catalog: { id: crypto.randomUUID() } })
  expect(none.data).toMatchObject({ ucp: { status: 'error' }, messages: [{ code: 'not_found' }] })
})

test('a tool names the argument that is wrong, and refuses a list that is too long (PLAT-27)', async () => {
  const { client, call } = await shop.agent()
  expect(await call('get_product', { catalog: {} })).toMatchObject({
    isError: true,
    content: [{ text: 'catalog.id is missing.' }],
  })
  expect((await call('search_catalog', { catalog: { query: 'a\0b' } })).isError).toBe(true)
  const many = { ids: Array.from({ length: 51 }, () => beerId) }
  await expect(call('lookup_catalog', { catalog: many })).rejects.toMatchObject({ code: -32_602 })
  await expect(client.callTool({ name: 'place_order' })).rejects.toMatchObject({ code: -32_602 })
})

test('with a token its reading tools are there, within its scopes, and each reads its own alone (PLAT-29, PLAT-04)', async () => {
  const buyer = await shop.register()
  await shop.confirm(buyer)
  const ofBuyer = await shop.post(
    '/api/account/tokens',
    { name: 'Till', scopes: [...buyerScopes], days: 30, password: registration.password },
    bearer(buyer),
  )
  const own = await shop.agent({ token: ofBuyer.json().token })
  const names = (await own.client.listTools()).tools.map(({ name }) => name)
  expect(names).toEqual([...shared, 'list_orders', 'get_order'])
  expect((await own.call('list_orders')).data['orders']).toEqual([])
  expect(await own.call('get_order', { number: 'DRY-100000' })).toMatchObject({ isError: true })
  await expect(own.client.callTool({ name: 'get_stock' })).rejects.toMatchObject({ code: -32_602 })

  const brewer = await shop.register()
  await addMember(database, { clientId: brewer.client.id, breweryId, role: 'owner' })
  const tokenOf = async (scopes: readonly string[]) =>
    (await shop.post('/api/sell/tern/tokens', { name: 'Cellar', scopes, days: 90 }, bearer(brewer))).json()
      .token as string
  const brewery = await shop.agent({ token: await tokenOf(breweryScopes) })
  const sold = (await brewery.client.listTools()).tools
  expect(sold.map(({ name }) => name)).toEqual([...shared, 'list_consignments', 'get_stock'])
  expect(sold.slice(12).every(({ annotations }) => annotations?.readOnlyHint)).toBe(true)
  expect(JSON.stringify((await brewery.call('get_stock')).data)).toContain('Harbour Bitter')
  // A list of tools is not counted; each tool of the token is, and its answer says so.
  expect(brewery.seen.slice(0, -1).map(limitOf).some(Boolean)).toBe(false)
  expect(limitOf(brewery.seen.at(-1)!)).toMatchObject({ calls: 600, remaining: 599 })
  expect((await brewery.call('list_consignments')).data['rows']).toEqual([])
  const narrow = await shop.agent({ token: await tokenOf(['stock:read']) })
  expect((await narrow.client.listTools()).tools.map(({ name }) => name)).toEqual([...shared, 'get_stock'])
})

test('a bearer that is no token of the shop is refused (PLAT-29)', async () => {
  const client = await shop.register()
  await expect(shop.agent({ token: client.token.accessToken })).rejects.toMatchObject({
    name: expect.any(String),
  })
  await expect(shop.agent({ token: `dray_b_${'0'.repeat(46)}` })).rejects.toMatchObject({
    name: expect.any(String),
  })
})
