import { expect, test } from 'vitest'
import { useTestDatabase } from '../../../tests/support/servers/test-database.ts'
import { enqueueMail, enqueueSecretMail } from './enqueue-mail.ts'
import { mails } from './mail-tables.ts'
import { mailTemplates } from './mail-templates.ts'
import { testSealer } from '../../../tests/support/shops/test-sealer.ts'
import { divideSecret, secretFields, type SecretTemplateName, uniteSecret } from './secret-fields.ts'

const sealer = testSealer
const mail = {
  to: { email: 'maggie@thetap.example', name: 'Maggie' },
  template: 'reset-password' as const,
  data: mailTemplates['reset-password'].example,
}

test('a mail enters the outbox when its transaction commits, and never otherwise', async () => {
  const { database } = await useTestDatabase()
  await expect(
    database.transaction(async (transaction) => {
      await enqueueSecretMail({ database: transaction, sealer }, mail)
      throw new Error('the order could not be placed')
    }),
  ).rejects.toThrow('the order')
  expect(await database.select({ id: mails.id }).from(mails)).toEqual([])

  await database.transaction((transaction) => enqueueSecretMail({ database: transaction, sealer }, mail))
  const [row] = await database
    .select({ toEmail: mails.toEmail, expiresAt: mails.expiresAt, createdAt: mails.createdAt })
    .from(mails)
  expect(row?.toEmail).toBe('maggie@thetap.example')
  const validMs = Date.parse(String(row?.expiresAt)) - Date.parse(String(row?.createdAt))
  expect(Math.round(validMs / 1000)).toBe(30 * 60)
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
  await expect(
    enqueueSecretMail({ database, sealer }, { ...mail, to: { ...mail.to, email } }),
  ).rejects.toThrow('email address')
})

test('the compiler asks for the data of the template', async () => {
  const { database } = await useTestDatabase()
  // @ts-expect-error a reset needs its link
  await enqueueSecretMail({ database, sealer }, { ...mail, data: { name: 'Maggie', validMinutes: 30 } })
  // @ts-expect-error there is no such template
  await enqueueMail(database, { ...mail, template: 'reset' })
  // @ts-expect-error its link must not wait in clear
  await enqueueMail(database, mail)
  expect(await database.select({ id: mails.id }).from(mails)).toHaveLength(3)
})

test('each template with a token in its data seals it (security 16)', () => {
  for (const [name, { example }] of Object.entries(mailTemplates)) {
    const { validMinutes, code, ...data } = example as { validMinutes?: number; code?: string }
    const isLiving =
      validMinutes !== undefined || code !== undefined || /[#?&]\w+=example/.test(JSON.stringify(data))
    expect([name, Object.hasOwn(secretFields, name)]).toEqual([name, isLiving])
    if (!isLiving) continue
    const parts = divideSecret(name as SecretTemplateName, example as never)
    expect(JSON.stringify(parts.data)).not.toMatch(/[#?&]\w+=example/)
    expect(uniteSecret(name, parts)).toEqual(example)
  }
})
