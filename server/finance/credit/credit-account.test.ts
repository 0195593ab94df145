import { expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { openCreditShop } from '../../../tests/support/shops/credit-shop.ts'
import { readBalance } from '../ledger/read-balances.ts'
import { findUninvoicedTotal } from '../../trading/orders/read-orders.ts'
import { requireCredit } from './require-credit.ts'

const shop = await openCreditShop()
const reason = 'Three years of orders.'

test('finance and admins alone open, change, hold, release and close, with a reason, audited (CRED-01)', async () => {
  const { clientId } = await shop.buyer()
  const outcome = async (who: Record<string, string>, verb: string, body: object) => {
    const reply = await shop.verb(who, clientId, verb, body)
    return [reply.statusCode, reply.json().account?.state ?? reply.json().code]
  }
  const opening = { limitMinor: 50_000, terms: '30eom', reason }
  for (const role of ['support', 'operations'] as const)
    expect(await outcome(await shop.staff(role), 'open', opening)).toEqual([403, 'role_missing'])
  expect((await outcome(await shop.buyer(), 'open', opening))[0]).toBe(404)
  expect((await outcome(shop.finance, 'open', { ...opening, reason: '' }))[0]).toBe(400)
  expect((await outcome(shop.finance, 'change', opening))[0]).toBe(404)
  expect(await outcome(shop.finance, 'open', opening)).toEqual([200, 'open'])
  expect(await outcome(shop.finance, 'open', opening)).toEqual([409, 'not_possible'])
  expect(await outcome(shop.finance, 'hold', { reason: 'A cheque bounced.' })).toEqual([200, 'on_hold'])
  expect(await outcome(await shop.staff('admin'), 'release', { reason })).toEqual([200, 'open'])
  expect(await outcome(shop.finance, 'change', { limitMinor: 70_000, reason })).toEqual([200, 'open'])
  expect(await outcome(shop.finance, 'close', { reason: 'Sold the pub.' })).toEqual([200, 'closed'])
  const { account, history } = await shop.dossier(clientId)
  expect(account).toMatchObject({ limitMinor: 70_000, terms: '30eom', reason: 'Sold the pub.' })
  expect(history.map(({ verb, role, reason: why }) => [verb, role, why])).toEqual([
    ['credit open', 'finance', reason],
    ['credit hold', 'finance', 'A cheque bounced.'],
    ['credit release', 'admin', reason],
    ['credit change', 'finance', reason],
    ['credit close', 'finance', 'Sold the pub.'],
  ])
})

test('an order is placed to the very limit and not a penny beyond, and says what is left (CRED-02)', async () => {
  const buyer = await shop.creditBuyer({ limitMinor: 100_001 })
  await shop.fill(buyer, 60_000)
  expect((await shop.place(buyer, { payment: 'invoice' })).statusCode).toBe(201)
  await shop.fill(buyer, 40_002)
  const refused = await shop.place(buyer, { payment: 'invoice' })
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    expect.objectContaining({ code: 'credit_limit', leftMinor: 40_001 }),
  ])
  const own = await shop.get('/api/account/credit', buyer)
  expect(own.json().account).toMatchObject({ limitMinor: 100_001, usedMinor: 60_000, leftMinor: 40_001 })
  await shop.verb(shop.finance, buyer.clientId, 'change', { limitMinor: 100_002, reason })
  expect((await shop.place(buyer, { payment: 'invoice' })).statusCode).toBe(201)
  expect((await shop.get('/api/orders/payment-methods', buyer)).json().credit.leftMinor).toBe(0)
})

test('an order that is invoiced while what is used is added up counts all the same (CRED-02, INV-13)', async () => {
  const { clientId, ...buyer } = await shop.creditBuyer({ limitMinor: 100_000 })
  await shop.fill(buyer, 60_000)
  const { number } = await shop.placed(buyer, { payment: 'invoice' })
  const uninvoicedOf = async (...asked: Parameters<typeof findUninvoicedTotal>) => {
    await shop.operate('orders', 'accept', number)
    return findUninvoicedTotal(...asked)
  }
  await expect(
    requireCredit(shop.database, { clientId, totalMinor: 40_001, uninvoicedOf }),
  ).rejects.toMatchObject({ code: 'credit_limit' })
})

