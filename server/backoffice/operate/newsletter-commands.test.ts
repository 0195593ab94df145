import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { operatorContext } from '../../../tests/support/shops/operator-context.ts'
import { useTestDatabase } from '../../../tests/support/servers/test-database.ts'
import { mails } from '../../platform/mail/mail-tables.ts'
import {
  beginSubscription,
  endSubscription,
  storeAsked,
} from '../../identity/newsletter/subscription-queries.ts'
import { commandFor, helpText } from './find-command.ts'
import { mailContext } from '../../platform/mail/mail-queries.ts'
import { testSealer } from '../../../tests/support/shops/test-sealer.ts'

const words = 'Subject: Duty from February\n\nDuty goes up. [The table](/shipping-faq).\n'

test('an issue goes to confirmed, active subscribers of its category, each with a link of their own', async () => {
  const { run, file, database } = await open()
  expect(await run('send', 'memo', file, '--dry-run')).toMatch(
    /^Subject: Duty from February\n[^]*Duty goes up\. The table \(https:\/\/dray\.example\/shipping-faq\)\.[^]*It would go to 2 readers\. Nothing was sent\.\n$/,
  )
  expect(await copies(database)).toEqual([])
  expect(await run('send', 'memo', file)).toBe('2 copies are in the outbox.\n')
  const sent = await copies(database)
  expect(sent.map(({ toEmail }) => toEmail)).toEqual(['Ann@pub.example', 'ben@pub.example'])
  const links = sent.map(({ id, secret }) => testSealer.open(secret ?? '', mailContext(id)))
  expect(new Set(links).size).toBe(2)
  expect(links[0]).toMatch(/^https:\/\/dray\.example\/unsubscribe\?token=[\w.-]+$/)
})

test('the same issue is not sent twice; another category or word makes another issue', async () => {
  const { run, file, database } = await open()
  await run('send', 'memo', file)
  expect(await run('send', 'memo', file)).toMatch(
    /^This letter was sent on .* in 2 copies\. Nothing was sent now\.\n$/,
  )
  expect(await copies(database)).toHaveLength(2)
  expect(await run('send', 'newsletter', file)).toBe('1 copy is in the outbox.\n')
  await writeFile(file, words.replace('up', 'down'))
  expect(await run('send', 'memo', file)).toBe('2 copies are in the outbox.\n')
})

test('two operators who send the same issue at once send it once', async () => {
  const { run, file, database } = await open()
  await Promise.all([run('send', 'memo', file), run('send', 'memo', file)])
  expect(await copies(database)).toHaveLength(2)
})

test('a subscriber who unsubscribes while copies wait gets none', async () => {
  const { run, file, database } = await open()
  await endSubscription(database, { emailKey: 'ben@pub.example', category: 'memo', now: new Date() })
  expect(await run('send', 'memo', file)).toBe('1 copy is in the outbox.\n')
  expect((await copies(database)).map(({ toEmail }) => toEmail)).toEqual(['Ann@pub.example'])
})

test('reports an invalid issue and sends nothing', async () => {
  const { run, file, database } = await open()
  await expect(run('send')).rejects.toThrow('mail send <category> <file> [--dry-run]')
  await expect(run('send', 'memo')).rejects.toThrow('mail send <category> <file>')
  await expect(run('send', 'memo', file, 'twice')).rejects.toThrow('mail send <category> <file>')
  await expect(run('send', 'constructor', file)).rejects.toThrow(
    'The category must be one of newsletter, new_release, memo, other.',
  )
  await expect(run('send', 'memo', `${file}.no`)).rejects.toThrow('cannot be read: ENOENT')
  await writeFile(file, 'Subject: a\n\n<script>')
  await expect(run('send', 'memo', file)).rejects.toThrow('Line 3: letters have no HTML.')
  expect(await copies(database)).toEqual([])
  expect(helpText()).toContain('mail send <category> <file> [--dry-run]')
})

async function open() {
  const { database } = await useTestDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'dray-letter-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'letter.md')
  await writeFile(file, words)
  const now = new Date()
  const consent = { consentText: 'Yes', consentPlace: 'page', askedAt: now }
  const begin = (email: string, category: 'memo' | 'newsletter') =>
    beginSubscription(database, { email, emailKey: email.toLowerCase(), category, ...consent })
  await begin('Ann@pub.example', 'memo')
  await begin('ben@pub.example', 'memo')
  await begin('ended@pub.example', 'memo')
  await endSubscription(database, { emailKey: 'ended@pub.example', category: 'memo', now })
  await begin('other@pub.example', 'newsletter')
  const asked = { email: 'asked@pub.example', emailKey: 'asked@pub.example', category: 'memo' } as const
  await storeAsked(database, { ...asked, ...consent })
  return {
    database,
    file,
    run: (...rest: string[]) => commandFor(['mail', ...rest])(database, operatorContext),
  }
}

async function copies(database: Awaited<ReturnType<typeof useTestDatabase>>['database']) {
  return database
    .select({ id: mails.id, toEmail: mails.toEmail, secret: mails.secret })
    .from(mails)
    .where(sql`${mails.isBulk}`)
    .orderBy(mails.toEmail)
}
