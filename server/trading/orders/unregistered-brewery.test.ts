import { parse } from 'csv-parse/sync'
import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { defaultDelivery } from '../../../shared/delivery/delivery-terms.ts'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import { placeTwoBreweryOrder } from '../../../tests/support/builders/two-brewery-order.ts'
import { addMember } from '../../../tests/support/shops/add-staff.ts'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'
import { pdfText } from '../../../tests/support/shops/pdf-text.ts'
import { operatorActor } from '../../platform/audit/actor.ts'
import { nameBrewery } from '../../catalogue/beers/find-breweries.ts'
import { documents } from '../../finance/documents/document-tables.ts'
import { orders } from './order-tables.ts'
import { saveDocuments } from '../../parties/brewery-standing/save-approval-documents.ts'

const shop = await openOrderShop()
const { database } = shop
const terms = {
  ...defaultDelivery,
  zones: defaultDelivery.zones.map((zone) => ({ ...zone, chargeMinor: 1000 })),
}

/** The second brewery of an order is not registered, and asks £10.00 for delivery. */
async function prepare(slug: string, at: number) {
  if (at !== 1) return
  const { id: breweryId } = await nameBrewery(database, slug)
  const change = {
    breweryId,
    actor: operatorActor,
    now: shop.now(),
    papers: { vat: { notRegistered: true as const } },
  }
  await database.transaction((transaction) => saveDocuments(transaction, change))
  await shop.operate('delivery', 'set', slug, JSON.stringify(terms))
}
const documentsOf = async (number: string) => {
  const [row] = await database.select().from(orders).where(eq(orders.number, number))
  return database.select().from(documents).where(eq(documents.orderId, row!.id))
}
const documentOf = async (number: string, who: Parameters<typeof shop.get>[1]) => {
  const answer = await shop.get(`/api/orders/${number}/invoice.pdf`, who)
  return pdfText(answer.rawPayload)
}

test('a brewery that is not registered for VAT charges none on goods and delivery, in order, documents and books (DOC-08, PLAT-31)', async () => {
  const { placed, number, buyer, run, two } = await placeTwoBreweryOrder(shop, 'card', {
    prepare,
    wish: 'send_what_you_have',
  })
  // £200.00 and VAT of the one, £300.00 and £10.00 delivery of the other.
  expect(placed).toMatchObject({
    goodsMinor: 50_000,
    shippingMinor: 1000,
    vatMinor: 4000,
    totalMinor: 55_000,
    vatByRate: [
      { vatRate: 0, netMinor: 31_000, vatMinor: 0 },
      { vatRate: 2000, netMinor: 20_000, vatMinor: 4000 },
    ],
  })
  const lines = [{ ...two.keg, quantity: 3 }]
  const quote = (await shop.post('/public/basket/quote', { lines })).json()
  expect(quote.items[0].vatRate).toBe(0)
  expect(quote.regularSummary).toMatchObject({ subtotalMinor: 30_000, taxTotalMinor: 0, totalMinor: 30_000 })
  const confirmed = await documentOf(number, buyer)
  expect(confirmed).toContain('not registered for VAT')
  expect(confirmed).not.toContain('zero-rated')

  await run('accept')
  const papers = await documentsOf(number)
  const own = papers.find(({ totalMinor }) => totalMinor === 31_000)!
  expect(own.contents).toMatchObject({ title: 'Invoice', seller: { vat: { kind: 'not_registered' } } })
  expect(own.contents.sections[0]!.lines.map(({ vatRate }) => vatRate)).toEqual([null, null])
  expect(papers.find(({ totalMinor }) => totalMinor === 24_000)!.contents.title).toBe('VAT invoice')
  const invoiced = await documentOf(number, buyer)
  expect(invoiced).toContain('Not registered for VAT')

  await run('propose', two.brewery.slug, '1=2')
  const credit = (await documentsOf(number)).find(({ kind }) => kind === 'credit_note')!
  expect([credit.totalMinor, credit.contents.sums.vatMinor]).toEqual([10_000, 0])

  // Its books say so in each program's own code: two lines of the invoice, one of the credit note.
  const accounts = await shop.buyer()
  await addMember(database, { clientId: accounts.clientId, breweryId: two.brewery.id, role: 'accounts' })
  for (const [program, column, code] of [
    ['xero', '*TaxType', 'No VAT'],
    ['sage', 'Tax Code', 'T9'],
    ['quickbooks', 'ItemTaxCode', 'No VAT'],
  ] as const) {
    const month = londonDay(shop.now()).slice(0, 7)
    const path = `/api/sell/${two.brewery.slug}/money/exports/${program}?month=${month}`
    const files = unzipSync((await shop.get(path, accounts)).rawPayload)
    for (const name of ['invoices.csv', 'credit-notes.csv']) {
      const rows = parse(strFromU8(files[name]!), { columns: true }) as Record<string, string>[]
      expect(rows.length, program).toBeGreaterThan(0)
      expect(new Set(rows.map((row) => row[column]))).toEqual(new Set([code]))
    }
  }
})
