import { parse } from 'csv-parse/sync'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { addStaff } from '../../../tests/support/shops/add-staff.ts'
import { openPayoutShop } from '../../../tests/support/shops/payout-shop.ts'
import { addDays, londonDay } from '../../../shared/working-time/working-time.ts'
import { documents } from '../../finance/documents/document-tables.ts'
import { billFees } from '../../finance/documents/bill-fees.ts'

const shop = await openPayoutShop()
const { database } = shop

const staffOf = async (role: 'finance' | 'operations') => {
  const worker = await shop.buyer()
  await addStaff(database, worker.clientId, role)
  return worker
}

test('finance takes a month of Dray’s own invoices and fee invoices for each program; others do not (PLAT-30, STAF-18)', async () => {
  const { run } = await shop.acceptedOrder()
  await run('dispatch')
  const nextMonth = `${addDays(`${londonDay(shop.now()).slice(0, 7)}-28`, 7).slice(0, 7)}-02`
  await shop.waitUntil(nextMonth, '12:00')
  await billFees({ database, clock: shop.now })
  const month = londonDay(shop.now()).slice(0, 7)
  const finance = await staffOf('finance')
  const own = (await database.select().from(documents)).filter(
    ({ issuerId, kind, contents }) =>
      issuerId === null && kind === 'fee_invoice' && contents.issuedOn.startsWith(month),
  )
  expect(own).toHaveLength(1)
  for (const program of ['xero', 'sage', 'quickbooks']) {
    const answer = await shop.get(`/api/admin/money/exports/${program}?month=${month}`, finance)
    expect(answer.headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'no-store' })
    const files = unzipSync(answer.rawPayload)
    const [name, total] = [own[0]!.number, (own[0]!.totalMinor / 100).toFixed(2)]
    expect(strFromU8(files['invoices.csv']!)).toContain(name)
    expect(strFromU8(files['read-me.txt']!)).toContain(`Invoices: 1, net`)
    expect(strFromU8(files['read-me.txt']!)).toContain(`in all £${total}`)
    expect(strFromU8(files['read-me.txt']!)).toContain('Dray’s own documents')
  }
  const operations = await staffOf('operations')
  for (const what of [`exports/xero?month=${month}`, `journal?month=${month}`])
    expect((await shop.get(`/api/admin/money/${what}`, operations)).statusCode).toBe(403)
})

test('the journal of a month has every entry and sums to zero, which its last row says (STAF-18, LEDG-01)', async () => {
  const { run } = await shop.acceptedOrder()
  await run('dispatch')
  const month = londonDay(shop.now()).slice(0, 7)
  const answer = await shop.get(`/api/admin/money/journal?month=${month}`, await staffOf('finance'))
  const rows = parse(answer.body, { columns: true, bom: true }) as Record<string, string>[]
  const last = rows.pop()!
  const sum = (column: string) => rows.reduce((all, row) => all + Math.round(Number(row[column]) * 100), 0)
  expect(rows.length).toBeGreaterThan(5)
  expect([sum('amount'), sum('debit') - sum('credit')]).toEqual([0, 0])
  expect(last).toMatchObject({ what: `Sum of ${rows.length} entries`, amount: '0.00' })
  expect(Math.round(Number(last['debit']) * 100)).toBe(sum('debit'))
  expect(last['credit']).toBe(last['debit'])
  expect(new Set(rows.map(({ account }) => account))).toContain('Breweries: due')
  expect(rows.find(({ what }) => what === 'Invoiced for a brewery')!['document']).toMatch(
    /^[A-Z]{3,5}-\d{6}$/,
  )
  const empty = await shop.get('/api/admin/money/journal?month=2020-02', await staffOf('finance'))
  expect(empty.body).toContain('Sum of 0 entries')
})
