import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { openMailServer } from '../../../tests/support/servers/mail-server.ts'
import { runCount } from '../../../tests/support/builders/run-counts.ts'
import { createMailSender, type OutgoingMail } from './create-mail-sender.ts'
import { verifyMailServer } from './verify-mail-server.ts'
import { readMailFiles } from './mail-files.ts'

const from = 'Dray <orders@dray.example>'
const mail: OutgoingMail = {
  id: '6f1f7f3e-6a52-4d2e-9d4c-0d9b0f3f2a11',
  to: { email: 'maggie@thetap.example', name: 'Maggie Tapster' },
  subject: 'Choose a new password',
  text: 'Open https://dray.example/account/reset-password#token=a=b_c today.\nAŵen – £5\n\n-- \nDray\n',
  html: '<p>Open</p>',
}

test('a mail has both parts, comes from the configured sender and goes to one address', async () => {
  const server = await openMailServer()
  const sender = createMailSender({ smtpUrl: server.url, from, folder: '' })
  onTestFinished(() => sender.close())
  await sender.send(mail)

  const [received] = server.received
  expect(received).toMatchObject({ from: 'orders@dray.example', to: ['maggie@thetap.example'] })
  expect(headersOf(received?.source)).toMatchObject({
    from: 'Dray <orders@dray.example>',
    to: 'Maggie Tapster <maggie@thetap.example>',
    subject: 'Choose a new password',
    'message-id': `<${mail.id}@dray.example>`,
    'auto-submitted': 'auto-generated',
  })
  expect(received?.source).toMatch(/multipart\/alternative[^]*text\/plain[^]*text\/html/)
})

test.each([
  ['https://shop.dray.example', 'shop.dray.example'],
  ['http://localhost:3000', 'dray.example'],
  ['https://203.0.113.9', 'dray.example'],
])('the greeting of a shop at %s names %s, not an address', async (publicUrl, greeting) => {
  const server = await openMailServer()
  const sender = createMailSender({ smtpUrl: server.url, from, folder: '', publicUrl })
  await sender.send(mail)
  sender.close()
  await verifyMailServer({ smtpUrl: server.url, from, publicUrl }, 5000)
  const client = { greeting, isEncrypted: false }
  await expect.poll(() => server.clients, { timeout: 10_000 }).toEqual([client, client])
})

test('a relay on this machine may offer STARTTLS with a certificate of its own, unless TLS is required', async () => {
  const server = await openMailServer({ startTls: true })
  const sender = createMailSender({ smtpUrl: server.url, from, folder: '' })
  await sender.send(mail)
  sender.close()
  await expect.poll(() => server.clients, { timeout: 10_000 }).toMatchObject([{ isEncrypted: true }])
  const strict = createMailSender({ smtpUrl: `${server.url}?requireTLS=true`, from, folder: '' })
  onTestFinished(() => strict.close())
  await expect(strict.send(mail)).rejects.toThrow(/self.signed|certificate/i)
  expect(server.received).toHaveLength(1)
})

