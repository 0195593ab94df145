import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { openAccountShop } from '../../../tests/support/shops/account-shop.ts'
import { wholeMail } from '../../../tests/support/builders/whole-mail.ts'
import { fragments, unescapedIn } from '../../../tests/support/builders/hostile-input.ts'
import { runCount } from '../../../tests/support/builders/run-counts.ts'
import { mails } from '../../platform/mail/mail-tables.ts'
import { supportReceivedMail } from '../../platform/mail/templates/support-received-mail.ts'
import { supportRequestMail } from '../../platform/mail/templates/support-request-mail.ts'

const shop = await openAccountShop({ lasts: 'file' })
const inbox = 'hello@dray.example'
const good = {
  topic: 'order',
  orderNumber: 'D-1042',
  name: 'Maggie Tapster',
  email: 'maggie@thetap.example',
  message: 'One firkin came without its shive.\nCould the brewery send one?',
}

let callers = 0
const someAddress = () => `203.0.${(callers += 1) >> 8}.${callers & 255}`
/** As a browser without scripts posts it. */
const postForm = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  shop.app.inject({
    method: 'POST',
    url: '/support',
    payload: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': someAddress(),
      ...headers,
    },
  })
const waiting = async () => {
  const { database } = shop.connection
  return database.select({ to: mails.toEmail, template: mails.template, data: mails.data }).from(mails)
}

beforeEach(async () => {
  await shop.connection.database.delete(mails)
  shop.wait(3600)
})

test('/support is a form with topic, order number, name, address and message, and links on (STAT-02, OPEN-26)', async () => {
  const { statusCode, body } = await shop.get('/support', { accept: 'text/html' })
  expect(statusCode).toBe(200)
  expect(body).toContain('<form')
  expect(body).toMatch(/action="\/support" method="post"/)
  for (const name of ['topic', 'orderNumber', 'name', 'email', 'message'])
    expect(body).toContain(`name="${name}"`)
  for (const href of ['/shipping-faq', '/privacy-policy', '/terms-and-conditions'])
    expect(body).toContain(`href="${href}"`)
})

test('a message goes to support with replies to its sender, who gets a confirmation (OPEN-26)', async () => {
  const answer = await postForm(good)
  expect([answer.statusCode, answer.headers['location']]).toEqual([303, '/support?sent=1'])
  expect((await shop.get('/support?sent=1', { accept: 'text/html' })).body).toContain(
    'Your message is on its way',
  )
  const sent = await waiting()
  expect(sent.map(({ to, template }) => [to, template]).toSorted()).toEqual([
    [inbox, 'support-request'],
    [good.email, 'support-received'],
  ])
  const request = sent.find(({ template }) => template === 'support-request')!
    .data as typeof supportRequestMail.example
  const { subject, text, replyTo } = await wholeMail(supportRequestMail.write(request))
  expect(subject).toBe('Support: An order or a delivery, order D-1042')
  for (const line of good.message.split('\n')) expect(text).toContain(line)
  expect(replyTo).toEqual({ name: good.name, email: good.email })
})

test('a confirmation repeats nothing that was written, and no name that looks like a link', async () => {
  await postForm({ ...good, name: 'win at evil.example', message: 'Visit evil.example, it is good' })
  const received = (await waiting()).find(({ template }) => template === 'support-received')!
  const { text, html } = await wholeMail(
    supportReceivedMail.write(received.data as typeof supportReceivedMail.example),
  )
  expect(text + html).not.toContain('evil.example')
})

test('scripts send the same as JSON and are answered 202, or 400 with every field that is wrong', async () => {
  expect((await shop.post('/public/support', good)).statusCode).toBe(202)
  expect(await waiting()).toHaveLength(2)
  const bad = await shop.post('/public/support', { ...good, name: ' ', email: 'maggie@', message: 'Help' })
  expect(bad.statusCode).toBe(400)
  expect(bad.json().errors).toEqual({
    name: 'Please tell us your name.',
    email: 'Please give an email address such as landlord@thetap.example.',
    message: 'Please write a little more, at least 10 characters.',
  })
  expect((await shop.post('/public/support', { ...good, admin: true })).statusCode).toBe(400)
  expect(await waiting()).toHaveLength(2)
})

test('a wrong form returns with all typed values and an error at each wrong field', async () => {
  const answer = await postForm({
    ...good,
    email: 'maggie at the tap',
    orderNumber: 'D"1042<',
    message: 'Too short',
  })
  expect(answer.statusCode).toBe(400)
  expect(answer.headers['cache-control']).toBe('private, no-store')
  expect(answer.body).toContain('value="maggie at the tap"')
  expect(answer.body).toContain('value="D&quot;1042&lt;"')
  expect(answer.body).toContain('>Too short</textarea>')
  expect(answer.body.match(/aria-invalid="true"/g)).toHaveLength(2)
  expect(answer.body).toContain('2 fields need')
  expect(await waiting()).toEqual([])
})

