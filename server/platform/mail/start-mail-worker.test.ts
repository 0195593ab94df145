import { eq, isNotNull, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { renderHtml } from '../../../tests/support/builders/whole-mail.ts'
import { openMailServer, type MailServerOptions } from '../../../tests/support/servers/mail-server.ts'
import { openTestDatabase } from '../../../tests/support/servers/test-database.ts'
import type { Connection, Database } from '../database/database.ts'
import { createSealer } from '../secrets/seal-text.ts'
import { createMailSender, type MailSender } from './create-mail-sender.ts'
import { enqueueMail, enqueueSecretMail } from './enqueue-mail.ts'
import type { WordsOfLetter } from './letter-words.ts'
import { mails } from './mail-tables.ts'
import { mailTemplates } from './mail-templates.ts'
import { type MailDelivery, retryDelayMinutes } from './deliver-mail.ts'
import { startMailWorker } from './start-mail-worker.ts'
import { testSealer } from '../../../tests/support/shops/test-sealer.ts'

const { example } = mailTemplates['reset-password']
/** Each wait ends with its condition; the bound is for a busy machine. */
const soon = { timeout: 30_000, interval: 20 }
const enqueue = (database: Database, email = 'maggie@thetap.example') =>
  enqueueSecretMail(
    { database, sealer: testSealer },
    { to: { email, name: 'Maggie' }, template: 'reset-password', data: example },
  )

test('a mail leaves as soon as its transaction commits, and is removed afterwards', async () => {
  const { database, server } = await open()
  await database.transaction(async (transaction) => {
    await enqueue(transaction)
  })
  await expect.poll(() => server.received, soon).toHaveLength(1)
  expect(server.received[0]?.source).toContain('Subject: Choose a new password')
  await expect.poll(() => rowsOf(database), soon).toEqual([])
})

/** What staff add to one letter. */
const said: WordsOfLetter = async (template) =>
  template === 'reset-password' ? { above: 'The cellar is closed on Monday.', below: '' } : null

test('a mail has what staff add to its letter by the time it is sent (STAF-22)', async () => {
  const { database, server } = await open(undefined, undefined, { wordsOf: said })
  await enqueue(database)
  await expect.poll(() => server.received, soon).toHaveLength(1)
  expect(server.received[0]?.source).toContain('The cellar is closed on Monday.')
})

test('a refused mail is waiting for its next attempt and leaves with it', async () => {
  const { database, server, log } = await open()
  server.refuseWith = 451
  await enqueue(database)
  await expect.poll(() => rowsOf(database), soon).toMatchObject([{ attempts: 1, waits: true, isDead: false }])
  await expect.poll(async () => (await rowsOf(database))[0]?.lastError, soon).toContain('not today')

  server.refuseWith = null
  await makeDue(database)
  await expect.poll(() => server.received, soon).toHaveLength(1)
  await expect.poll(() => rowsOf(database), soon).toEqual([])
  expect(log()).toBe('')
})

test('a mail whose server answers what the database does not take waits and is given up like any other (STAF-23)', async () => {
  const opened = await openTestDatabase()
  onTestFinished(() => opened.close())
  const { database } = opened
  const refusing: MailSender = {
    send: () => Promise.reject(new Error(`550 \0${'no '.repeat(100_000)}`)),
    close: () => {},
  }
  const worker = await startMailWorker({ ...workerOf(opened, 'smtp://127.0.0.1:9'), sender: refusing })
  onTestFinished(() => worker.stop())
  await enqueue(database)
  await expect.poll(async () => (await rowsOf(database))[0]?.lastError, soon).toMatch(/^550 no no/)
  expect((await rowsOf(database))[0]!.lastError!.length).toBeLessThanOrEqual(1000)
  await database.update(mails).set({ attempts: 5 })
  await makeDue(database)
  await expect.poll(() => rowsOf(database), soon).toMatchObject([{ attempts: 6, isDead: true }])
})

test('after the last attempt a mail becomes a dead letter, logged once, without its link or address, which it loses (security 16)', async () => {
  const { database, server, log } = await open()
  server.refuseWith = 451
  await enqueue(database)
  for (const attempts of [1, 2, 3, 4, 5]) {
    await expect
      .poll(async () => (await rowsOf(database))[0], soon)
      .toMatchObject({ attempts, waits: true, lastError: expect.stringContaining('not today') })
    await database.update(mails).set({ lastError: null })
    await makeDue(database)
  }
  const dead = { attempts: 6, isDead: true, secret: null }
  await expect.poll(() => rowsOf(database), soon).toMatchObject([dead])
  await expect.poll(log, soon).toContain('mail given up')
  expect(log().match(/mail given up/g)).toHaveLength(1)
  expect(log()).toContain('reset-password')
  expect(log()).not.toContain(example.link)
  expect(log()).not.toContain('maggie')
})

test.each([
  ['an unknown recipient', { refuseRecipientsWith: 550 }],
  ['a refused message', { refuseWith: 552 }],
])('%s is final: the mail is given up at once and logged (STAF-23)', async (_what, refusal) => {
  const { database, server, log } = await open()
  Object.assign(server, refusal)
  await enqueue(database)
  const dead = { attempts: 1, isDead: true, secret: null }
  await expect.poll(() => rowsOf(database), soon).toMatchObject([dead])
  await expect.poll(log, soon).toContain('mail given up')
  expect(server.recipients).toBe(1)
})

test('a recipient that is refused for now is tried again (STAF-23)', async () => {
  const { database, server } = await open()
  server.refuseRecipientsWith = 450
  await enqueue(database)
  await expect.poll(() => rowsOf(database), soon).toMatchObject([{ attempts: 1, waits: true, isDead: false }])
})

test('a server that refuses the login is a fault of settings: the mail waits (STAF-23)', async () => {
  const { database } = await open(undefined, undefined, { login: { user: 'dray', password: 'hops' } })
  await enqueue(database)
  await expect
    .poll(() => rowsOf(database), soon)
    .toMatchObject([{ attempts: 1, waits: true, isDead: false, lastError: expect.any(String) }])
})

test('a mail whose link does not open with the key waits, and says why (security 16)', async () => {
  const connection = await openTestDatabase()
  const sealer = createSealer([Buffer.alloc(32)])
  const to = { email: 'maggie@thetap.example', name: 'Maggie' }
  await enqueueSecretMail({ ...connection, sealer }, { to, template: 'reset-password', data: example })
  const { database, server } = await open(connection)
  await expect
    .poll(() => rowsOf(database), soon)
    .toMatchObject([{ attempts: 1, lastError: expect.stringContaining('another SECRETS_KEY') }])
  expect(server.received).toEqual([])
})

test('does not send a mail with an expired link', async () => {
  const connection = await openTestDatabase()
  await enqueue(connection.database)
  await connection.database.update(mails).set({ expiresAt: sql`now()` })
  const { database, server } = await open(connection)
  await expect.poll(() => rowsOf(database), soon).toMatchObject([{ isDead: true, secret: null }])
  expect(server.received).toEqual([])
})

test('a mail of a template that is no more does not stop the others', async () => {
  const { database, server } = await open()
  await database.insert(mails).values({ template: 'toString', toEmail: 'a@b.example', toName: '', data: {} })
  await enqueue(database)
  await expect.poll(() => server.received, soon).toHaveLength(1)
  await expect
    .poll(() => rowsOf(database), soon)
    .toMatchObject([{ lastError: "there is no template 'toString'", waits: true }])
})

test('two workers send every mail once', async () => {
  const { connection, database, server } = await open()
  const second = await startMailWorker(workerOf(connection, server.url))
  onTestFinished(() => second.stop())
  const addresses = Array.from({ length: 40 }, (_, index) => `client${index}@pub.example`)
  for (const address of addresses) await enqueue(database, address)
  await expect.poll(() => rowsOf(database), soon).toEqual([])
  expect(server.received.flatMap(({ to }) => to).sort()).toEqual(addresses.sort())
})

test('stopping waits for the mail under way; afterwards nothing touches the database', async () => {
  const connection = await openTestDatabase()
  const { promise: underWay, resolve: finish } = Promise.withResolvers<void>()
  const sent: string[] = []
  const worker = await startMailWorker({
    connection,
    renderHtml,
    sealer: testSealer,
    logger: pino({ level: 'silent' }),
    sender: {
      send: async ({ to }) => {
        await underWay
        sent.push(to.email)
      },
      close: () => sent.push('closed'),
    },
  })
  await enqueue(connection.database)
  await expect.poll(() => rowsOf(connection.database), soon).toMatchObject([{ attempts: 1 }])
  const stopped = worker.stop()
  await enqueue(connection.database, 'later@pub.example')
  finish()
  await stopped
  expect(sent).toEqual(['maggie@thetap.example', 'closed'])
  expect(await rowsOf(connection.database)).toMatchObject([{ attempts: 0 }])
  await connection.close()
})

test('given-up mails are forgotten after 30 days', async () => {
  const connection = await openTestDatabase()
  await enqueue(connection.database, 'old@pub.example')
  await enqueue(connection.database, 'new@pub.example')
  await connection.database.update(mails).set({ failedForGoodAt: sql`now() - interval '29 days'` })
  await connection.database
    .update(mails)
    .set({ failedForGoodAt: sql`now() - interval '31 days'` })
    .where(eq(mails.toEmail, 'old@pub.example'))
  const { database } = await open(connection)
  await expect
    .poll(
      () => database.select({ toEmail: mails.toEmail }).from(mails).where(isNotNull(mails.failedForGoodAt)),
      soon,
    )
    .toEqual([{ toEmail: 'new@pub.example' }])
})

test.each([
  [1, 1],
  [2, 5],
  [3, 30],
  [4, 120],
  [5, 720],
  [6, null],
])('after %i failures the next attempt is in %s minutes', (failed, minutes) => {
  expect(retryDelayMinutes(failed)).toBe(minutes)
})

test('mails name the contact address that staff have set, in foot and text (S-14)', async () => {
  const connection = await openTestDatabase()
  const { database, server } = await open(connection, undefined, {
    contactOf: async () => 'cellar@dray.example',
  })
  const data = mailTemplates['email-changed'].example
  await enqueueMail(database, { to: jan('jan@pub.example'), template: 'email-changed', data })
  await expect.poll(() => server.received, soon).toHaveLength(1)
  const source = server.received[0]!.source.replace(/=\r?\n/g, '')
  expect(source).toContain('write to cellar@dray.example.')
  expect(source).toContain('mailto:cellar@dray.example')
  expect(source).not.toContain('hello@dray.example')
})

/** A worker on a database and a mail server of its own. */
const jan = (email: string) => ({ email, name: 'Jan' })

test('at night a mail that is no deadline is waiting, and leaves at seven in London; a deadline leaves (NOTE-06)', async () => {
  let now = new Date('2026-11-23T22:10:00Z')
  const connection = await openTestDatabase()
  const { database, server } = await open(connection, () => now)
  const { example: notice } = mailTemplates.notice
  await enqueueMail(database, { to: jan('low@stock.example'), template: 'notice', data: notice })
  await enqueueMail(database, {
    to: jan('due@part.example'),
    template: 'notice',
    data: notice,
    isAtOnce: true,
  })
  await expect.poll(() => server.received, soon).toHaveLength(1)
  expect(server.received[0]?.source).toContain('due@part.example')
  await expect.poll(() => rowsOf(database), soon).toHaveLength(1)
  now = new Date('2026-11-24T07:00:00Z')
  // Another mail wakes the worker.
  await enqueue(database)
  await expect.poll(() => server.received, soon).toHaveLength(3)
  expect(server.received.map(({ source }) => source).join()).toContain('low@stock.example')
})

type Worded = Partial<Pick<MailDelivery, 'wordsOf' | 'contactOf'>>

async function open(
  connection?: Connection,
  clock?: () => Date,
  { login, ...worded }: Worded & Pick<MailServerOptions, 'login'> = {},
) {
  const opened = connection ?? (await openTestDatabase())
  onTestFinished(() => opened.close())
  const server = await openMailServer({ login: login ?? null })
  let output = ''
  const logger = pino({ level: 'info' }, { write: (line: string) => void (output += line) })
  const more = { ...(clock && { clock }), ...worded }
  const worker = await startMailWorker({ ...workerOf(opened, server.url), logger, ...more })
  onTestFinished(() => worker.stop())
  return { connection: opened, database: opened.database, server, log: () => output }
}

function workerOf(connection: Connection, smtpUrl: string) {
  const sender = createMailSender({ smtpUrl, from: 'Dray <orders@dray.example>', folder: '' })
  return {
    connection,
    sender,
    renderHtml,
    sealer: testSealer,
    logger: pino({ level: 'silent' }),
  }
}

function rowsOf(database: Database) {
  return database
    .select({
      attempts: mails.attempts,
      lastError: mails.lastError,
      waits: sql<boolean>`${mails.dueAt} > now()`,
      isDead: sql<boolean>`${mails.failedForGoodAt} is not null`,
      secret: mails.secret,
    })
    .from(mails)
}

/** Simulates the passage of time, and the change event of an operator's command. */
async function makeDue(database: Database): Promise<void> {
  await database.update(mails).set({ dueAt: sql`now()`, failedForGoodAt: null })
}