test('what is used is the same before and after the invoice, falls with a credit note and a payment (CRED-02)', async () => {
  const buyer = await shop.creditBuyer()
  const used = async () => (await shop.dossier(buyer.clientId)).account?.usedMinor
  await shop.fill(buyer, 36_000)
  const { number } = await shop.placed(buyer, { payment: 'invoice' })
  expect(await used()).toBe(36_000)
  await shop.operate('orders', 'accept', number)
  expect(await used()).toBe(36_000)
  await shop.markPaid(buyer.clientId, 6000)
  expect(await used()).toBe(30_000)
  await shop.operate('orders', 'cancel', number)
  expect(await used()).toBe(-6000)
  const card = await shop.variant({ priceMinor: 100 })
  await shop.add({ ...card, quantity: 1 }, buyer)
  const paid = await shop.placed(buyer)
  await shop.pay(paid.number, 'sandbox_success', buyer)
  expect(await used()).toBe(-6000)
})

test('without a bank account to pay into no account is opened (CRED-01)', async () => {
  const { clientId } = await shop.buyer()
  const details = sql`insert into dray_details (since, details)
    select ${new Date(Date.now() + 9e9).toISOString()}::timestamptz, jsonb_set(details, '{bankAccount}', 'null') from dray_details`
  await shop.database.execute(details)
  const refused = await shop.verb(shop.finance, clientId, 'open', { reason })
  await shop.database.execute(sql`delete from dray_details where details ->> 'bankAccount' is null`)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'no_bank_account'])
})

test('payments are allocated to the oldest or the named invoices, are doubted twice, and undone (CRED-07)', async () => {
  const buyer = await shop.creditBuyer()
  const { clientId } = buyer
  await shop.invoiced(buyer, 30_000)
  shop.wait(60)
  await shop.invoiced(buyer, 30_000)
  const open = async () => (await shop.dossier(clientId)).invoices.map(({ openMinor }) => openMinor)
  const reference = 'FASTER PAYMENT 7'
  expect((await shop.markPaid(clientId, 50_000, { reference: '' })).statusCode).toBe(400)
  const future = { receivedOn: '2999-01-01' }
  expect((await shop.markPaid(clientId, 50_000, future)).json().field).toBe('receivedOn')
  const first = await shop.markPaid(clientId, 50_000, { reference })
  expect([first.statusCode, await open()]).toEqual([200, [10_000]])
  const again = await shop.markPaid(clientId, 50_000, { reference })
  expect([again.statusCode, again.json().code, await open()]).toEqual([409, 'marked_before', [10_000]])
  expect((await shop.markPaid(clientId, 50_000, { reference, isSecond: true })).statusCode).toBe(200)
  const over = await shop.dossier(clientId)
  expect([over.invoices, over.overpaidMinor, over.account?.usedMinor]).toEqual([[], 40_000, -40_000])
  for (const { id } of over.payments)
    await shop.money(`payments/${id}/reversal`, { reason: 'Another pub’s.' })
  expect(await open()).toEqual([30_000, 30_000])
  const [undone] = (await shop.dossier(clientId)).payments
  expect(undone).toMatchObject({ undoneReason: 'Another pub’s.' })
  const twice = await shop.money(`payments/${undone!.id}/reversal`, { reason: 'Again.' })
  expect([twice.statusCode, twice.json().code]).toEqual([409, 'not_possible'])
  const second = (await shop.dossier(clientId)).invoices[1]!.number
  await shop.markPaid(clientId, 20_000, { invoices: [second] })
  expect(await open()).toEqual([30_000, 10_000])
  expect((await shop.markPaid(clientId, 1, { invoices: ['TOW-999999'] })).statusCode).toBe(404)
})

