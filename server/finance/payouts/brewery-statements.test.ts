import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { StaffRole } from '../../../shared/accounts/roles.ts'
import { addDays, londonDay } from '../../../shared/working-time/working-time.ts'
import { addStaff } from '../../../tests/support/shops/add-staff.ts'
import { openPayoutShop } from '../../../tests/support/shops/payout-shop.ts'
import { documents } from '../documents/document-tables.ts'
import { billFees } from '../documents/bill-fees.ts'
import { readBalance } from '../ledger/read-balances.ts'
import { writeBreweryStatements } from './write-brewery-statements.ts'

const shop = await openPayoutShop()
const { database } = shop
const write = () => writeBreweryStatements({ database, clock: shop.now })

/** The 1st of the month after that of a day, at noon. */
function goToNextMonth() {
  const today = londonDay(shop.now())
  let day = `${today.slice(0, 7)}-28`
  while (day.slice(0, 7) === today.slice(0, 7)) day = addDays(day, 1)
  shop.waitUntil(day, '12:00')
  return day
}

test('statements equal the ledger, follow on from each other, and the year’s report has their sums (PAYO-08)', async () => {
  goToNextMonth()
  const one = await shop.acceptedOrder()
  const { id: breweryId, slug } = one.brewery
  await one.run('dispatch')
  const second = goToNextMonth()
  await Promise.all([write(), write()])
  await write()
  await shop.make()
  await shop.send()
  if ((await readBalance(database, 'brewery_due', { owner: breweryId })) !== 0) {
    // The 1st is a day off.
    shop.wait(4 * 24 * 60 * 60)
    await shop.make()
    await shop.send()
  }
  await shop.operate('orders', 'refund', one.order.number)
  goToNextMonth()
  await write()
  goToNextMonth()
  await write()

  const papers = (await database.select().from(documents).where(eq(documents.breweryId, breweryId)))
    .filter(({ kind }) => kind === 'statement')
    .toSorted((a, b) => (a.period! < b.period! ? -1 : 1))
  const linesOf = ({ contents }: (typeof papers)[number]) =>
    contents.sections[0]!.lines.map(({ description, netMinor }) => [
      description.replace(/^\d+ \w+ \d{4} {2}/, '').replace(/[A-Z]+(-C)?-0\d+|DRY-P-\d+/, '#'),
      netMinor,
    ])
  expect(papers).toHaveLength(3)
  expect(linesOf(papers[0]!)).toEqual(
    expect.arrayContaining([
      ['Opening balance', 0],
      ['Sold #', 24_000],
      ['Dray’s fee #', -720],
    ]),
  )
  expect(papers[0]!.totalMinor).toBe(23_280)
  expect(linesOf(papers[1]!)).toEqual(
    expect.arrayContaining([
      ['Opening balance', 23_280],
      ['Paid out #', -23_280],
      ['Credited to the buyer #', -24_000],
      ['Dray’s fee given back #', 720],
    ]),
  )
  expect(papers[1]!.totalMinor).toBe(-23_280)
  expect(linesOf(papers[2]!)).toEqual([['Opening balance', -23_280]])
  expect(papers[2]!.totalMinor).toBe(-(await readBalance(database, 'brewery_due', { owner: breweryId })))

  const year = second.slice(0, 4)
  const sold = addDays(second, -1)
  const quarter = Math.ceil(Number(sold.slice(5, 7)) / 3)
  const report = await shop.operate('money', 'sellers-report', sold.slice(0, 4))
  const row = report.split('\r\n').find((line) => line.includes(`acct_${slug.replaceAll('-', '')}`))!
  const account = `acct_${slug.replaceAll('-', '')}`
  expect(row.replace(/GB\d{9}/, 'GB#')).toMatch(
    `${one.brewery.name} Ltd,"The Brewhouse, Leeds, England",,GB#,${account},`,
  )
  const cells = row.split(',').slice(-12)
  // The credit is of the quarter in which it was made: both months' sums are in the year, where they are of one.
  const own = cells.slice((quarter - 1) * 3, quarter * 3)
  expect(own[0]).toBe('1')
  const isSameQuarter = year === sold.slice(0, 4) && Math.ceil(Number(second.slice(5, 7)) / 3) === quarter
  expect(own.slice(1)).toEqual(isSameQuarter ? ['0.00', '0.00'] : ['240.00', '7.20'])
})

test('a brewery’s statement and fee invoice are not there for support, which reads documents of orders (ROLE-02, STAF-25)', async () => {
  goToNextMonth()
  const one = await shop.acceptedOrder()
  await one.run('dispatch')
  goToNextMonth()
  await write()
  await billFees({ database, clock: shop.now })
  const papers = await database.select().from(documents).where(eq(documents.breweryId, one.brewery.id))
  const reads = async (role: StaffRole) => {
    const person = await shop.buyer()
    await addStaff(database, person.clientId, role)
    const statuses = papers.map(async ({ id, kind }) => {
      const { statusCode } = await shop.get(`/api/documents/${id}.pdf`, person)
      return [kind, statusCode] as const
    })
    return Object.fromEntries(await Promise.all(statuses))
  }
  const all = { invoice: 200, statement: 200, fee_invoice: 200 }
  expect(await reads('support')).toEqual({ ...all, statement: 404, fee_invoice: 404 })
  expect(await reads('operations')).toEqual(all)
  expect(await reads('finance')).toEqual(all)
  expect(await reads('admin')).toEqual(all)
})

test('months in which no process ran have their statements and bills later, one after another (PAYO-08, DOC-05)', async () => {
  goToNextMonth()
  const one = await shop.acceptedOrder()
  const { id: breweryId } = one.brewery
  const papers = async (kind: 'statement' | 'fee_invoice') =>
    (await database.select().from(documents).where(eq(documents.breweryId, breweryId)))
      .filter((document) => document.kind === kind)
      .map(({ period, totalMinor }) => [period, totalMinor])
      .toSorted()
  await one.run('dispatch')
  const sold = londonDay(shop.now()).slice(0, 7)
  const before = await shop.acceptedOrder()
  await before.run('dispatch')
  goToNextMonth()
  const missed = londonDay(shop.now()).slice(0, 7)
  goToNextMonth()
  await write()
  await billFees({ database, clock: shop.now })
  expect(await papers('statement')).toEqual([
    [sold, 23_280],
    [missed, 23_280],
  ])
  expect(await papers('fee_invoice')).toEqual([[sold, 720]])
})
