import { expect, test } from 'vitest'
import { newSubscriber, openNewsletterShop } from '../../../tests/support/shops/newsletter-shop.ts'
import { signupConsent } from '../../../shared/newsletter/newsletter-signup.ts'
import { tidyNewsletter, openNewsletter } from './open-newsletter.ts'
import { testSealer } from '../../../tests/support/shops/test-sealer.ts'

const shop = await openNewsletterShop()

test('a signup is asked back by mail, and begins only with the button there (OPEN-04, HOME-69)', async () => {
  const email = newSubscriber()
  const asked = await shop.send('/newsletter', { email, place: 'home' })
  expect(asked.statusCode).toBe(200)
  expect(asked.headers['cache-control']).toBe('private, no-store')
  expect(asked.body).toContain(`If ${email} does not have our newsletter yet, a link to confirm is there.`)
  const token = await shop.tokenOfMail(email, 'confirm-newsletter')

  const page = await shop.page(`/newsletter/confirm?token=${token}`)
  expect(page).toMatchObject({ route: 'newsletter', data: { state: 'confirm', email, token } })
  expect(await shop.subscriptionOf(email)).toMatchObject({ confirmedAt: null })

  const confirmed = await shop.send('/newsletter/confirm', { token })
  expect(confirmed.body).toContain(`${email} will receive newsletter updates from now on.`)
  expect(await shop.subscriptionOf(email)).toEqual({
    email,
    consentText: signupConsent,
    consentPlace: 'home',
    askedAt: shop.now(),
    confirmedAt: shop.now(),
    endedAt: null,
  })
})

test('a repeated signup or link changes nothing, and a subscriber gets no second mail', async () => {
  const email = newSubscriber()
  await shop.subscribe(email)
  const before = await shop.subscriptionOf(email)
  shop.wait(60)
  const token = await shop.tokenOfMail(email, 'confirm-newsletter')
  expect((await shop.payloadOf('/newsletter/confirm', { token })).data.state).toBe('confirmed')
  expect((await shop.payloadOf('/newsletter', { email: email.toUpperCase() })).data.state).toBe('asked')
  expect(await shop.subscriptionOf(email)).toEqual(before)
  expect((await shop.mailsTo(email)).map(({ template }) => template)).toEqual([
    'confirm-newsletter',
    'subscribed',
  ])
  expect(await shop.mailsTo(email.toUpperCase())).toHaveLength(0)
})

test('a link that is older than a week, changed or cut confirms nothing', async () => {
  const email = newSubscriber()
  await shop.send('/newsletter', { email })
  const token = await shop.tokenOfMail(email, 'confirm-newsletter')
  for (const bad of ['', 'x', token.slice(0, -1), `${token}A`, token.replace('.', '.A'), 'a'.repeat(5000)]) {
    const answer = await shop.send('/newsletter/confirm', { token: bad })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8'])
    expect((await shop.page(`/newsletter/confirm?token=${bad}`)).data.state).toBe('over')
  }
  shop.wait(7 * 24 * 3600)
  expect((await shop.payloadOf('/newsletter/confirm', { token })).data.state).toBe('over')
  expect(await shop.subscriptionOf(email)).toMatchObject({ confirmedAt: null })
})

test('a confirmation link does not restart a subscription that ended after the link was sent', async () => {
  const email = newSubscriber()
  await shop.subscribe(email)
  const old = await shop.tokenOfMail(email, 'confirm-newsletter')
  shop.wait(60)
  const keys = (
    await openNewsletter({ ...shop.connection, sealer: testSealer, publicUrl: '', clock: shop.now })
  ).keys
  const link = { purpose: 'unsubscribe', category: 'newsletter', email, madeAt: shop.now() } as const
  await shop.page(`/unsubscribe?token=${keys.sign(link)}`)
  expect((await shop.payloadOf('/newsletter/confirm', { token: old })).data.state).toBe('over')
  expect(await shop.subscriptionOf(email)).toMatchObject({ endedAt: shop.now() })

  shop.wait(60)
  await shop.send('/newsletter', { email, place: 'footer' })
  const again = await shop.tokenOfMail(email, 'confirm-newsletter')
  expect((await shop.payloadOf('/newsletter/confirm', { token: again })).data.state).toBe('confirmed')
  expect(await shop.subscriptionOf(email)).toMatchObject({ consentPlace: 'footer', endedAt: null })
})

