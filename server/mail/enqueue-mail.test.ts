import { expect, test } from 'vitest'
import { useTestDatabase } from '../../tests/support/servers/test-database.ts'
import { enqueueMail } from './enqueue-mail.ts'
import { mails } from './mail-tables.ts'
import { mailTemplates } from './mail-templates.ts'

const mail = {
  to: { email: 'maggie@thetap.example', name: 'Maggie' },
  template: 'reset-password' as const,
  data: mailTemplates['reset-password'].example,
}

test('a mail enters the outbox when its transaction commits, and never otherwise', async () => {
  const { database } = await useTestDatabase()
  await expect(
    database.transaction(async (transaction) => {
      await enqueueMail(transaction, mail)
      throw new Error('the order could not be placed')
    }),
  ).rejects.toThrow('the order')
  expect(await database.select({ id: mails.id }).from(mails)).toEqual([])

  await database.transaction((transaction) => enqueueMail(transaction, mail))
  const [row] = await database
    .select({ toEmail: mails.toEmail, expiresAt: mails.expiresAt, createdAt: mails.createdAt })
    .from(mails)
  expect(row?.toEmail).toBe('maggie@thetap.example')
  expect(Date.parse(String(row?.expiresAt)) - Date.parse(String(row?.createdAt))).toBe(30 * 60_000)
})

test.each([
  'a@b.example\r\nBcc: all@list.example',
  'a@b.example, c@d.example',
  '"a,b"@c.example',
  'a@b@c.example',
  'Maggie <a@b.example>',
  'a b@c.example',
  '',
])('%j is not one mailbox and is refused', async (email) => {
  const { database } = await useTestDatabase()
  await expect(enqueueMail(database, { ...mail, to: { ...mail.to, email } })).rejects.toThrow(
    'e-mail address',
  )
})

test('the compiler asks for the data of the template', async () => {
  const { database } = await useTestDatabase()
  // @ts-expect-error a reset needs its link
  await enqueueMail(database, { ...mail, data: { name: 'Maggie', validMinutes: 30 } })
  // @ts-expect-error there is no such template
  await enqueueMail(database, { ...mail, template: 'reset' })
  expect(await database.select({ id: mails.id }).from(mails)).toHaveLength(2)
})
