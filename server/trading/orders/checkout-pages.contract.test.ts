import { expect, test } from 'vitest'
import { type CheckoutData, shippingField } from '../../../shared/checkout/checkout-page-data.ts'
import { basketCookieName, writeBasketCookie } from '../../../shared/basket/basket-cookie.ts'
import { orderNumber } from './order-number.ts'
import { checkoutContact } from '../../../tests/support/builders/checkout-contact.ts'
import { defaultDelivery } from '../../../shared/delivery/delivery-terms.ts'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'

const shop = await openOrderShop()
const group = await shop.group({
  slug: 'broad-acres',
  name: 'Broad Acres',
  latitude: 53.8,
  longitude: -1.55,
  radiusKm: 60,
})
const regular = await shop.variant()
const ofGroup = await shop.variant()
const cookie = `${basketCookieName}=${writeBasketCookie([
  { kind: 'variant', itemId: regular.variantId, groupSlug: null, quantity: 2, baselinePriceMinor: null },
  {
    kind: 'variant',
    itemId: ofGroup.variantId,
    groupSlug: group.slug,
    quantity: 3,
    baselinePriceMinor: null,
  },
])}`
const json = { accept: 'application/json', cookie }

const page = async (url: string): Promise<{ route: string; data: CheckoutData }> =>
  (await shop.app.inject({ url, headers: json })).json()
const send = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  shop.app.inject({
    method: 'POST',
    url,
    headers: { ...json, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  })
const { apartment: _, ...contact } = checkoutContact

test('the regular checkout has the guest’s lines without a group, and is never cached (CHK-01, CHK-03, CHK-04)', async () => {
  const { route, data } = await page('/checkout')
  expect(route).toBe('checkout')
  expect(data.title).toBe('Checkout')
  expect(data.lines.map(({ commerceItemId, quantity }) => [commerceItemId, quantity])).toEqual([
    [regular.variantId, 2],
  ])
  const html = await shop.app.inject({ url: '/checkout', headers: { cookie } })
  expect(html.headers['cache-control']).toBe('private, no-store')
  expect(html.body).toContain('name="firstname"')
})

test('the slug selects the group, whatever the query says (GCHK-01, GCHK-02, GCHK-03, GCHK-06, C-83)', async () => {
  const { route, data } = await page('/groups/broad-acres/checkout?groupId=other&groupName=Other')
  expect(route).toBe('groupCheckout')
  expect(data.title).toBe('Checkout – Broad Acres')
  expect(data.group).toMatchObject({ id: group.id, slug: 'broad-acres', name: 'Broad Acres' })
  expect(data.lines.map(({ commerceItemId }) => commerceItemId)).toEqual([ofGroup.variantId])
})

test('with a group’s id the regular address shows that group (CHK-02, C-10)', async () => {
  const { route, data } = await page(`/checkout?groupId=${group.id}&groupName=Other`)
  expect(route).toBe('checkout')
  expect(data.group?.slug).toBe('broad-acres')
  expect(data.lines).toHaveLength(1)
})

test.each(['/groups/nobody/checkout', '/checkout?groupId=nonsense'])(
  'an unknown group has no checkout: %s (C-83)',
  async (url) => {
    expect((await shop.app.inject({ url })).statusCode).toBe(404)
  },
)

test('a group’s checkout says which of its breweries are collected from (DELV-04)', async () => {
  const { data } = await page('/groups/broad-acres/checkout')
  const { teamId, teamSlug } = data.lines[0]!
  expect(data.delivery).toMatchObject([{ teamId, collection: '' }])
  await shop.operate('delivery', 'set', teamSlug!, JSON.stringify({ ...defaultDelivery, collection: null }))
  expect((await page('/groups/broad-acres/checkout')).data.delivery).toMatchObject([{ collection: null }])
})

test('a form without scripts returns with its errors and all typed values (C-44)', async () => {
  const reply = await send('/checkout', { ...contact, lastname: '', cardnumber: '4242424242424242' })
  expect(reply.statusCode).toBe(422)
  const { data } = reply.json() as { data: CheckoutData }
  expect(data.problems).toEqual([{ field: 'lastname', message: 'Enter a last name.' }])
  expect(data.typed).toMatchObject({ firstname: 'Maggie', postcode: 'LS1 4DY' })
  expect(reply.body).not.toContain('4242424242424242')
  expect(data.isComplete).toBe(false)
  const whole = await send('/checkout', contact)
  expect(whole.statusCode).toBe(200)
  expect(whole.json().data).toMatchObject({ isComplete: true, problems: [] })
})

test('a group delivers only within its radius (GCHK-08, OPEN-66)', async () => {
  const inside = await send('/groups/broad-acres/checkout', contact)
  expect(inside.json().data.isComplete).toBe(true)
  const outside = await send('/groups/broad-acres/checkout', {
    ...contact,
    otheraddress: 'yes',
    ...Object.fromEntries(Object.entries(contact).map(([name, text]) => [`shipTo.${name}`, text])),
    'shipTo.postcode': 'PL1 1AA',
  })
  const [problem] = outside.json().data.problems
  expect(problem.field).toBe('shipTo.postcode')
  expect(problem.message).toMatch(
    /^PL1 1AA is \d+ km from the centre of Broad Acres, which delivers up to 60 km\.$/,
  )
})

test('nor is its radius asked about where everything is collected (RUN-03, OPEN-66)', async () => {
  const { data } = await page('/groups/broad-acres/checkout')
  const afar = { ...contact, postcode: 'PL1 1AA' }
  const fields = { ...afar, [shippingField(data.lines[0]!.teamId!)]: 'collection' }
  expect((await send('/groups/broad-acres/checkout', fields)).json().data.problems).toEqual([])
  const delivered = await send('/groups/broad-acres/checkout', afar)
  expect(delivered.json().data.problems).toMatchObject([{ field: 'postcode' }])
})

test('pages of other sites cannot send the form', async () => {
  const reply = await send('/checkout', contact, { origin: 'https://elsewhere.example' })
  expect(reply.statusCode).toBe(403)
})

test.each(['payment', 'thanks'])('an order’s page of its %s needs a number that is one', async (step) => {
  const number = orderNumber('7K3Q')
  const known = await shop.app.inject({
    url: `/account/orders/${number.toLowerCase()}/${step}`,
    headers: json,
  })
  expect(known.json().data.number).toBe(number)
  const unknown = await shop.app.inject({
    url: `/account/orders/${number.slice(0, -1)}/${step}`,
    headers: json,
  })
  expect(unknown.statusCode).toBe(404)
})
