import { expect, test } from 'vitest'
import { placeTwoBreweryOrder } from '../../../../tests/support/builders/two-brewery-order.ts'
import { addMember } from '../../../../tests/support/shops/add-staff.ts'
import { openOrderShop } from '../../../../tests/support/shops/order-shop.ts'
import { ownPubNotes } from './pub-notes.ts'

const shop = await openOrderShop()

test('a brewery’s pubs have orders, last order and twelve months, and fall into weeks without one (SELL-31)', async () => {
  const { one, number, buyer, placed, email } = await placeTwoBreweryOrder(shop)
  const { id: breweryId, slug } = one.brewery
  // Another person each time, since days pass and sessions end.
  const read = async (query = '', role: 'sales' | 'accounts' | 'cellar' = 'sales') => {
    const who = await shop.buyer()
    await addMember(shop.database, { clientId: who.clientId, breweryId, role })
    return shop.get(`/api/sell/${slug}/pubs${query}`, who)
  }
  const list = (await read()).json()
  const town = placed.contact!.towncity
  expect(list).toMatchObject({
    total: 1,
    rows: [{ pub: buyer.clientId, town, kind: 'pub', orders: 1, claims: 0, units: 2, netMinor: 20_000 }],
    beers: [placed.consignments[0]!.lines[0]!.title],
  })
  const counts = async () =>
    ((await read('', 'accounts')).json().views as { count: number }[]).map(({ count }) => count)
  expect(await counts()).toEqual([1, 0, 0, 0])
  expect((await read(`?q=${encodeURIComponent(list.rows[0].name.toUpperCase())}`)).json().total).toBe(1)
  expect((await read('?q=nobody')).json().total).toBe(0)
  expect((await read('?beer=Another')).json().total).toBe(0)
  const file = (await read('?format=csv')).body
  expect(file).toContain(`${list.rows[0].name},${town},pub,1,`)
  expect(file).not.toContain(email)
  expect(file).not.toContain('@')
  expect((await read('', 'cellar')).statusCode).toBe(404)
  shop.wait(29 * 86_400)
  expect(await counts()).toEqual([1, 1, 0, 0])
  shop.wait(60 * 86_400)
  expect(await counts()).toEqual([1, 1, 1, 1])
  shop.wait(300 * 86_400)
  expect((await read()).json().rows).toMatchObject([{ orders: 1, units: 0, netMinor: 0 }])
  expect(number).not.toBe('')
})

test('what was refused counts as an order, and not in units and money (SELL-31)', async () => {
  const { one, run } = await placeTwoBreweryOrder(shop)
  const who = await shop.buyer()
  await addMember(shop.database, { clientId: who.clientId, breweryId: one.brewery.id, role: 'owner' })
  await run('refuse', one.brewery.slug, 'reason=no_stock')
  const { rows } = (await shop.get(`/api/sell/${one.brewery.slug}/pubs`, who)).json()
  expect(rows).toMatchObject([{ orders: 1, units: 0, netMinor: 0 }])
})

test('a pub has a page with contact, address, price list and payment, for who sells to it alone (SELL-40)', async () => {
  const { one, two, buyer, placed } = await placeTwoBreweryOrder(shop)
  const who = await shop.buyer()
  await addMember(shop.database, { clientId: who.clientId, breweryId: one.brewery.id, role: 'sales' })
  const read = (pub: string) => shop.get(`/api/sell/${one.brewery.slug}/pubs/${pub}`, who)
  const page = (await read(buyer.clientId)).json()
  expect(page).toMatchObject({
    pub: buyer.clientId,
    orders: 1,
    netMinor: 20_000,
    payment: 'card',
    priceList: null,
    buyer: { contact: { phone: placed.contact!.phone } },
  })
  expect(page.buyer.address).toContain(placed.contact!.postcode)
  expect(JSON.stringify(page)).not.toContain('@')
  expect((await read(who.clientId)).statusCode).toBe(404)
  expect((await read('no-id')).statusCode).toBe(404)
  expect((await shop.get(`/api/sell/${two.brewery.slug}/pubs/${buyer.clientId}`, who)).statusCode).toBe(404)
})

test('a brewery writes down what it wants to know of a pub, for its own people and the pub’s own data (SELL-40, ROLE-15)', async () => {
  const { one, two, buyer } = await placeTwoBreweryOrder(shop)
  const member = async (breweryId: string, role: 'sales' | 'cellar' | 'accounts' = 'sales') => {
    const who = await shop.buyer()
    await addMember(shop.database, { clientId: who.clientId, breweryId, role })
    return who
  }
  const who = await member(one.brewery.id)
  const path = `/api/sell/${one.brewery.slug}/pubs/${buyer.clientId}`
  const write = (text: string, as = who) => shop.call('PUT', `${path}/note`, { text }, as)
  expect((await shop.get(path, who)).json()).toMatchObject({ note: null, creditLeftMinor: null })
  expect((await write('  Key under the mat.\nRing twice. ')).json().note).toMatchObject({
    text: 'Key under the mat.\nRing twice.',
  })
  const keeper = await member(one.brewery.id, 'accounts')
  expect((await shop.get(path, keeper)).json().note.text).toContain('Ring twice.')
  expect((await write('x'.repeat(2001))).json()).toMatchObject({ field: 'text' })
  expect((await write('No', await member(one.brewery.id, 'cellar'))).statusCode).toBe(404)
  const other = await member(two.brewery.id)
  const elsewhere = await shop.get(`/api/sell/${two.brewery.slug}/pubs/${buyer.clientId}`, other)
  expect(elsewhere.json().note).toBeNull()
  const foreign = `${path.replace(buyer.clientId, who.clientId)}/note`
  expect((await shop.call('PUT', foreign, { text: 'No' }, who)).statusCode).toBe(404)
  expect(await ownPubNotes.read(shop.database, buyer.clientId, shop.now())).toMatchObject([
    { brewery: one.brewery.name, text: 'Key under the mat.\nRing twice.' },
  ])
  expect((await write('')).json().note).toBeNull()
})
