import { expect, onTestFinished, test } from 'vitest'
import { createServerDatabase } from '../../../tests/support/servers/test-database.ts'
import { testSealer } from '../../../tests/support/shops/test-sealer.ts'
import { connectPostgres } from '../../platform/database/postgres-database.ts'
import { mails } from '../../platform/mail/mail-tables.ts'
import { subscriptions } from './newsletter-tables.ts'
import { openNewsletter, unsubscribeLink } from './open-newsletter.ts'
import { digestOf, sendIssue } from './send-issue.ts'
import { unsubscribe } from './unsubscribe.ts'

const now = new Date('2026-05-02T12:00:00Z')
const issue = { subject: 'Ale', preview: '', blocks: [], action: null }
const category = 'newsletter' as const

test('who unsubscribes while an issue is put into the outbox has no copy there afterwards (OPEN-36)', async () => {
  const connection = await connectPostgres(await createServerDatabase())
  onTestFinished(connection.close)
  const newsletter = await openNewsletter({
    ...connection,
    sealer: testSealer,
    publicUrl: 'https://dray.example',
    clock: () => now,
  })
  const emails = Array.from({ length: 120 }, (_, at) => `${String(at).padStart(3, '0')}@pub.example`)
  const consent = { consentText: 'Yes', consentPlace: 'footer', askedAt: now, confirmedAt: now }
  await connection.database
    .insert(subscriptions)
    .values(emails.map((email) => ({ email, emailKey: email, category, ...consent })))
  const tokens = emails.map((email) =>
    new URL(unsubscribeLink(newsletter, { email, category })).searchParams.get('token')!,
  )
  await Promise.all([
    sendIssue(newsletter, { category, issue, digest: digestOf(category, issue) }, () => {}),
    ...tokens.map((token) => unsubscribe(newsletter, { token, notifies: false })),
  ])
  expect(await connection.database.$count(mails)).toBe(0)
})
