import { expect, test } from 'vitest'
import { registration } from '../../../tests/support/shops/account-shop.ts'
import { openWebhookShop } from '../../../tests/support/shops/webhook-shop.ts'
import { addMember } from '../../../tests/support/shops/add-staff.ts'
import { webhookEndpoints } from './webhook-tables.ts'

const shop = await openWebhookShop()
const { receiver, send } = shop
const tern = await shop.owner('tern')

const versionOf = ({ body }: { body: string }) => JSON.parse(body).data.version as number

test('sending one again keeps its webhook-id and adds an attempt to the log (PLAT-13)', async () => {
  const hook = await shop.hook(tern, { path: '/again' })
  await hook.test()
  await send()
  const [delivery] = await hook.log()
  expect((await hook.again(delivery!.id)).json()).toEqual({ events: 1 })
  await send()
  const ids = shop.received('/again').map(({ headers }) => headers['webhook-id'])
  expect(ids).toEqual([delivery!.webhookId, delivery!.webhookId])
  expect(await hook.attempts(delivery!.id)).toHaveLength(2)
})

test('all since a time are as many as the events since, those from while it was off too (PLAT-13)', async () => {
  const hook = await shop.hook(tern, { path: '/since', events: ['payout.held'] })
  const hold = (on: boolean) =>
    shop.operate(
      'money',
      on ? 'hold-payouts' : 'release-payouts',
      tern.brewery.slug,
      ...(on ? ['Asked.'] : []),
    )
  await hold(true)
  await hold(false)
  await send()
  await hook.turn(false)
  await hold(true)
  await hold(false)
  await send()
  expect(shop.received('/since')).toHaveLength(1)
  const start = new Date(shop.now().getTime() - 3_600_000)
  expect((await hook.since(start)).json().code).toBe('webhook_off')
  await hook.turn(true)
  expect((await hook.since(start)).json()).toEqual({ events: 2 })
  await send()
  const came = shop.received('/since').map(({ headers }) => headers['webhook-id'])
  expect([came.length, new Set(came).size]).toEqual([3, 2])
  for (const days of [-1, 31]) {
    const refused = await hook.since(new Date(shop.now().getTime() - days * 86_400_000))
    expect([refused.statusCode, refused.json().field]).toEqual([400, 'since'])
  }
})

test('a receiver that is down for a day gets all of it once it is back, each once, in an order that versions tell (PLAT-09, PLAT-13)', async () => {
  const owner = await shop.owner('wader')
  const hook = await shop.hook(owner, { path: '/day-off', events: ['payout.held'] })
  const hold = async () => {
    await shop.operate('money', 'hold-payouts', 'wader', 'Asked.')
    await shop.operate('money', 'release-payouts', 'wader')
  }
  receiver.answer({ status: 503 })
  const minutes = 15
  for (let at = 0; at < (24 * 60) / minutes; at += 1) {
    if (at % 24 === 0) await hold()
    await send()
    shop.wait(minutes * 60)
  }
  expect((await hook.log()).map(({ state }) => state)).toEqual(Array(4).fill('waiting'))
  receiver.answer({ status: 200 })
  const missed = shop.received('/day-off').length
  for (let at = 0; at < (24 * 60) / minutes; at += 1) {
    shop.wait(minutes * 60)
    await send()
  }
  const came = shop.received('/day-off').slice(missed)
  const ids = came.map(({ headers }) => headers['webhook-id'])
  const log = await hook.log()
  expect(log.map(({ state }) => state)).toEqual(Array(4).fill('delivered'))
  expect(ids.toSorted()).toEqual(log.map(({ webhookId }) => webhookId).toSorted())
  // Each waits by its own clock; 'all since' sends them again at once, each under its id and with the version that orders them.
  await hook.since(new Date(shop.now().getTime() - 3 * 86_400_000))
  await send()
  const again = shop.received('/day-off').slice(missed + ids.length)
  const ordered = again.toSorted((one, other) => versionOf(one) - versionOf(other))
  expect(new Set(again.map(versionOf)).size).toBe(4)
  expect(ordered.map(({ headers }) => headers['webhook-id'])).toEqual(
    log.map(({ webhookId }) => webhookId).toReversed(),
  )
})

