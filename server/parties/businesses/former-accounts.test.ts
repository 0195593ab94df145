import { afterAll, expect, test } from 'vitest'
import {
  type FormerAnswer,
  openFormerAccounts,
  readFormerAccounts,
} from '../../../tests/support/former/former-accounts.ts'
import { openAccountShop } from '../../../tests/support/shops/account-shop.ts'
import { pdfText } from '../../../tests/support/shops/pdf-text.ts'
import { migrate } from '../../platform/database/apply-migrations.ts'

const { at, accounts, tables } = await readFormerAccounts()
const connection = await openFormerAccounts(tables)
afterAll(() => connection.close())
await migrate(connection)
const shop = await openAccountShop({ connection, lasts: 'file', accounts: { clock: () => new Date(at) } })

async function answerOf(path: string, authorization?: string): Promise<FormerAnswer> {
  const { statusCode, headers, rawPayload, body } = await shop.get(
    path,
    authorization ? { authorization } : {},
  )
  const type = String(headers['content-type'])
  return [statusCode, type, type === 'application/pdf' ? pdfText(rawPayload) : body]
}

/** What was not known before, such as the sum of an occurrence to come, may be known now. */
const known = (key: string, value: unknown) => (key === 'preview' && value === null ? undefined : value)

/** As it is compared: a later version may answer more fields, and none other than before. */
const parsed = ([status, type, text]: FormerAnswer) => ({
  status,
  type,
  body: type.startsWith('application/json') ? JSON.parse(text, known) : text,
})

test.each(Object.keys(accounts))(
  '%s has the same orders, documents, PDFs, standing orders, credit and basket after the upgrade (BIZ-01)',
  async (email) => {
    const { bearer, answers } = accounts[email]!
    expect(Object.keys(answers).length).toBeGreaterThan(15)
    for (const [path, before] of Object.entries(answers))
      expect({ path, ...parsed(await answerOf(path, bearer)) }).toMatchObject({ path, ...parsed(before) })
  },
)

test('tokens and calendar links of the version before are answered the same (BIZ-01)', async () => {
  for (const { token, tokenAnswer, calendar, calendarAnswer } of Object.values(accounts)) {
    expect(parsed(await answerOf('/api/orders', `Bearer ${token}`))).toMatchObject(parsed(tokenAnswer))
    expect(await answerOf(new URL(calendar).pathname)).toEqual(calendarAnswer)
  }
})

test('each account of the version before is a business of one site and one owner (BIZ-01)', async () => {
  for (const { bearer } of Object.values(accounts)) {
    const [status, , text] = await answerOf('/api/account/business', bearer)
    const { isOwner, sites, members } = JSON.parse(text)
    expect([status, isOwner, sites.length, members]).toEqual([200, true, 1, []])
  }
})
