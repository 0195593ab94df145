import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/support/servers/test-database.ts'
import { newSubscriber, openNewsletterShop } from '../../../tests/support/shops/newsletter-shop.ts'
import { newsletterCategories } from '../../../shared/newsletter/newsletter-data.ts'
import { loadUnsubscribe } from './unsubscribe-page.ts'
import { openNewsletter, unsubscribeLink } from './open-newsletter.ts'
import { beginSubscription, endSubscription } from './subscription-queries.ts'
import { testSealer } from '../../../tests/support/shops/test-sealer.ts'

const shop = await openNewsletterShop()
const { database } = shop.connection
const newsletter = await openNewsletter({
  database,
  sealer: testSealer,
  publicUrl: 'https://dray.example',
  clock: shop.now,
})

/** A subscriber of these newsletters, and the address that ends them. */
async function subscriber(category: (typeof newsletterCategories)[number] = 'newsletter') {
  const email = newSubscriber()
  const consent = { consentText: 'Yes', consentPlace: 'page', askedAt: shop.now() }
  await beginSubscription(database, { email, emailKey: email, category, ...consent })
  const link = unsubscribeLink(newsletter, { email, category }).replace('https://dray.example', '')
  return {
    email,
    category,
    link,
    token: new URL(link, 'https://dray.example').searchParams.get('token') ?? '',
  }
}

test.each([
  ['UNSUB-06', 'newsletter', 'newsletter updates'],
  ['UNSUB-07', 'new_release', 'new release announcements'],
  ['UNSUB-08', 'memo', 'memos'],
  ['UNSUB-09', 'other', 'email updates'],
] as const)(
  '%s UNSUB-01 UNSUB-04 ENT-74 the link of a letter of category %s ends it, and the payload tells so',
  async (_row, category, label) => {
    const { email, link, token } = await subscriber(category)
    expect(await shop.page(link)).toMatchObject({
      route: 'emailUnsubscribe',
      data: { status: 'success', email, category, errorMessage: null, resubscribeToken: token },
    })
    expect(await shop.subscriptionOf(email, category)).toMatchObject({ endedAt: shop.now() })
    const again = await shop.get(link)
    expect(again.statusCode).toBe(200)
    expect(again.headers['cache-control']).toBe('private, no-store')
    expect(again.body).toContain(`${email} will no longer receive ${label}.`)
  },
)

test('ends only the newsletters of that category, and the link still works years later (OPEN-36)', async () => {
  const { email, link } = await subscriber('memo')
  const consent = { consentText: 'Yes', consentPlace: 'page', askedAt: shop.now() }
  await beginSubscription(database, { email, emailKey: email, category: 'newsletter', ...consent })
  shop.wait(10 * 365 * 24 * 3600)
  await shop.get(link)
  expect(await shop.subscriptionOf(email, 'memo')).toMatchObject({ endedAt: shop.now() })
  expect(await shop.subscriptionOf(email)).toMatchObject({ endedAt: null })
})

test('a link that was cut, changed or forged shows the failure and ends nothing (UNSUB-11, UNSUB-13, UNSUB-14)', async () => {
  const [own, other] = [await subscriber(), await subscriber('memo')]
  const [id, content, mac] = own.token.split('.') as [string, string, string]
  const forged = Buffer.from(JSON.stringify(['unsubscribe', 'memo', other.email, 0])).toString('base64url')
  const bad = [
    '',
    'x',
    own.token.slice(0, -1),
    own.token.slice(0, own.token.length / 2),
    `${own.token}A`,
    `${id}.${content}`,
    `${id}.${forged}.${mac}`,
    `nokey.${content}.${mac}`,
    `${id}.${content}.${'A'.repeat(43)}`,
    newsletter.keys.sign({ purpose: 'confirm', category: 'memo', email: other.email, madeAt: shop.now() }),
    'a'.repeat(9000),
    '%00',
    '%E0%A4',
  ]
  for (const token of bad) {
    const page = await shop.get(`/unsubscribe?token=${token}`)
    expect([token, page.body.includes('Unable to unsubscribe')]).toEqual([token, token !== '%00'])
    const post = await shop.send(`/unsubscribe?token=${token}`, 'List-Unsubscribe=One-Click')
    expect(post.statusCode).toBe(token === '%00' ? 404 : 400)
  }
  expect((await shop.page('/unsubscribe')).data).toMatchObject({ status: 'error', errorMessage: null })
  expect(await shop.subscriptionOf(own.email)).toMatchObject({ endedAt: null })
  expect(await shop.subscriptionOf(other.email, 'memo')).toMatchObject({ endedAt: null })
})