test('the log goes back thirty days (PLAT-13)', async () => {
  const hook = await shop.hook(tern, { path: '/old' })
  await hook.test()
  await send()
  shop.wait(30 * 86_400 - 1)
  await shop.tidy()
  expect(await hook.log()).toHaveLength(1)
  shop.wait(2)
  await shop.tidy()
  expect(await hook.log()).toEqual([])
})

test('secrets are sealed in the database, and no list has one (PLAT-07)', async () => {
  const hook = await shop.hook(tern, { path: '/sealed' })
  const rows = JSON.stringify(await shop.database.select().from(webhookEndpoints))
  const list = (await shop.get(tern.root, tern.headers)).body
  for (const text of [rows, list]) expect(text).not.toContain(hook.secret.slice(6))
})

test('webhooks are a brewery’s owners’ and a buyer’s own: to others they are not there (PLAT-13)', async () => {
  const hook = await shop.hook(tern)
  await hook.test()
  await send()
  const [delivery] = await hook.log()
  const gull = await shop.owner('gull')
  const at = (root: string) => `${root}/${hook.id}/deliveries`
  expect((await shop.get(at(gull.root), gull.headers)).statusCode).toBe(404)
  expect((await shop.get(`${at(gull.root)}/${delivery!.id}`, gull.headers)).statusCode).toBe(404)
  const buyer = await shop.buyer()
  expect((await shop.get(at('/api/account/webhooks'), buyer)).statusCode).toBe(404)
  const sales = await shop.buyer()
  await addMember(shop.database, { clientId: sales.clientId, breweryId: tern.brewery.id, role: 'sales' })
  expect((await shop.get(tern.root, sales)).statusCode).toBe(404)
})

test('a buyer proves who asks before an address or a secret is given (PLAT-12)', async () => {
  const buyer = { headers: await shop.buyer(), root: '/api/account/webhooks' }
  const body = { url: receiver.url(), events: ['document.issued'], password: 'wrong password' }
  expect((await shop.post(buyer.root, body, buyer.headers)).statusCode).toBe(403)
  const ofBrewery = { ...body, password: registration.password, events: ['stock.low'] }
  expect((await shop.post(buyer.root, ofBrewery, buyer.headers)).statusCode).toBe(400)
  const hook = await shop.hook(buyer, { events: ['document.issued'] })
  expect((await hook.renew({ password: 'wrong password' })).statusCode).toBe(403)
  expect((await hook.renew({ password: registration.password })).json().secret).toMatch(/^whsec_/)
  expect((await hook.choose(['refund.made'])).json()).toMatchObject({ events: ['refund.made'] })
  expect((await hook.remove()).statusCode).toBe(204)
  expect((await shop.get(buyer.root, buyer.headers)).json()).toEqual({ webhooks: [] })
})

test('no one has more than ten webhooks, and a token reaches none (PLAT-03, PLAT-11)', async () => {
  const heron = await shop.owner('heron')
  for (let at = 0; at < 10; at += 1) await shop.hook(heron, { events: ['stock.low'] })
  const body = { url: receiver.url(), events: ['stock.low'] }
  expect((await shop.post(heron.root, body, heron.headers)).json().code).toBe('too_many_webhooks')
  const scopes = ['orders:read', 'orders:write', 'stock:read', 'stock:write', 'papers:read']
  const made = await shop.post('/api/sell/heron/tokens', { name: 'All', scopes, days: 30 }, heron.headers)
  const { token } = made.json()
  expect((await shop.get(heron.root, { authorization: `Bearer ${token}` })).statusCode).toBe(404)
})
