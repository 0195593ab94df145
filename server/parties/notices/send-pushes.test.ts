import { createECDH, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import webPush from 'web-push'
import { sandboxTokens } from '../../../shared/orders/sandbox-cards.ts'
import { placeTwoBreweryOrder } from '../../../tests/support/builders/two-brewery-order.ts'
import { openReceiver } from '../../../tests/support/outbound/open-receiver.ts'
import { addMember } from '../../../tests/support/shops/add-staff.ts'
import { bearer } from '../../../tests/support/shops/account-shop.ts'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'
import { createPublicReach } from '../../platform/http/public-reach.ts'
import { changeSetting } from '../../platform/settings/change-setting.ts'
import { pushMessages, pushSubscriptions } from './notice-tables.ts'
import { sendPushes } from './send-pushes.ts'

const pushKeys = webPush.generateVAPIDKeys()
const receiver = await openReceiver()
const shop = await openOrderShop({ lasts: 'file', role: 'web', reach: receiver.reach, pushKeys })
const { database } = shop
const waitUntil = (moment: string) => shop.wait((Date.parse(moment) - shop.now().getTime()) / 1000)
waitUntil('2028-02-07T10:00:00Z')
const warnings: object[] = []
const send = () =>
  sendPushes({
    database,
    pushKeys,
    reach: createPublicReach(receiver.reach),
    clock: shop.now,
    logger: { warn: (what: object) => warnings.push(what) } as never,
  })

/** A browser that can unseal what it gets. */
function browser(path: string) {
  const pair = createECDH('prime256v1')
  const p256dh = pair.generateKeys().toString('base64url')
  return { endpoint: receiver.url(path), keys: { p256dh, auth: randomBytes(16).toString('base64url') } }
}

const turnFlag = (isOn: boolean) => changeSetting(database, 'flags', { 'console.push': isOn })

/** A brewery's person of sales, and how a pub orders of the brewery. */
async function salesPerson() {
  const first = await placeTwoBreweryOrder(shop)
  const session = await shop.register()
  const { email, id: clientId } = session.client
  await addMember(database, { clientId, breweryId: first.one.brewery.id, role: 'sales' })
  const call = async (method: 'GET' | 'PUT' | 'POST', path: string, body?: object) =>
    shop.call(method, `/api/notices${path}`, body, bearer(await shop.signIn(email)))
  const order = async () => {
    const buyer = await shop.buyer()
    await shop.add({ ...first.one.keg, quantity: 1 }, buyer)
    return shop.placed(buyer, { payment: 'card' }).then(async ({ number }) => {
      await shop.pay(number, sandboxTokens.success, buyer)
      return number
    })
  }
  return { call, order }
}

test('while the flag is off no browser is notified and no key is given; the script is there for a press alone (NOTE-05)', async () => {
  const { call } = await salesPerson()
  expect((await call('GET', '/choices')).json().pushKey).toBeNull()
  const ways = (await call('GET', '/choices'))
    .json()
    .kinds.flatMap(({ ways: all }: { ways: { way: string }[] }) => all)
  expect(ways.map(({ way }: { way: string }) => way)).not.toContain('push')
  expect((await call('PUT', '/push', browser('/off'))).json()).toMatchObject({ code: 'push_off' })
  expect((await shop.get('/console-push.js')).headers['content-type']).toContain('javascript')
})

test('a push says new order and the town, and no name, number or sum; it is sealed for its browser (NOTE-05)', async () => {
  await turnFlag(true)
  const { call, order } = await salesPerson()
  expect((await call('GET', '/choices')).json().pushKey).toBe(pushKeys.publicKey)
  expect((await call('PUT', '/push', browser('/one'))).statusCode).toBe(204)
  await order()
  const [waiting, ...more] = await database.select().from(pushMessages)
  expect([waiting, more]).toMatchObject([{ title: 'New order', town: 'Leeds' }, []])
  expect(waiting!.path).toMatch(/^\/sell\/orders\/[\da-f-]{36}$/)
  await send()
  const sent = receiver.received.find(({ path }) => path === '/one')
  expect(sent!.headers).toMatchObject({ 'content-encoding': 'aes128gcm' })
  expect(sent!.headers.authorization).toContain(`k=${pushKeys.publicKey}`)
  expect(sent!.body).not.toContain('Leeds')
  // Also at an address without encryption, such as that of a shop on this machine.
  const claims = /t=[^.]+\.([^.]+)\./.exec(sent!.headers.authorization ?? '')![1]!
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString()).sub).toBe('mailto:hello@dray.example')
  expect(await database.select().from(pushMessages)).toEqual([])
})

