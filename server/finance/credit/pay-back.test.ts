import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openCreditShop } from '../../../tests/support/shops/credit-shop.ts'
import { readImbalance } from '../ledger/read-balances.ts'
import { readOwedOnAccount } from '../ledger/read-on-account.ts'
import { worklistEntries } from '../../platform/worklist/worklist-tables.ts'
import { layPayments } from './lay-payments.ts'

const shop = await openCreditShop()
const { database } = shop
const reason = 'The container was found.'
const payBack = (clientId: string, amountMinor: number, more: object = {}, who?: Record<string, string>) =>
  shop.money('pay-backs', { clientId, amountMinor, reference: 'DRAY BACK 1', reason, ...more }, who)
const confirm = (id: string, who: Record<string, string>) =>
  shop.money(`pay-backs/${id}/confirmation`, {}, who)
const waiting = async (clientId: string, kind: string) =>
  (await database.select().from(worklistEntries).where(eq(worklistEntries.subject, clientId))).filter(
    (entry) => entry.kind === kind && entry.closedAt === null,
  )
/** A buyer whose paid invoice leaves so many pence over. */
async function overpaid(minor: number) {
  const buyer = await shop.creditBuyer()
  await shop.invoiced(buyer, 30_000)
  await shop.markPaid(buyer.clientId, 30_000 + minor)
  return buyer
}

test('what is beyond all invoices is shown to the buyer, and is paid back with a reference and a mail (EMPT-06, CRED-07)', async () => {
  const buyer = await overpaid(12_000)
  const { clientId } = buyer
  const own = async () => (await shop.get('/api/account/credit', buyer)).json()
  expect((await own()).overpaidMinor).toBe(12_000)
  const preview = await shop.money('pay-backs?dryRun=true', {
    clientId,
    amountMinor: 12_000,
    reference: 'DRAY BACK 1',
    reason,
  })
  expect(preview.json()).toMatchObject({
    money: [
      '£120.00 goes back to Maggie Tapster by bank, as ‘DRAY BACK 1’.',
      'Nothing is left beyond all invoices.',
    ],
    mails: ['Maggie Tapster'],
  })
  expect((await own()).overpaidMinor).toBe(12_000)
  expect((await payBack(clientId, 12_001)).json()).toMatchObject({ code: 'not_possible' })
  expect((await payBack(clientId, 12_000, { reference: ' ' })).json().field).toBe('reference')
  for (const [role, status] of [
    ['support', 404],
    ['operations', 403],
  ] as const)
    expect((await payBack(clientId, 100, {}, await shop.staff(role))).statusCode).toBe(status)
  const done = await payBack(clientId, 12_000)
  expect(done.json()).toMatchObject({
    state: 'done',
    credit: {
      overpaidMinor: 0,
      payBacks: [{ amountMinor: 12_000, reference: 'DRAY BACK 1', state: 'done' }],
    },
  })
  expect(await readOwedOnAccount(database, clientId)).toBe(0)
  expect(await readImbalance(database)).toBe(0)
  expect((await shop.dossier(clientId)).history.at(-1)).toMatchObject({ verb: 'paid back', reason })
  const { email } = (await shop.get('/api/account', buyer)).json().client
  expect((await shop.mailsTo(email)).at(-1)).toMatchObject({
    template: 'paid-back',
    data: { amount: '£120.00', reference: 'DRAY BACK 1' },
  })
  expect((await payBack(clientId, 1)).json()).toMatchObject({ message: 'Only £0.00 is beyond all invoices.' })
})