test.each([
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
  ],
])(
  'one press in a mail program ends it by POST as %s, again and again, without a mail',
  async (type, body) => {
    const { email, link } = await subscriber()
    for (let times = 0; times < 2; times += 1) {
      const answer = await shop.send(link, body, { 'content-type': type })
      expect([answer.statusCode, answer.headers['location'], answer.headers['set-cookie']]).toEqual([
        200,
        undefined,
        undefined,
      ])
    }
    expect(await shop.subscriptionOf(email)).toMatchObject({ endedAt: shop.now() })
    expect(await shop.mailsTo(email)).toEqual([])
  },
)

test('a scanner that opens the link does no lasting harm: HEAD changes nothing, GET sends one mail', async () => {
  const { email, link } = await subscriber()
  const head = await shop.app.inject({ method: 'HEAD', url: link })
  expect(head.statusCode).toBe(200)
  expect(await shop.subscriptionOf(email)).toMatchObject({ endedAt: null })
  await shop.get(link)
  await shop.get(link)
  const mails = await shop.mailsTo(email)
  expect(mails.map(({ template }) => template)).toEqual(['unsubscribed'])
  expect(mails[0]?.data.link).toContain('https://dray.example/unsubscribe?token=')
})

test.each([
  ['sec-purpose', 'prefetch'],
  ['sec-purpose', 'prefetch;prerender'],
  ['purpose', 'prefetch'],
  ['x-moz', 'prefetch'],
])(
  'a browser that fetches the link ahead (%s: %s) is turned away, and opening it counts',
  async (name, value) => {
    const { email, link } = await subscriber()
    const ahead = await shop.app.inject({ url: link, headers: { [name]: value } })
    expect([ahead.statusCode, ahead.headers['cache-control'], ahead.body]).toEqual([
      503,
      'private, no-store',
      '',
    ])
    expect(await shop.subscriptionOf(email)).toMatchObject({ endedAt: null })
    await shop.get(link)
    expect(await shop.subscriptionOf(email)).toMatchObject({ endedAt: shop.now() })
  },
)

test('the same link restarts the subscription, only by its button (UNSUB-10)', async () => {
  const { email, token, link } = await subscriber('new_release')
  await shop.get(link)
  shop.wait(60)
  const { data } = await shop.payloadOf('/newsletter/re-subscribe', { token })
  expect(data).toMatchObject({ state: 'confirmed', email, category: 'new_release' })
  expect(await shop.subscriptionOf(email, 'new_release')).toMatchObject({
    consentPlace: 'unsubscribe page',
    confirmedAt: shop.now(),
    endedAt: null,
  })
  expect((await shop.get('/newsletter/re-subscribe')).statusCode).toBe(404)
})

test('Re-subscribe does not subscribe an address that never confirmed', async () => {
  const email = newSubscriber()
  const link = unsubscribeLink(newsletter, { email, category: 'memo' })
  const token = new URL(link).searchParams.get('token') ?? ''
  const answer = await shop.send('/newsletter/re-subscribe', { token })
  expect(answer.statusCode).toBe(400)
  expect(await shop.subscriptionOf(email, 'memo')).toBeNull()
})

test('an address with markup in it is text on the page (UNSUB-04, C-82)', async () => {
  const email = `o'brien&co@thetap.example`
  const link = unsubscribeLink(newsletter, { email, category: 'memo' }).replace('https://dray.example', '')
  const { body } = await shop.get(link)
  expect(body).toContain('o&#x27;brien&amp;co@thetap.example will no longer receive memos.')
  await endSubscription(database, { emailKey: email, category: 'memo', now: shop.now() })
})

test('while the database is away the page says so, and the link works afterwards (UNSUB-13)', async () => {
  const away = await openTestDatabase()
  const broken = await openNewsletter({ ...away, sealer: testSealer, publicUrl: 'https://dray.example' })
  const link = unsubscribeLink(broken, { email: newSubscriber(), category: 'memo' })
  await away.close()
  const warnings: unknown[] = []
  const request = { path: '/unsubscribe', params: {}, query: new URL(link).searchParams, publicUrl: '' }
  const logger = { warn: (logged: unknown) => void warnings.push(logged) }
  const { data } = await loadUnsubscribe({ newsletter: broken, logger }, request)
  expect(data).toMatchObject({
    status: 'error',
    errorMessage: 'Something went wrong on our side. Please open the link again in a few minutes.',
    resubscribeToken: null,
  })
  expect(warnings).toHaveLength(1)
})

test('no gate covers the result (GATE-01, C-31)', async () => {
  const { link } = await subscriber()
  expect((await shop.get(link)).body).not.toContain('data-gates')
})

test('logs neither address nor link', async () => {
  const logged = await openNewsletterShop({ lasts: 'test', logLevel: 'debug' })
  const { link, email, token } = await subscriber()
  await logged.get(link)
  await logged.send('/newsletter', { email })
  expect(logged.log()).toContain('/unsubscribe?…')
  expect(logged.log()).not.toContain(token)
  expect(logged.log()).not.toContain(email)
})
