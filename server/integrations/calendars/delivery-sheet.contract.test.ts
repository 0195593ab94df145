import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openBusinessShop, type Person } from '../../../tests/support/shops/business-shop.ts'
import { sandboxTokens } from '../../../shared/orders/sandbox-cards.ts'
import { deliverySheets } from './calendar-tables.ts'

const shop = await openBusinessShop()
const { database } = shop
const address = '/api/account/delivery-sheet'

/** A business of two sites with a paid order of three kegs at the second. */
async function siteWithDelivery() {
  const sites = await shop.twoSites()
  const { owner, second } = sites
  await shop.act(owner, second)
  const keg = await shop.variant({ availableUnits: 9, priceMinor: 12_345 })
  await shop.add({ ...keg, quantity: 3 }, owner.headers)
  const order = await shop.placed(owner.headers)
  const paid = await shop.pay(order.number, sandboxTokens.success, owner.headers)
  if (paid.statusCode !== 200) throw new Error(paid.body)
  return { ...sites, order }
}
async function makeLink({ headers }: Person): Promise<string> {
  const made = await shop.post(address, undefined, headers)
  expect(made.statusCode).toBe(201)
  return new URL(made.json().address).pathname
}
const open = (path: string) => shop.app.inject({ url: path, headers: { accept: 'text/html' } })

test('the link shows signed out what arrives and when, without prices or scripts, until it is ended (BIZ-13)', async () => {
  const { owner, first, order } = await siteWithDelivery()
  expect((await shop.get(address, owner.headers)).json()).toEqual({
    madeAt: null,
    madeBy: null,
    mayChange: true,
  })
  const path = await makeLink(owner)
  const { body, headers, statusCode } = await open(path)
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'sha256-/),
  })
  const [line] = order.consignments[0]!.lines
  for (const words of [
    'Deliveries to The Salt Cellar',
    order.number,
    '<b>3 ×</b>',
    line!.title,
    'name="robots"',
  ])
    expect(body).toContain(words)
  for (const absent of ['£', '123.45', '<script', order.contact!.email, order.contact!.lastname])
    expect(body).not.toContain(absent)
  expect((await shop.get(address, owner.headers)).json()).toMatchObject({ madeBy: 'Maggie Tapster' })
  // The other site has a sheet of its own, with nothing of this one.
  await shop.act(owner, first)
  const other = await open(await makeLink(owner))
  expect(other.body).toContain('No delivery is on its way.')
  expect(other.body).not.toContain(order.number)
  await shop.call('DELETE', address, undefined, owner.headers)
  await shop.act(owner, null)
  expect((await open(path)).statusCode).toBe(200)
})

test('ending the link or making a new one answers 404 to the former; the database has no key (BIZ-13)', async () => {
  const { owner, second } = await siteWithDelivery()
  const path = await makeLink(owner)
  const [row] = await database.select().from(deliverySheets).where(eq(deliverySheets.siteId, second))
  expect(path).not.toContain(row!.keyHash)
  expect(JSON.stringify(row)).not.toContain(path.split('/').at(-1))
  const next = await makeLink(owner)
  expect([(await open(path)).statusCode, (await open(next)).statusCode]).toEqual([404, 200])
  expect((await shop.call('DELETE', address, undefined, owner.headers)).statusCode).toBe(204)
  expect((await open(next)).statusCode).toBe(404)
  expect((await open('/deliveries/x')).statusCode).toBe(404)
})

test('who orders for the site makes and ends its link; accounts see that there is one (BIZ-13, BIZ-09)', async () => {
  const { owner, second } = await siteWithDelivery()
  const [buyer, accounts] = [
    await shop.member(owner, 'buyer', second),
    await shop.member(owner, 'accounts', second),
  ]
  expect((await shop.post(address, undefined, accounts.headers)).json().code).toBe('site_role_missing')
  const path = await makeLink(buyer)
  expect((await shop.get(address, accounts.headers)).json()).toMatchObject({
    madeBy: 'Jo of buyer',
    mayChange: false,
  })
  expect((await shop.call('DELETE', address, undefined, accounts.headers)).statusCode).toBe(403)
  await shop.call('DELETE', `/api/account/business/members/${buyer.id}`, undefined, shop.keyed(owner.headers))
  // The link belongs to the site: it works until the site ends it.
  expect((await open(path)).statusCode).toBe(200)
})