test('at night a push of an order is waiting for seven; a browser that is gone is forgotten (NOTE-06)', async () => {
  await turnFlag(true)
  const { call, order } = await salesPerson()
  await call('PUT', '/push', browser('/night'))
  waitUntil('2028-02-08T22:10:00Z')
  await order()
  await send()
  expect(receiver.received.filter(({ path }) => path === '/night')).toEqual([])
  waitUntil('2028-02-09T07:00:00Z')
  receiver.answer({ status: 410 })
  await send()
  expect(receiver.received.filter(({ path }) => path === '/night')).toHaveLength(1)
  const left = await database.select({ endpoint: pushSubscriptions.endpoint }).from(pushSubscriptions)
  expect(left.map(({ endpoint }) => endpoint)).not.toContain(receiver.url('/night'))
  receiver.answer({ status: 200 })
})

test('what waited for one person is not pushed to the next who has the browser (NOTE-05, NOTE-06)', async () => {
  await turnFlag(true)
  const [one, next] = [await salesPerson(), await salesPerson()]
  const shared = browser('/shared')
  expect((await one.call('PUT', '/push', shared)).statusCode).toBe(204)
  waitUntil('2028-02-09T22:10:00Z')
  await one.order()
  expect((await next.call('PUT', '/push', shared)).statusCode).toBe(204)
  waitUntil('2028-02-10T07:00:00Z')
  await send()
  expect(receiver.received.filter(({ path }) => path === '/shared')).toEqual([])
  await next.order()
  await send()
  expect(receiver.received.filter(({ path }) => path === '/shared')).toHaveLength(1)
})

test('a person has ten browsers at the most, and ends one by its address (NOTE-05)', async () => {
  await turnFlag(true)
  const { call } = await salesPerson()
  const all = Array.from({ length: 11 }, (_, at) => browser(`/many/${at}`))
  for (const each of all.slice(0, 10)) expect((await call('PUT', '/push', each)).statusCode).toBe(204)
  expect((await call('PUT', '/push', all[10]!)).json()).toMatchObject({ code: 'too_many_browsers' })
  expect((await call('PUT', '/push', all[0]!)).statusCode).toBe(204)
  expect((await call('POST', '/push/end', { endpoint: all[0]!.endpoint })).statusCode).toBe(204)
  expect((await call('PUT', '/push', all[10]!)).statusCode).toBe(204)
})

test('a browser whose keys are none is forgotten, and the others get their push (NOTE-05)', async () => {
  await turnFlag(true)
  const { call, order } = await salesPerson()
  const unusable = { ...browser('/unusable'), keys: { ...browser('/x').keys, p256dh: 'A'.repeat(87) } }
  expect((await call('PUT', '/push', unusable)).statusCode).toBe(204)
  expect((await call('PUT', '/push', browser('/usable'))).statusCode).toBe(204)
  await order()
  await send()
  expect(receiver.received.filter(({ path }) => path === '/usable')).toHaveLength(1)
  const left = (await database.select().from(pushSubscriptions)).map(({ endpoint }) => endpoint)
  expect(left).not.toContain(unusable.endpoint)
  expect(left).toContain(receiver.url('/usable'))
})
