import { expect, test } from 'vitest'
import { openTradeShop } from '../../../tests/support/shops/trade-shop.ts'

const shop = await openTradeShop()
const send = (fields: Record<string, string>) =>
  shop.app.inject({
    method: 'POST',
    url: '/account/trade',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://dray.example' },
    payload: new URLSearchParams(fields).toString(),
  })
const whole = {
  businessName: 'The Tap & Spile',
  kind: 'pub',
  licenceNumber: 'PL-2041',
  'premises.0.tradingName': 'The Tap',
  'premises.0.street': '1 Brewery Yard',
  'premises.0.town': 'Leeds',
  'premises.0.postcode': 'LS1 4DY',
  'premises.0.opensAt': '08:00',
  'premises.0.closesAt': '16:00',
  'premises.0.unloading': 'fork_lift',
  'premises.0.contactName': 'Maggie Tapster',
  'premises.0.phone': '0113 496 0000',
}

test('the page of the trade account is the same for everybody and no search engine lists it (TRADE-02)', async () => {
  const reply = await shop.get('/account/trade')
  expect(reply.statusCode).toBe(200)
  expect(reply.body).toContain('<h1 class=')
  expect(reply.body).toContain('noindex')
  expect(reply.body).toContain('name="premises.0.postcode"')
})

test('without scripts the shop names what is missing, keeps what was typed, and stores nothing (TRADE-02)', async () => {
  const reply = await send({ ...whole, 'premises.0.postcode': '10115', licenceNumber: '', other: '<b>' })
  expect(reply.statusCode).toBe(422)
  expect(reply.body).toContain('Enter your premises licence number, or an AWRS number.')
  expect(reply.body).toContain('Enter a UK postcode, such as LS1 4DY.')
  expect(reply.body).toContain('value="The Tap &amp; Spile"')
  expect(reply.body).not.toContain('<b>')
  const complete = await send(whole)
  expect(complete.statusCode).toBe(200)
  expect(complete.body).toContain('Your application is complete.')
  expect(complete.headers['cache-control']).toContain('no-store')
})

test('the checkout names the trade account and leads to it before any field, also without scripts (TRADE-10)', async () => {
  const { body } = await shop.get('/checkout')
  const at = body.indexOf('Ordering needs an approved')
  expect(at).toBeGreaterThan(0)
  expect(body.slice(at, at + 120)).toContain('href="/account/trade"')
  expect(body.indexOf('name="firstname"')).toBeGreaterThan(at)
})

test('prices, baskets, wishlist and reviews are open without approval (TRADE-10)', async () => {
  const item = await shop.variant({ availableUnits: 10 })
  const buyer = await shop.newcomer()
  expect((await shop.add({ ...item, quantity: 1 }, buyer)).statusCode).toBe(200)
  const [line] = await shop.items(buyer)
  expect(line?.priceMinor).toBeGreaterThan(0)
  const beerId = line?.beerId
  const wished = await shop.post('/public/marketplace/wishlist', { beerId }, buyer)
  expect(wished.statusCode).toBe(200)
  const review = { subjectId: beerId, body: 'Dropped bright in a day and sold in two.', rating: 4 }
  expect((await shop.post('/public/marketplace/comments', review, buyer)).statusCode).toBe(201)
})
