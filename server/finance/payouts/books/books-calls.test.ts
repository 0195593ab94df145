import { parse } from 'csv-parse/sync'
import { and, eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { addMember } from '../../../../tests/support/shops/add-staff.ts'
import { openPayoutShop } from '../../../../tests/support/shops/payout-shop.ts'
import { londonDay } from '../../../../shared/working-time/working-time.ts'
import { documents } from '../../documents/document-tables.ts'

const shop = await openPayoutShop()

/** The files of a ZIP. */
const unzip = (bytes: Buffer) =>
  new Map(Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)]))

const vatOf = (row: Record<string, string>) =>
  Number(row['TaxAmount'] ?? row['Tax Amount'] ?? row['ItemTaxAmount'])

test('owner and accounts get a month for each program with the sums of its documents; others get nothing (PLAT-30)', async () => {
  const { brewery, run } = await shop.acceptedOrder()
  await run('dispatch')
  const month = londonDay(shop.now()).slice(0, 7)
  const isInvoice = and(eq(documents.issuerId, brewery.id), eq(documents.kind, 'invoice'))
  const [invoice] = await shop.database.select().from(documents).where(isInvoice)
  const accounts = await shop.buyer()
  await addMember(shop.database, { clientId: accounts.clientId, breweryId: brewery.id, role: 'accounts' })
  const get = (what: string, headers: Record<string, string>) =>
    shop.get(`/api/sell/${brewery.slug}/money/exports/${what}`, headers)

  for (const [program, net] of [
    ['xero', null],
    ['sage', 'Net Amount'],
    ['quickbooks', '*ItemAmount'],
  ] as const) {
    const answer = await get(`${program}?month=${month}`, accounts)
    expect(answer.headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'no-store' })
    const files = unzip(answer.rawPayload)
    expect([...files.keys()]).toEqual(['invoices.csv', 'credit-notes.csv', 'read-me.txt'])
    const rows = parse(files.get('invoices.csv')!, { columns: true }) as Record<string, string>[]
    const netOf = (row: Record<string, string>) =>
      net === null ? Number(row['*Quantity']) * Number(row['*UnitAmount']) : Number(row[net])
    const gross = rows.reduce((sum, row) => sum + netOf(row) + vatOf(row), 0)
    expect(Math.round(gross * 100)).toBe(invoice!.totalMinor)
    const total = (invoice!.totalMinor / 100).toFixed(2)
    expect(files.get('read-me.txt')).toContain(`Invoices: 1, net`)
    expect(files.get('read-me.txt')).toContain(`in all £${total}`)
  }
  const empty = unzip((await get('xero?month=2020-02', accounts)).rawPayload)
  expect(empty.get('invoices.csv')?.split('\r\n')).toHaveLength(2)
  const refused = ['xero?month=2026-13', 'xero', 'other?month=2026-11', `xero?month=${month}&account==1`]
  for (const what of refused) expect((await get(what, accounts)).statusCode).toBe(400)

  const sales = await shop.buyer()
  await addMember(shop.database, { clientId: sales.clientId, breweryId: brewery.id, role: 'sales' })
  for (const headers of [sales, await shop.buyer()])
    expect((await get(`xero?month=${month}`, headers)).statusCode).toBe(404)
})
