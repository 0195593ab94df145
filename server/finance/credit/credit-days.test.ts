import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openCreditShop } from '../../../tests/support/shops/credit-shop.ts'
import { pdfText } from '../../../tests/support/shops/pdf-text.ts'
import { findOpenEntries } from '../../platform/worklist/worklist.ts'
import { readOwedOnAccount } from '../ledger/read-on-account.ts'

const shop = await openCreditShop()
// A day of credit begins at six in London: from noon, each day that passes is settled within itself.
const dayMs = 86_400_000
shop.wait((dayMs * 1.5 - (shop.now().getTime() % dayMs)) / 1000)
await shop.signInAgain()

async function mailsOf(clientId: string): Promise<string[]> {
  const { rows } = await shop.database.execute(
    sql`select data ->> 'news' as what from mails
        where template in ('invoices-due', 'credit-account', 'trade-account')
          and to_email = (select email from clients where id = ${clientId}) order by created_at`,
  )
  return rows.map(({ what }) => String(what))
}
/** Whether a late invoice waits for finance. */
const isListed = async (clientId: string) =>
  (await findOpenEntries(shop.database, { kind: 'invoice_late' })).some(({ subject }) => subject === clientId)
/** One London day after the other, each settled twice. */
async function pass(days: number) {
  for (let day = 0; day < days; day += 1) {
    shop.wait(24 * 60 * 60)
    await shop.settleDays()
    await shop.settleDays()
  }
  await shop.signInAgain()
}

/** To the middle of the next month: 31 days from the last of March are the first of May. */
async function passToNextMonth() {
  const now = shop.now()
  const middle = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 15, 12)
  await shop.waitDays((middle - now.getTime()) / dayMs)
}

test('mails go before and after the due day and a week later, once each, not for what is paid (CRED-05)', async () => {
  const late = await shop.creditBuyer()
  const prompt = await shop.creditBuyer()
  await shop.invoiced(late, 12_000)
  await shop.invoiced(prompt, 12_000)
  await pass(10)
  expect(await mailsOf(late.clientId)).toEqual(['open'])
  await pass(1)
  expect(await mailsOf(late.clientId)).toEqual(['open', 'before'])
  await shop.markPaid(prompt.clientId, 12_000)
  await pass(4)
  expect(await mailsOf(late.clientId)).toEqual(['open', 'before', 'after'])
  await pass(6)
  expect(await mailsOf(late.clientId)).toEqual(['open', 'before', 'after', 'late'])
  expect(await mailsOf(prompt.clientId)).toEqual(['open', 'before'])
})

test('an invoice 8 days late stops credit, 30 days the trade account, and paying all of it releases both (CRED-06, STAF-02)', async () => {
  const buyer = await shop.creditBuyer()
  const { clientId } = buyer
  await shop.invoiced(buyer, 12_000)
  const states = async () => {
    const trade = (await shop.get('/api/account/trade', buyer)).json().state
    return [(await shop.dossier(clientId)).account?.state, trade]
  }
  await pass(14)
  expect(await isListed(clientId)).toBe(false)
  await pass(7)
  expect(await isListed(clientId)).toBe(true)
  expect(await states()).toEqual(['open', 'approved'])
  await pass(1)
  expect(await states()).toEqual(['on_hold', 'approved'])
  await shop.fill(buyer, 1200)
  const refused = await shop.place(buyer, { payment: 'invoice' })
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'credit_on_hold'])
  const { methods, credit } = (await shop.get('/api/orders/payment-methods', buyer)).json()
  expect([methods, credit.state]).toEqual([['card'], 'on_hold'])
  expect((await shop.place(buyer)).statusCode).toBe(201)
  await pass(21)
  expect(await states()).toEqual(['on_hold', 'approved'])
  await pass(1)
  expect(await states()).toEqual(['on_hold', 'on_hold'])
  await shop.markPaid(clientId, 11_999)
  expect(await states()).toEqual(['on_hold', 'on_hold'])
  await shop.markPaid(clientId, 1)
  expect(await isListed(clientId)).toBe(false)
  expect(await states()).toEqual(['open', 'approved'])
  await pass(1)
  expect(await states()).toEqual(['open', 'approved'])
})

test('finance’s own hold is not ended by the clock, nor its release undone (CRED-06)', async () => {
  const buyer = await shop.creditBuyer()
  const { clientId } = buyer
  const state = async () => (await shop.dossier(clientId)).account?.state
  await shop.invoiced(buyer, 12_000)
  await pass(22)
  await shop.verb(shop.finance, clientId, 'release', { reason: 'They have promised.' })
  await pass(2)
  expect(await state()).toBe('open')
  await shop.verb(shop.finance, clientId, 'hold', { reason: 'They lied.' })
  await shop.markPaid(clientId, 12_000)
  await pass(1)
  expect(await state()).toBe('on_hold')
})

test('a month’s statement equals the ledger, begins where the last ended, and is issued once (CRED-08)', async () => {
  const buyer = await shop.creditBuyer({ limitMinor: 10_000_000 })
  const { clientId } = buyer
  const statements = async () => (await shop.get('/api/account/credit', buyer)).json().statements
  await shop.writeStatements()
  await shop.invoiced(buyer, 36_000)
  await passToNextMonth()
  await shop.writeStatements()
  await shop.writeStatements()
  const [first, ...none] = await statements()
  expect([first.closingMinor, none]).toEqual([36_000, []])
  await shop.invoiced(buyer, 12_000)
  await shop.markPaid(clientId, 6000, { reference: 'HALF' })
  await passToNextMonth()
  await shop.writeStatements()
  const [second] = await statements()
  expect(second.closingMinor).toBe(await readOwedOnAccount(shop.database, clientId))
  const document = await shop.get(`/api/documents/${second.id}.pdf`, buyer)
  const words = pdfText(document.rawPayload).split('\n')
  expect(words.slice(words.indexOf('Opening balance')).slice(0, 2)).toEqual(['Opening balance', '£360.00'])
  expect(words.filter((word) => word.startsWith('-£'))).toEqual(['-£60.00'])
  const closing = words.slice(words.indexOf('Closing balance'))
  expect(closing.slice(0, 2)).toEqual(['Closing balance', '£420.00'])
  const ages = closing.flatMap((word, at) => (word.startsWith('£') && at > 1 ? [word] : []))
  const [notDue, to30, to60, over60] = ages.slice(0, 4).map((text) => Number(text.slice(1).replace(',', '')))
  // What is left of the first is 14 to 47 days late at the end of the second month; the second may be due or not.
  expect(notDue! + to30! + to60! + over60!).toBe(420)
  expect([0, 120]).toContain(notDue)
  expect(over60).toBe(0)
  expect((await shop.get(`/api/documents/${second.id}.pdf`, await shop.buyer())).statusCode).toBe(404)
})
