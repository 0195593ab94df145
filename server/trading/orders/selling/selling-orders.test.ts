import { expect, test } from 'vitest'
import { addMember } from '../../../../tests/support/shops/add-staff.ts'
import { placeTwoBreweryOrder } from '../../../../tests/support/builders/two-brewery-order.ts'
import { openOrderShop } from '../../../../tests/support/shops/order-shop.ts'

const shop = await openOrderShop()
// A Monday morning far from bank holidays, whatever day the tests run on.
shop.wait((Date.parse('2028-02-07T10:00:00Z') - shop.now().getTime()) / 1000)

type Role = 'owner' | 'sales' | 'cellar' | 'accounts'

/** A paid order of two breweries, and a person of the first. */
async function soldOrder(role: Role = 'sales') {
  const placed = await placeTwoBreweryOrder(shop, 'card')
  const { id: breweryId, slug } = placed.one.brewery
  const person = async (as: Role) => {
    const who = await shop.buyer()
    await addMember(shop.database, { clientId: who.clientId, breweryId, role: as })
    return who
  }
  const who = await person(role)
  const read = (path: string, as: Record<string, string> = who) => shop.get(`/api/sell/${slug}${path}`, as)
  return { ...placed, slug, who, person, read, foreign: placed.placed.consignments[1]! }
}

test('each view counts the rows that it lists, and the list is never stored (SELL-05)', async () => {
  const { read, number } = await soldOrder()
  const answer = await read('/orders?view=placed')
  expect(answer.headers['cache-control']).toBe('no-store')
  const { rows, views, total, page, pages } = answer.json()
  expect({ total, page, pages }).toEqual({ total: 1, page: 1, pages: 1 })
  expect(rows).toMatchObject([
    { number, state: 'placed', next: 'accept', beers: 1, units: 2, netMinor: 20_000 },
  ])
  for (const { key, count } of views)
    expect([key, (await read(`/orders?view=${key}`)).json().total]).toEqual([key, count])
})

test('a search finds number, postcode, pub and beer, and nothing else (SELL-05)', async () => {
  const { read, number, placed } = await soldOrder()
  const found = async (q: string) =>
    (await read(`/orders?view=all&q=${encodeURIComponent(q)}`)).json().total as number
  const { contact, consignments } = placed
  for (const q of [number, number.toLowerCase(), contact!.postcode, contact!.lastname])
    expect([q, await found(q)]).toEqual([q, 1])
  expect(await found(consignments[0]!.lines[0]!.title)).toBe(1)
  expect(await found('%')).toBe(0)
  expect(await found('no such pub')).toBe(0)
  expect((await read('/orders?view=all&payment=invoice')).json().total).toBe(0)
})

test('nothing of another brewery of the same order is in an answer (SELL-19)', async () => {
  const { read, number, foreign, slug, placed, two } = await soldOrder('owner')
  const addresses = ['/today', '/orders?view=all', `/orders/${number}`, '/orders?view=all&format=csv']
  for (const address of addresses) {
    const { statusCode, body } = await read(address)
    expect([address, statusCode]).toEqual([address, 200])
    const secrets = [foreign.id, foreign.team!.name, foreign.team!.id, two.brewery.email]
    const sums = [foreign.totalMinor, placed.totalMinor].flatMap((sum) => [`:${sum}`, (sum / 100).toFixed(2)])
    for (const secret of [...secrets, foreign.lines[0]!.itemId, ...sums]) expect(body).not.toContain(secret)
  }
  const others = await shop.get(`/api/sell/${two.brewery.slug}/orders/${number}`, (await soldOrder()).who)
  expect(others.statusCode).toBe(404)
  expect((await read(`/orders/${(await soldOrder()).number}`)).statusCode).toBe(404)
  expect(slug).not.toBe(two.brewery.slug)
})

test('people of the cellar see no money, owners see the fee, and each the steps of the role (SELL-22)', async () => {
  const { read, number, person } = await soldOrder()
  const cellar = (await read(`/orders/${number}`, await person('cellar'))).json()
  expect(cellar).toMatchObject({ steps: [], next: null, totalMinor: null, fee: null, papers: [] })
  expect(cellar.lines).toMatchObject([{ quantity: 2, unitPriceMinor: null, netMinor: null }])
  const list = (await read('/orders', await person('cellar'))).json()
  expect(list.rows).toMatchObject([{ netMinor: null, vatMinor: null, totalMinor: null }])
  const owner = (await read(`/orders/${number}`, await person('owner'))).json()
  expect(owner).toMatchObject({ steps: ['accept', 'propose', 'refuse'], next: 'accept', totalMinor: 24_000 })
  expect(owner.fee.feeMinor + owner.fee.yoursMinor).toBe(24_000)
  const sales = (await read(`/orders/${number}`)).json()
  expect(sales).toMatchObject({ fee: null, totalMinor: 24_000, clock: { waitsFor: 'answer' } })
  const accounts = (await read(`/orders/${number}`, await person('accounts'))).json()
  expect(accounts).toMatchObject({ steps: [], totalMinor: 24_000 })
})

