import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { renderHtml } from '../../../tests/support/builders/whole-mail.ts'
import { openMailServer } from '../../../tests/support/servers/mail-server.ts'
import { useTestDatabase } from '../../../tests/support/servers/test-database.ts'
import { createMailSender } from './create-mail-sender.ts'
import { dropWaitingCopies, enqueueIssueCopies, enqueueSecretMail } from './enqueue-mail.ts'
import { mails } from './mail-tables.ts'
import { mailTemplates } from './mail-templates.ts'
import { startMailWorker } from './start-mail-worker.ts'
import { testSealer } from '../../../tests/support/shops/test-sealer.ts'

const sealer = testSealer
const soon = { timeout: 30_000, interval: 20 }
const data = mailTemplates.letter.example

test('every copy carries the headers of RFC 8058 beside its own link; other mails do not', async () => {
  const { database, server, start } = await open()
  const link = `https://dray.example/unsubscribe?token=${'a'.repeat(150)}.b-_c.${'d'.repeat(43)}`
  await enqueueIssueCopies({ database, sealer }, [
    { email: 'a@pub.example', data: { ...data, unsubscribeLink: link } },
  ])
  await enqueueSecretMail(
    { database, sealer },
    {
      to: { email: 'b@pub.example', name: '' },
      template: 'unsubscribed',
      data: mailTemplates.unsubscribed.example,
    },
  )
  await start()
  await expect.poll(() => server.received, soon).toHaveLength(2)
  const sourceTo = (email: string) => server.received.find(({ to }) => to[0] === email)?.source ?? ''
  const headers = sourceTo('a@pub.example')
    .split('\r\n\r\n')[0]!
    .replace(/\r\n[ \t]+/g, ' ')
  expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
  expect(/^List-Unsubscribe: ?<(.*)>$/m.exec(headers)?.[1]).toBe(link)
  expect(headers).toMatch(/^Subject: Nine winter ales are racked$/m)
  expect(sourceTo('b@pub.example')).not.toContain('List-Unsubscribe')
})

test('a mail to one person does not wait behind a newsletter’s copies', async () => {
  const { database, server, start } = await open()
  const copies = Array.from({ length: 30 }, (_, at) => ({ email: `reader-${at}@pub.example`, data }))
  await enqueueIssueCopies({ database, sealer }, copies)
  await enqueueSecretMail(
    { database, sealer },
    {
      to: { email: 'maggie@pub.example', name: '' },
      template: 'reset-password',
      data: mailTemplates['reset-password'].example,
    },
  )
  await start()
  await expect.poll(() => server.received, soon).toHaveLength(31)
  const place = server.received.findIndex(({ to }) => to[0] === 'maggie@pub.example')
  // Ten leave together.
  expect(place).toBeLessThan(10)
})

test('removes waiting copies for one subscriber and one category only', async () => {
  const { database } = await useTestDatabase()
  await enqueueIssueCopies({ database, sealer }, [
    { email: 'Maggie@pub.example', data: { ...data, category: 'memo' } },
    { email: 'Maggie@pub.example', data: { ...data, category: 'newsletter' } },
    { email: 'other@pub.example', data: { ...data, category: 'memo' } },
  ])
  await dropWaitingCopies(database, { emailKey: 'maggie@pub.example', category: 'memo' })
  const left = await database.select({ toEmail: mails.toEmail, data: mails.data }).from(mails)
  expect(left.map((mail) => [mail.toEmail, (mail.data as typeof data).category]).sort()).toEqual([
    ['Maggie@pub.example', 'newsletter'],
    ['other@pub.example', 'memo'],
  ])
})

async function open() {
  const connection = await useTestDatabase()
  const server = await openMailServer()
  const sender = createMailSender({ smtpUrl: server.url, from: 'Dray <orders@dray.example>', folder: '' })
  const start = async () => {
    const worker = await startMailWorker({
      connection,
      sender,
      renderHtml,
      sealer,
      logger: pino({ level: 'silent' }),
    })
    onTestFinished(() => worker.stop())
  }
  return { database: connection.database, server, start }
}