test('above £250.00 of a day another person confirms, within 72 hours, and one waits at a time (CRED-07)', async () => {
  const { clientId } = await overpaid(60_000)
  const other = await shop.staff('finance')
  expect((await payBack(clientId, 25_000)).json().state).toBe('done')
  // Of the same day: what went back already counts.
  const asked = await payBack(clientId, 100, { reference: 'DRAY BACK 2' })
  expect(asked.json()).toMatchObject({ state: 'asked', credit: { overpaidMinor: 35_000 } })
  expect(await waiting(clientId, 'pay_back')).toHaveLength(1)
  expect((await payBack(clientId, 100)).json().code).toBe('not_possible')
  const { id } = asked.json()
  expect((await confirm(id, shop.finance)).json().code).toBe('second_person_needed')
  expect((await confirm(id, other)).json()).toMatchObject({
    state: 'done',
    credit: { overpaidMinor: 34_900 },
  })
  expect((await confirm(id, other)).statusCode).toBe(409)
  expect(await waiting(clientId, 'pay_back')).toEqual([])
  await shop.waitDays(1)
  const large = (await payBack(clientId, 30_000)).json().id
  await shop.waitDays(4)
  expect((await confirm(large, other)).json().code).toBe('not_possible')
  expect((await shop.dossier(clientId)).payBacks[0]).toMatchObject({ state: 'lapsed', amountMinor: 30_000 })
  await shop.lapse()
  expect(await waiting(clientId, 'pay_back')).toEqual([])
  expect((await payBack(clientId, 10_000)).json().state).toBe('done')
  expect(await readOwedOnAccount(database, clientId)).toBe(-24_900)
  expect(await readImbalance(database)).toBe(0)
})

test('a confirmed payment back is no more than what is over by then, and a payment of it is not undone (CRED-07)', async () => {
  const buyer = await overpaid(40_000)
  const { clientId } = buyer
  const other = await shop.staff('admin')
  const { id } = (await payBack(clientId, 40_000)).json()
  await shop.invoiced(buyer, 12_000)
  expect((await confirm(id, other)).json()).toMatchObject({ message: 'Only £280.00 is beyond all invoices.' })
  const [payment] = (await shop.dossier(clientId)).payments
  const small = await overpaid(5_000)
  await payBack(small.clientId, 5_000)
  const [paid] = (await shop.dossier(small.clientId)).payments
  expect((await shop.money(`payments/${paid!.id}/reversal`, { reason })).json().code).toBe('not_possible')
  expect((await shop.money(`payments/${payment!.id}/reversal`, { reason })).statusCode).toBe(200)
})

test('of money that is waiting for 30 days finance learns, until it is used or paid back (CRED-07)', async () => {
  const buyer = await overpaid(3_000)
  const { clientId } = buyer
  await shop.waitDays(29)
  await shop.settleDays()
  expect(await waiting(clientId, 'buyer_overpaid')).toEqual([])
  await shop.waitDays(1)
  await shop.settleDays()
  expect(await waiting(clientId, 'buyer_overpaid')).toMatchObject([
    { about: expect.stringContaining('£30.00') },
  ])
  await payBack(clientId, 3_000)
  expect(await waiting(clientId, 'buyer_overpaid')).toEqual([])
})

test('operators pay back and confirm by command (OPER-06)', async () => {
  const buyer = await overpaid(50_000)
  const { email } = (await shop.get('/api/account', buyer)).json().client
  const { id } = (await payBack(buyer.clientId, 30_000)).json()
  expect(await shop.operate('money', 'confirm-pay-back', id)).toBe('Paid back.\n')
  expect(await shop.operate('money', 'pay-back', email, '50.00', 'BACK-3', 'Paid', 'twice')).toContain(
    'Another person confirms it',
  )
})

const line = (
  event: 'part_invoiced' | 'bank_payment' | 'bank_paid_back',
  amountMinor: number,
  bookedOn: string,
) => ({
  event,
  key: `${event}:${bookedOn}`,
  orderId: null,
  partId: null,
  documentId: null,
  amountMinor,
  bookedOn,
})

test('money is left since the day on which it began to be over (CRED-07)', () => {
  const since = (...lines: ReturnType<typeof line>[]) =>
    layPayments({ lines, papers: new Map(), named: new Map() }).leftSince
  const invoice = line('part_invoiced', 300, '2026-12-01')
  expect(since(invoice, line('bank_payment', -300, '2026-12-02'))).toBeNull()
  const over = [invoice, line('bank_payment', -500, '2026-12-02')]
  expect(since(...over, line('bank_paid_back', 50, '2026-12-03'))).toBe('2026-12-02')
  expect(since(...over, line('bank_paid_back', 200, '2026-12-03'))).toBeNull()
  const again = [line('bank_paid_back', 200, '2026-12-03'), line('bank_payment', -10, '2026-12-04')]
  expect(since(...over, ...again)).toBe('2026-12-04')
})