test('an order shows who buys, as approved, and where it goes (SELL-18)', async () => {
  const { read, number, placed, buyer } = await soldOrder()
  const { contact } = placed
  const premises = {
    tradingName: 'The Tap',
    street: contact!.streetaddress,
    town: contact!.towncity,
    postcode: contact!.postcode,
    opensAt: '08:00',
    closesAt: '11:30',
    unloading: 'tail_lift',
    dropNotes: 'Ring twice.',
    contactName: 'Jo Barr',
    phone: '0113 496 0000',
  }
  const trade = { businessName: 'The Tap Ltd', kind: 'pub', licenceNumber: 'PL-7', premises: [premises] }
  await shop.call('PUT', '/api/account/trade', trade, buyer)
  const order = (await read(`/orders/${number}`)).json()
  expect(order).toMatchObject({
    wish: 'ask_me',
    buyer: {
      contact: { name: `${contact!.firstname} ${contact!.lastname}`, phone: contact!.phone },
      handover: { opensAt: '08:00', closesAt: '11:30', dropNotes: 'Ring twice.', receiverName: 'Jo Barr' },
    },
  })
  expect(order.buyer.address).toEqual(
    expect.arrayContaining([contact!.streetaddress, contact!.towncity, contact!.postcode]),
  )
  expect(order.buyer.licenceNumber ?? order.buyer.awrsNumber).not.toBeNull()
  // What waits for its approval is not shown.
  expect(order.buyer.licenceNumber).not.toBe('PL-7')
})

test('an order to be answered names the units on hand of each line, and no others do (SELL-18)', async () => {
  const { read, number, slug, placed, who } = await soldOrder()
  const onHand = async () =>
    (await read(`/orders/${number}`)).json().lines.map((line: { onHand: number | null }) => line.onHand)
  expect(await onHand()).toEqual([10])
  const key = { 'idempotency-key': crypto.randomUUID() }
  const part = placed.consignments[0]!.id
  expect(
    (await shop.post(`/api/sell/${slug}/orders/${part}/accept`, {}, { ...who, ...key })).statusCode,
  ).toBe(200)
  expect(await onHand()).toEqual([null])
})

test('the address of a mail leads to the order, and tells strangers nothing (SELL-01)', async () => {
  const { placed, slug, number, who, foreign } = await soldOrder()
  const place = (part: string, as = who) => shop.get(`/api/sell/orders/${part}`, as)
  expect((await place(placed.consignments[0]!.id)).json()).toEqual({ brewery: slug, number })
  for (const answer of [
    await place(foreign.id),
    await place(placed.consignments[0]!.id, await shop.buyer()),
    await place('no-uuid'),
  ])
    expect(answer.statusCode).toBe(404)
})

test('the list offers its own pubs, beers and pallets, and each narrows it (SELL-17)', async () => {
  const { read, number, placed, foreign } = await soldOrder()
  const { choices } = (await read('/orders?view=all')).json()
  const title = placed.consignments[0]!.lines[0]!.title
  expect(choices).toMatchObject({
    runs: [],
    beers: [{ key: title, name: title }],
    pubs: [{ key: expect.stringMatching(/^[\da-f-]{36}$/) }],
  })
  expect(JSON.stringify(choices)).not.toContain(foreign.lines[0]!.title)
  const narrowed = async (query: string) => (await read(`/orders?view=all&${query}`)).json()
  expect((await narrowed(`pub=${choices.pubs[0].key}`)).rows).toMatchObject([{ number }])
  expect((await narrowed(`pub=${crypto.randomUUID()}`)).total).toBe(0)
  expect((await narrowed(`beer=${encodeURIComponent(title)}`)).total).toBe(1)
  expect((await narrowed('beer=Another')).total).toBe(0)
  expect((await narrowed('run=another')).views.every(({ count }: { count: number }) => count === 0)).toBe(
    true,
  )
  expect((await read('/orders?pub=no-uuid')).statusCode).toBe(400)
})

test('owners and accounts people see fee and share of each line, others none (SELL-22)', async () => {
  const { read, number, person } = await soldOrder()
  for (const role of ['owner', 'accounts'] as const) {
    const { lines, fee } = (await read(`/orders/${number}`, await person(role))).json()
    expect(lines).toMatchObject([{ feeMinor: fee.feeMinor, yoursMinor: fee.yoursMinor, quantityCredited: 0 }])
  }
  for (const role of ['sales', 'cellar'] as const) {
    const { lines } = (await read(`/orders/${number}`, await person(role))).json()
    expect(lines).toMatchObject([{ feeMinor: null, yoursMinor: null }])
  }
})

test('today counts what its links list, and the nearest deadline comes first (SELL-13)', async () => {
  const { read, slug, who, number } = await soldOrder()
  const today = (await read('/today')).json()
  expect(today).toMatchObject({ toAnswer: 1, toPick: 0, leavesToday: 0, claims: 0 })
  expect(today.waiting).toMatchObject([{ number, next: 'accept' }])
  expect(today.beers).toEqual({ onSale: 1, low: 0 })
  expect((await shop.get('/api/sell', who)).json()).toMatchObject({ breweries: [{ slug, toAnswer: 1 }] })
  expect((await shop.get('/api/sell', await shop.buyer())).json()).toEqual({
    breweries: [],
    groups: [],
    staff: null,
  })
})

test('a file of the list holds its rows, and no cell that a spreadsheet would calculate (SELL-06)', async () => {
  const { read, number } = await soldOrder()
  const file = await read('/orders?view=placed&format=csv')
  expect(file.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'no-store',
  })
  expect(file.body.startsWith('\uFEFForder,placed,pub')).toBe(true)
  expect(file.body.trim().split('\r\n')).toHaveLength(2)
  expect(file.body).toContain(`${number},2028-02-07 10:`)
  expect(file.body).toContain(',200.00,40.00,240.00')
})
