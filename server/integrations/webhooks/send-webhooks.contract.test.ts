import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { openWebhookShop } from '../../../tests/support/shops/webhook-shop.ts'
import { findOpenEntries } from '../../platform/worklist/worklist.ts'
import { newWebhookSecret } from './webhook-secret.ts'

const shop = await openWebhookShop()
const { receiver, send } = shop
const tern = await shop.owner('tern')
const gull = await shop.owner('gull')

const headersOf = (headers: object) => headers as Record<string, string>
/** A test event at a new webhook, which has an address of its own. */
async function hookWithTest(path: string, owner = tern) {
  receiver.answer({ status: 200 })
  const hook = await shop.hook(owner, { path })
  await hook.test()
  return { ...hook, came: () => shop.received(path), last: () => shop.received(path).at(-1)! }
}

test('the package standardwebhooks verifies a delivery, and no changed byte (PLAT-07)', async () => {
  const { secret, last } = await hookWithTest('/verified')
  expect(secret).toMatch(/^whsec_/)
  expect(Buffer.from(secret.slice(6), 'base64')).toHaveLength(32)
  await send()
  const { headers, body } = last()
  // The package compares with its own clock.
  const verifier = new Webhook(secret)
  const parsed = verifier.verify(body, headersOf(headers)) as {
    type: string
    timestamp: string
    data: object
  }
  expect(parsed).toMatchObject({ type: 'webhook.test', timestamp: shop.now().toISOString() })
  expect(() => verifier.verify(body.replace('test', 'tast'), headersOf(headers))).toThrow('signature')
  expect(() => new Webhook(newWebhookSecret()).verify(body, headersOf(headers))).toThrow('signature')
})