test.each([
  ['nothing', ''],
  ['no address', 'landlord'],
  ['a second header', 'a@b.example\r\nBcc: all@list.example'],
  ['a line end in it', 'a@b\n.example'],
  ['a NUL', 'a@b.example\0'],
  ['two addresses', 'a@b.example,c@d.example'],
  ['a look-alike', 'аnna@thetap.example'],
  ['a name around it', 'Anna <a@b.example>'],
  ['markup', '"><script>alert(7)</script>@b.example'],
  ['300 letters', `${'a'.repeat(300)}@b.example`],
  ['a quoted part', '"a b"@b.example'],
])('%s is refused politely and what was typed stays in the form (OPEN-04)', async (_name, email) => {
  const answer = await shop.send('/newsletter', { email, place: 'footer' })
  expect(answer.statusCode).toBe(400)
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(answer.body).not.toContain('<script>alert')
  const { data } = await shop.payloadOf('/newsletter', { email })
  expect(data).toMatchObject({ state: 'form', email, error: expect.stringMatching(/[a-z]\.$/) })
  expect(await shop.mailsTo(email)).toEqual([])
  const call = await shop.post('/public/newsletter/subscribe', { email, place: 'footer' })
  expect([call.statusCode, call.json().field]).toEqual([400, 'email'])
})

test('limits mails to one address to three a day, no matter who requests them', async () => {
  const email = newSubscriber()
  for (let times = 0; times < 3; times += 1) await shop.send('/newsletter', { email })
  const answer = await shop.send('/newsletter', { email })
  expect(answer.statusCode).toBe(429)
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect(answer.body).toContain('Too many attempts.')
  expect(answer.body).toContain(`value="${email}"`)
  expect((await shop.post('/public/newsletter/subscribe', { email, place: 'home' })).statusCode).toBe(429)
  expect(await shop.mailsTo(email)).toHaveLength(3)
})

test('one network asks for at most thirty addresses an hour', async () => {
  const from = { 'x-forwarded-for': '192.0.2.77' }
  const statuses: number[] = []
  for (let times = 0; times < 31; times += 1)
    statuses.push((await shop.send('/newsletter', { email: newSubscriber() }, from)).statusCode)
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429])
})

test('the signup call accepts only its declared fields and reveals as little as the form', async () => {
  const email = newSubscriber()
  const call = (body: object) => shop.post('/public/newsletter/subscribe', body)
  expect((await call({ email, place: 'footer' })).statusCode).toBe(202)
  expect((await call({ email, place: 'elsewhere' })).statusCode).toBe(400)
  expect((await call({ email, place: 'home', category: 'memo' })).statusCode).toBe(400)
  expect((await call({ email: { $ne: '' }, place: 'home' })).statusCode).toBe(400)
  expect(await shop.subscriptionOf(email)).toMatchObject({ consentPlace: 'footer', confirmedAt: null })
})

test('forms that are no forms, and oversized ones, are refused and nothing breaks', async () => {
  for (const [type, body] of [
    ['application/json', '{"email":"a@b.example"}'],
    ['multipart/form-data; boundary=x', '--x--'],
    ['application/x-www-form-urlencoded', `email=${'a'.repeat(20_000)}`],
    ['application/x-www-form-urlencoded', '__proto__=1&constructor=2&email=%'],
  ] as const) {
    const answer = await shop.send('/newsletter', body, { 'content-type': type })
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
  }
})

test('removes unconfirmed signups after 30 days, but not confirmed ones', async () => {
  const [asked, subscriber] = [newSubscriber(), newSubscriber()]
  await shop.send('/newsletter', { email: asked })
  await shop.subscribe(subscriber)
  shop.wait(31 * 24 * 3600)
  await tidyNewsletter(
    await openNewsletter({ ...shop.connection, sealer: testSealer, publicUrl: '', clock: shop.now }),
  )
  expect(await shop.subscriptionOf(asked)).toBeNull()
  expect(await shop.subscriptionOf(subscriber)).toMatchObject({ endedAt: null })
})