test('no name or subject changes the headers or the recipients of a mail', async () => {
  const server = await openMailServer()
  const sender = createMailSender({ smtpUrl: server.url, from, folder: '' })
  onTestFinished(() => sender.close())
  await sender.send({ ...mail, replyTo: { name: 'Maggie', email: 'maggie@thetap.example' } })
  const usual = Object.keys(headersOf(server.received[0]?.source))
  const hostile = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          '\r\n',
          '\n',
          '\r',
          '\r\n\r\n',
          '\u2028',
          '\0',
          '"',
          '<',
          '>',
          ',',
          ';',
          ':',
          '=?UTF-8?Q?=0D=0A?=',
        ),
        fc.constantFrom(
          'Bcc: all@list.example',
          'Content-Type: text/html',
          'a@b.example',
          '.\r\nMAIL FROM:<x@y.example>',
        ),
        fc.string({ unit: 'binary', maxLength: 30 }),
      ),
      { maxLength: 8 },
    )
    .map((parts) => parts.join(''))

  await fc.assert(
    fc.asyncProperty(hostile, hostile, async (name, subject) => {
      server.received.length = 0
      const replyTo = { name, email: 'maggie@thetap.example' }
      await sender.send({ ...mail, subject, to: { ...mail.to, name }, replyTo })
      expect(server.received).toHaveLength(1)
      expect(server.received[0]?.to).toEqual(['maggie@thetap.example'])
      const headers = headersOf(server.received[0]?.source)
      expect(Object.keys(headers).filter((header) => !usual.includes(header))).toEqual([])
      expect(headers['from']).toBe(from)
      expect(headers['content-type']).toMatch(/^multipart\/alternative/)
      expect(headers['reply-to']).toMatch(/<maggie@thetap\.example>$|^maggie@thetap\.example$/)
      expect(headers['to']).toMatch(/<maggie@thetap\.example>$|^maggie@thetap\.example$/)
    }),
    { numRuns: runCount(150) },
  )
})

test('a mail server with an untrusted certificate gets no mail', async () => {
  const server = await openMailServer({ secure: true })
  const sender = createMailSender({ smtpUrl: server.url, from, folder: '' })
  onTestFinished(() => sender.close())
  await expect(sender.send(mail)).rejects.toThrow(/self.signed|certificate/i)
  expect(server.received).toEqual([])

  const trusting = createMailSender({
    smtpUrl: `${server.url}?tls.rejectUnauthorized=false`,
    from,
    folder: '',
  })
  onTestFinished(() => trusting.close())
  await trusting.send(mail)
  expect(server.received).toHaveLength(1)
})

test('without a mail server each mail is a file that only its owner reads', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dray-mail-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const sender = createMailSender({ smtpUrl: null, from, folder: join(folder, 'mail') })
  await sender.send(mail)

  const [mails, ...others] = await readMailFiles(join(folder, 'mail'))
  expect(others).toEqual([])
  expect(mails).toMatchObject({ to: mail.to.email, subject: mail.subject })
  expect(mails?.text.trim()).toBe(mail.text.trim())
  expect(mails?.file).toMatch(/^[\w-]+\.eml$/)
  expect((await stat(join(folder, 'mail', String(mails?.file)))).mode & 0o777).toBe(0o600)
})

test('a stored mail with folded headers reads as it was sent', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dray-mail-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const sender = createMailSender({ smtpUrl: null, from, folder })
  const to = { name: 'Maggie Tapster', email: `maggie-${'x'.repeat(50)}@thetap.example` }
  const subject = `${'A long matter '.repeat(10)}in the end`
  await sender.send({ ...mail, to, subject })
  expect(await readMailFiles(folder)).toMatchObject([{ to: to.email, subject }])
})

test.each([
  'Confirm your order by phone: £637.20',
  `Aŵen – ${'your firkins of Röd £5 '.repeat(6)}🍺`,
  '“ŵŵŵŵŵŵŵŵŵŵŵŵŵŵŵŵŵŵŵŵŵŵŵŵŵŵ”',
])('a stored mail reads as it was sent when its subject is not ASCII: %s', async (subject) => {
  const folder = await mkdtemp(join(tmpdir(), 'dray-mail-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const sender = createMailSender({ smtpUrl: null, from, folder })
  await sender.send({ ...mail, subject })
  expect(await readMailFiles(folder)).toMatchObject([{ subject }])
})

/** The headers of a mail by lower-case name; a repeated name fails the test. */
function headersOf(source = ''): Record<string, string> {
  const [head = ''] = source.split('\r\n\r\n')
  const headers: Record<string, string> = {}
  for (const line of head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')) {
    const [, name = '', value = ''] = /^([\w-]+): ?(.*)$/.exec(line) ?? []
    expect(name, line).not.toBe('')
    expect(headers).not.toHaveProperty([name.toLowerCase()])
    headers[name.toLowerCase()] = value
  }
  return headers
}
