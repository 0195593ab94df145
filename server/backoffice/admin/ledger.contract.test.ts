import { expect, test } from 'vitest'
import type { FeeInvoices } from '../../../shared/api/fees-api.ts'
import type { LedgerAccounts, LedgerEntries, LedgerOwners } from '../../../shared/api/ledger-api.ts'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import { sendTwoBreweryOrder } from '../../../tests/support/builders/sent-order.ts'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'

const shop = await openOrderShop()

test('every balance of the ledger is the sum of the entries that it leads to (STAF-18)', async () => {
  const { staff, number, one } = await sendTwoBreweryOrder(shop)
  const operations = await staff('operations')
  const read = async <Answer>(path: string) =>
    (await shop.get(`/api/admin/money/ledger${path}`, operations)).json() as Answer
  const { accounts, imbalanceMinor } = await read<LedgerAccounts>('')
  expect(imbalanceMinor).toBe(0)
  for (const { account, balanceMinor, owners } of accounts) {
    const entries = await read<LedgerEntries>(`/${account}/entries`)
    expect([account, entries.sumMinor]).toEqual([account, balanceMinor])
    const { rows, total } = await read<LedgerOwners>(`/${account}`)
    expect(total).toBe(owners)
    for (const { owner, balanceMinor: own } of rows)
      expect((await read<LedgerEntries>(`/${account}/entries?owner=${owner}`)).sumMinor).toBe(own)
  }
  const due = await read<LedgerOwners>('/brewery_due')
  const mine = due.rows.find(({ name }) => name === one.brewery.name)!
  expect(mine.balanceMinor).toBe(-24_000 + 720)
  const fees = await read<LedgerEntries>(`/brewery_due/entries?owner=${mine.owner}&event=fee`)
  expect(fees).toMatchObject({ total: 1, sumMinor: 720, rows: [{ event: 'fee', orderNumber: number }] })
  const ofOrder = await read<LedgerEntries>(`/brewery_due/entries?order=${number.toLowerCase()}`)
  expect(ofOrder.total).toBe(4)
  expect(await read<LedgerEntries>('/brewery_due/entries?order=nothing')).toMatchObject({
    rows: [],
    total: 0,
  })
  const today = londonDay(shop.now())
  const day = await read<LedgerEntries>(`/brewery_due/entries?order=${number}&from=${today}&until=${today}`)
  expect(day.total).toBe(4)
  expect((await read<LedgerEntries>(`/brewery_due/entries?from=2099-01-01`)).total).toBe(0)
})

test('fees of this month are listed by brewery, and support reads no ledger (STAF-18)', async () => {
  const { staff, one } = await sendTwoBreweryOrder(shop)
  const { running } = (
    await shop.get('/api/admin/money/fees', await staff('operations'))
  ).json() as FeeInvoices
  expect(running.month).toBe(londonDay(shop.now()).slice(0, 7))
  expect(running.rows.find(({ slug }) => slug === one.brewery.slug)).toMatchObject({
    grossMinor: 720,
    vatMinor: 120,
  })
  const support = await staff('support')
  for (const path of ['fees', 'ledger', 'ledger/bank', 'ledger/bank/entries', 'refunds', 'disputes'])
    expect((await shop.get(`/api/admin/money/${path}`, support)).statusCode).toBe(404)
})