test('ten attempts at their times, each with the same id and a new timestamp, then it is given up (PLAT-07, PLAT-09)', async () => {
  const { came, log, attempts } = await hookWithTest('/down', gull)
  const waits = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400]
  receiver.answer({ status: 500, body: 'Out of order' })
  await send()
  for (const [at, seconds] of waits.entries()) {
    expect(came()).toHaveLength(at + 1)
    shop.wait(seconds - 1)
    await send()
    expect(came()).toHaveLength(at + 1)
    shop.wait(1)
    await send()
  }
  shop.wait(5 * 86_400)
  await send()
  expect(came()).toHaveLength(10)
  expect(new Set(came().map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect(new Set(came().map(({ headers }) => headers['webhook-timestamp'])).size).toBe(10)
  const [delivery] = await log()
  expect(delivery).toMatchObject({ state: 'given_up', attempts: 10, nextAt: null, last: { status: 500 } })
  const all = await attempts(delivery!.id)
  expect(all).toHaveLength(10)
  expect(all[0]).toMatchObject({ status: 500, problem: null, answer: 'Out of order' })
})

test('a busy receiver is not called before its Retry-After is over (PLAT-09)', async () => {
  const busy = await shop.owner('busy')
  const { came, log } = await hookWithTest('/busy', busy)
  receiver.answer({ status: 429, headers: { 'retry-after': '3600' } })
  await send()
  shop.wait(3599)
  await send()
  expect(came()).toHaveLength(1)
  receiver.answer({ status: 200 })
  shop.wait(1)
  await send()
  expect(came()).toHaveLength(2)
  expect((await log())[0]).toMatchObject({ state: 'delivered', attempts: 2 })
})

test('a webhook whose secret does not open any more is given up after ten attempts, and sent again by hand (PLAT-09)', async () => {
  const { came, log, again } = await hookWithTest('/lost-key')
  const errors: object[] = []
  const sealer = { ...shop.deps.sealer, open: () => null }
  const logger = { error: (facts: object) => errors.push(facts) } as never
  for (let days = 0; days < 5; days += 1)
    for (let at = 0; at < 24; at += 1) {
      await send({ sealer, logger })
      shop.wait(3600)
    }
  expect(came()).toHaveLength(0)
  expect(errors.length).toBeLessThanOrEqual(10)
  const [delivery] = await log()
  expect(delivery).toMatchObject({ state: 'given_up', attempts: 10 })
  await again(delivery!.id)
  await send()
  expect(came()).toHaveLength(1)
  expect((await log())[0]).toMatchObject({ state: 'delivered' })
})

test('only 2xx is success, and a redirect is not followed (PLAT-09)', async () => {
  const { came, log } = await hookWithTest('/moved')
  receiver.answer({ status: 302, headers: { location: receiver.url('/elsewhere') } })
  await send()
  expect(came()).toHaveLength(1)
  expect(shop.received('/elsewhere')).toHaveLength(0)
  expect((await log())[0]).toMatchObject({ state: 'waiting', last: { status: 302 } })
  receiver.answer({ status: 204 })
  shop.wait(5)
  await send()
  expect((await log())[0]).toMatchObject({ state: 'delivered', last: { status: 204 } })
})

test('an attempt has 15 seconds, and the log the first 2 KB of the answer (PLAT-09, PLAT-13)', async () => {
  const { log, attempts } = await hookWithTest('/long')
  const asked: object[] = []
  receiver.answer({ status: 500, body: `\0${'x'.repeat(5000)}` })
  const ask: typeof shop.deps.reach.ask = (what) => {
    asked.push({ timeoutMs: what.timeoutMs })
    return shop.deps.reach.ask(what)
  }
  await send({ reach: { ...shop.deps.reach, ask } })
  expect(asked).toContainEqual({ timeoutMs: 15_000 })
  const [attempt] = await attempts((await log())[0]!.id)
  expect(attempt).toMatchObject({ status: 500, answer: 'x'.repeat(2047) })
})

test('410 switches a webhook off at once, with mail, bell and worklist row, and its events stop (PLAT-10)', async () => {
  const heron = await shop.owner('heron')
  const { came, now, turn, test: again, log } = await hookWithTest('/gone', heron)
  await again()
  receiver.answer({ status: 410 })
  await send()
  expect(await now()).toMatchObject({ off: { reason: 'gone' } })
  const mails = (await shop.mailsTo(heron.email)).filter(({ template }) => template === 'webhook-off')
  expect(mails).toHaveLength(1)
  expect(mails[0]!.data).toMatchObject({ link: 'https://dray.example/sell/heron/connections' })
  const bell = (await shop.get('/api/notices', heron.headers)).json()
  expect(bell).toMatchObject({
    unread: 1,
    notices: [
      { title: 'A webhook is switched off', about: 'hooks.example', path: '/sell/heron/connections' },
    ],
  })
  const mine = async () =>
    (await findOpenEntries(shop.database, { kind: 'webhook_off' })).filter(
      ({ subject }) => subject === heron.brewery.id,
    )
  expect(await mine()).toHaveLength(1)
  const before = came().length
  shop.wait(86_400)
  await send()
  expect(came()).toHaveLength(before)
  expect((await log()).map(({ state }) => state)).toEqual(['stopped', 'stopped'])
  expect((await again()).json().code).toBe('webhook_off')
  receiver.answer({ status: 200 })
  expect((await turn(true)).json()).toMatchObject({ off: null, failingSince: null })
  expect(await mine()).toHaveLength(0)
})

test('five days without success switch a webhook off, a success between starts them again (PLAT-10)', async () => {
  const wren = await shop.owner('wren')
  const { now, test: again } = await hookWithTest('/failing', wren)
  const day = 86_400
  const failOnce = async () => {
    receiver.answer({ status: 503 })
    await again()
    await send()
  }
  await failOnce()
  shop.wait(4 * day)
  receiver.answer({ status: 200 })
  await send()
  expect(await now()).toMatchObject({ failingSince: null })
  await failOnce()
  shop.wait(5 * day - 1)
  await shop.tidy()
  expect(await now()).toMatchObject({ off: null })
  shop.wait(1)
  await shop.tidy()
  await shop.tidy()
  expect(await now()).toMatchObject({ off: { reason: 'failing' } })
  expect((await shop.mailsTo(wren.email)).filter(({ template }) => template === 'webhook-off')).toHaveLength(
    1,
  )
})

test('one of two events sent together is taken after five days: the other does not switch the webhook off (PLAT-10)', async () => {
  const { now, test: again } = await hookWithTest('/back', await shop.owner('knot'))
  receiver.answer({ status: 503 })
  await send()
  expect((await now()).failingSince).not.toBeNull()
  shop.wait(5 * 86_400 + 60)
  await again()
  const isTaken = async () => (await now()).lastSuccessAt !== null
  const answers = [
    async () => 200,
    async () => {
      await expect.poll(isTaken).toBe(true)
      return 503
    },
  ]
  const ask: typeof shop.deps.reach.ask = async () => ({
    status: await answers.shift()!(),
    headers: {},
    text: '',
    isWhole: true,
  })
  await send({ reach: { ...shop.deps.reach, ask } })
  expect(answers).toEqual([])
  expect(await now()).toMatchObject({ off: null })
})

test('an address that is not public is refused when it is given, and at each sending, without a connection (PLAT-11)', async () => {
  const { came, log, again, attempts } = await hookWithTest('/rebound')
  await send()
  expect(came()).toHaveLength(1)
  const before = receiver.connections()
  receiver.dns.isAllowed = (address) => address !== '10.0.0.1'
  receiver.dns.addresses = ['93.184.216.34', '10.0.0.1']
  const body = { url: receiver.url('/x'), events: ['stock.low'] }
  const refused = await shop.post(tern.root, body, tern.headers)
  expect([refused.statusCode, refused.json().field]).toEqual([400, 'url'])
  const [delivery] = await log()
  shop.wait(1)
  await again(delivery!.id)
  await send()
  receiver.dns.addresses = ['127.0.0.1']
  receiver.dns.isAllowed = () => true
  expect((await attempts(delivery!.id))[0]).toMatchObject({ status: null, problem: 'refused_address' })
  expect(receiver.connections()).toBe(before)
})

test.each(['http://hooks.example/', 'https://maggie:secret@hooks.example/', 'ftp://hooks.example', 'hooks'])(
  'the address %s is refused (PLAT-11)',
  async (url) => {
    const refused = await shop.post(tern.root, { url, events: ['stock.low'] }, tern.headers)
    expect([refused.statusCode, refused.json().field]).toEqual([400, 'url'])
  },
)

/** A webhook whose secret can be renewed. */
async function renewable(brewery: string) {
  const { secret, last, renew, test: again } = await hookWithTest(`/${brewery}`, await shop.owner(brewery))
  /** The signatures of one more event, and those of these secrets over it. */
  const signed = async (...secrets: string[]) => {
    await again()
    await send()
    const { headers, body } = last()
    const at = new Date(Number(headers['webhook-timestamp']) * 1000)
    const by = (text: string) => new Webhook(text).sign(String(headers['webhook-id']), at, body)
    return {
      found: String(headers['webhook-signature']).split(' ').toSorted(),
      wanted: secrets.map(by).toSorted(),
    }
  }
  return { secret, signed, renew: async () => (await renew()).json().secret as string }
}

test('a new secret signs beside the old one for 24 hours, and then alone (PLAT-12)', async () => {
  const { secret, signed, renew } = await renewable('dipper')
  const first = await signed(secret)
  expect(first.found).toEqual(first.wanted)
  const next = await renew()
  expect(next).not.toBe(secret)
  shop.wait(86_400 - 1)
  const both = await signed(secret, next)
  expect(both.found).toEqual(both.wanted)
  shop.wait(1)
  const alone = await signed(next)
  expect(alone.found).toEqual(alone.wanted)
})

test('a secret that is renewed twice within a day leaves the one that the receiver has signing (PLAT-12)', async () => {
  const { secret, signed, renew } = await renewable('wagtail')
  const lost = await renew()
  shop.wait(3600)
  const next = await renew()
  const all = await signed(secret, lost, next)
  expect(all.found).toEqual(all.wanted)
  shop.wait(86_400)
  const alone = await signed(next)
  expect(alone.found).toEqual(alone.wanted)
})