test('finance writes off £50.00 of an invoice, and more with another person, without a credit note (CRED-09)', async () => {
  const buyer = await shop.creditBuyer()
  const { clientId } = buyer
  await shop.invoiced(buyer, 30_000)
  const invoice = (await shop.dossier(clientId)).invoices[0]!.number
  const ask = (amountMinor: number) =>
    shop.money('write-offs', { clientId, invoice, amountMinor, reason: 'The pub burnt down.' })
  const other = await shop.staff('finance')
  expect((await ask(30_001)).json().code).toBe('not_possible')
  expect((await ask(5000)).json()).toMatchObject({ state: 'done' })
  const asked = (await ask(1)).json()
  expect(asked).toMatchObject({ state: 'asked', credit: { invoices: [{ openMinor: 25_000 }] } })
  expect(await shop.operate('worklist', 'list', 'write-off')).toContain('£0.01')
  const confirm = (who: Record<string, string>) => shop.money(`write-offs/${asked.id}/confirmation`, {}, who)
  expect((await confirm(shop.finance)).json().code).toBe('second_person_needed')
  expect((await confirm(other)).json()).toMatchObject({
    state: 'done',
    credit: { invoices: [{ openMinor: 24_999 }] },
  })
  expect((await confirm(other)).json().code).toBe('not_possible')
  expect(await readBalance(shop.database, 'bad_debt')).toBe(5001)
  const { rows } = await shop.database.execute(
    sql`select 1 from documents where kind = 'credit_note' and client_id = ${clientId}`,
  )
  expect(rows).toEqual([])
  expect(
    (await shop.dossier(clientId)).writeOffs
      .toSorted((one, other) => one.amountMinor - other.amountMinor)
      .map(({ state, amountMinor }) => [state, amountMinor]),
  ).toEqual([
    ['done', 1],
    ['done', 5000],
  ])
  const late = (await ask(6000)).json()
  shop.wait(72 * 3600 + 1)
  await shop.signInAgain()
  await shop.lapse()
  expect(await shop.operate('worklist', 'list', 'write-off')).toBe('Nothing is waiting.\n')
  expect((await shop.money(`write-offs/${late.id}/confirmation`, {}, other)).json().code).toBe('not_possible')
})

test('a write-off that waits is listed with what confirms it, and to the person who asked as their own (STAF-13, CRED-09)', async () => {
  const buyer = await shop.creditBuyer()
  const { clientId } = buyer
  await shop.invoiced(buyer, 20_000)
  const invoice = (await shop.dossier(clientId)).invoices[0]!.number
  const asked = { clientId, invoice, amountMinor: 7500, reason: 'The pub has closed.' }
  const { id } = (await shop.money('write-offs', asked)).json()
  const other = await shop.staff('admin')
  const waiting = async (who: Record<string, string>) =>
    (await shop.get('/api/admin/money/receivables', who)).json().writeOffs
  const row = {
    id,
    number: invoice,
    amountMinor: 7500,
    reason: 'The pub has closed.',
    state: 'asked',
    doneBy: null,
  }
  expect(await waiting(shop.finance)).toMatchObject([{ ...row, isOwn: true, client: { id: clientId } }])
  expect(await waiting(other)).toMatchObject([{ ...row, isOwn: false }])
  const preview = await shop.money(`write-offs/${id}/confirmation?dryRun=true`, {}, other)
  expect(preview.json().money).toEqual([`£125.00 of ${invoice} is open; it was £200.00.`])
  expect((await shop.dossier(clientId)).writeOffs).toMatchObject([row])
  await shop.money(`write-offs/${id}/confirmation`, {}, other)
  expect(await waiting(other)).toEqual([])
  const [done] = (await shop.dossier(clientId)).writeOffs
  expect(done).toMatchObject({ id, state: 'done', doneBy: expect.any(String) })
  expect(done!.doneBy).toBe((await shop.dossier(clientId)).history.at(-1)!.by)
  shop.wait(60)
  await shop.money('write-offs', asked)
  shop.wait(72 * 3600 + 1)
  await shop.signInAgain()
  expect(await waiting(other)).toEqual([])
  expect((await shop.dossier(clientId)).writeOffs[0]).toMatchObject({ state: 'lapsed', doneBy: null })
})