test.each([
  ['name', 'Maggie\u202e'],
  ['email', 'maggie@thetap.example\r\nBcc: all@list.example'],
  ['email', 'maggie@thetap.example, all@list.example'],
  ['email', '"Bcc: all"@list.example'],
  ['email', 'maggie@thetap.example\0'],
  ['orderNumber', 'D-1042\u0000Subject: free beer'],
  ['topic', 'order\r\nBcc: all@list.example'],
  ['topic', 'constructor'],
])('a %s that could forge a header is refused at its field: %j', async (field, text) => {
  const answer = await shop.post('/public/support', { ...good, [field]: text })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().errors?.[field] ?? answer.json().field).toBeTruthy()
  expect((await postForm({ ...good, [field]: text })).statusCode).toBe(400)
  expect(await waiting()).toEqual([])
})

test('a tab or a line break in a field of one line is a space', async () => {
  const answer = await shop.post('/public/support', {
    ...good,
    name: 'Maggie\tTapster\r\nBcc: all@list.example',
    orderNumber: 'D-1042\n',
  })
  expect(answer.statusCode).toBe(202)
  const request = (await waiting()).find(({ template }) => template === 'support-request')!
  expect(request.data).toMatchObject({
    name: 'Maggie Tapster Bcc: all@list.example',
    orderNumber: 'D-1042',
  })
})

test('characters that cannot be seen are left out of a message, lines stay', async () => {
  await shop.post('/public/support', {
    ...good,
    message: 'First\u200b line\r\n\r\n\r\n\r\nSec\u202eond line',
  })
  const request = (await waiting()).find(({ template }) => template === 'support-request')!
  expect(request.data).toMatchObject({ message: 'First line\n\nSecond line' })
})

test('a filled honeypot field is refused: a person sees why, and loses nothing', async () => {
  const answer = await postForm({ ...good, homepage: 'https://buy.example' })
  expect(answer.statusCode).toBe(400)
  expect(answer.body).toContain('If you are none, please send it once more.')
  expect(answer.body).toContain('value="Maggie Tapster"')
  expect(answer.body).not.toContain('buy.example')
  expect((await shop.post('/public/support', { ...good, homepage: 'x' })).json().errors['']).toBeTruthy()
  expect(await waiting()).toEqual([])
  expect((await postForm({ ...good, homepage: '' })).statusCode).toBe(303)
})

test('one address gets five confirmations an hour, from any number of networks', async () => {
  for (let count = 0; count < 5; count += 1) {
    expect((await postForm({ ...good, email: 'Maggie@TheTap.example' })).statusCode).toBe(303)
  }
  const sixth = await postForm(good)
  expect(sixth.statusCode).toBe(429)
  expect(sixth.headers['retry-after']).toBe('3600')
  expect(sixth.body).toContain('Too many attempts')
  expect(sixth.body).toContain('Could the brewery send one?')
  expect(await waiting()).toHaveLength(10)
  shop.wait(3600)
  expect((await postForm(good)).statusCode).toBe(303)
})

test('one network sends ten messages an hour', async () => {
  const from = { 'x-forwarded-for': '198.51.100.7' }
  for (let count = 0; count < 10; count += 1) {
    expect((await postForm({ ...good, email: `maggie${count}@thetap.example` }, from)).statusCode).toBe(303)
  }
  expect((await postForm({ ...good, email: 'another@thetap.example' }, from)).statusCode).toBe(429)
})

test('pages of other sites cannot send in a visitor’s name', async () => {
  const origin = 'https://evil.example'
  expect((await postForm(good, { origin })).statusCode).toBe(403)
  expect((await shop.post('/public/support', good, { origin })).statusCode).toBe(403)
  expect((await postForm(good, { origin: 'https://dray.example' })).statusCode).toBe(303)
})

test('no input breaks the form, appears unescaped in the page or changes a mail’s headers', async () => {
  const text = fc.oneof(fc.constantFrom(...fragments, ''), fc.string({ unit: 'binary', maxLength: 40 }))
  const maybe = (value: string) => fc.oneof(fc.constant(value), text)
  const fields = fc.record({
    topic: maybe('order'),
    orderNumber: text,
    name: maybe('Maggie'),
    email: maybe('maggie@thetap.example'),
    message: maybe(good.message),
  })
  await fc.assert(
    fc.asyncProperty(fields, async (typed) => {
      shop.wait(3600)
      const answer = await postForm(typed)
      expect([303, 400]).toContain(answer.statusCode)
      expect(unescapedIn(answer.body)).toEqual([])
      expect([202, 400]).toContain((await shop.post('/public/support', typed)).statusCode)
    }),
    { numRuns: runCount(60) },
  )
  for (const { template, data } of await waiting()) {
    if (template !== 'support-request') continue
    const { subject, html, replyTo } = await wholeMail(
      supportRequestMail.write(data as typeof supportRequestMail.example),
    )
    expect(subject + replyTo?.name + replyTo?.email).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
    expect(unescapedIn(html)).toEqual([])
  }
})
