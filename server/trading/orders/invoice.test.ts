import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildBeer, buildBrewery, buildContainer } from '../../../tests/support/builders/builders.ts'
import { placeTwoBreweryOrder } from '../../../tests/support/builders/two-brewery-order.ts'
import { checkoutContact } from '../../../tests/support/builders/checkout-contact.ts'
import { addMember, addStaff } from '../../../tests/support/shops/add-staff.ts'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'
import { pdfText } from '../../../tests/support/shops/pdf-text.ts'
import { dueDay } from '../../../shared/credit/credit-terms.ts'
import { formatDay } from '../../../shared/dates/dates.ts'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import type { StandingWish } from '../../../shared/orders/standing-wish.ts'
import { sandboxTokens } from '../../../shared/orders/sandbox-cards.ts'

const shop = await openOrderShop()

async function order(
  lines: { priceMinor: number; quantity: number }[],
  { wish, ...contact }: { wish?: StandingWish; firstname?: string; lastname?: string } = {},
) {
  const buyer = await shop.buyer()
  const breweries = []
  for (const { priceMinor, quantity } of lines) {
    const brewery = await buildBrewery(shop.database)
    const beer = await buildBeer(shop.database, { breweryId: brewery.id })
    const { storefrontVariantId } = await buildContainer(shop.database, { beerId: beer.id, priceMinor })
    await shop.add({ kind: 'variant', variantId: storefrontVariantId, quantity }, buyer)
    breweries.push({ ...brewery, beer })
  }
  const { number } = await shop.placed(buyer, {
    contact: { ...checkoutContact, ...contact },
    ...(wish && { wish }),
  })
  return { buyer, number, breweries }
}
const invoice = (number: string, headers: Record<string, string>) =>
  shop.get(`/api/orders/${number}/invoice.pdf`, headers)
/** The stored documents of an order, the oldest first. */
async function documentsOf(number: string) {
  const { rows } = await shop.database.execute(
    sql`select documents.id, documents.number from documents join orders on orders.id = order_id
        where orders.number = ${number} order by issued_at, documents.number`,
  )
  return rows as { id: string; number: string }[]
}
const codeOf = async (number: string) => (await documentsOf(number))[0]!.number.split('-')[0]!
async function wordsOf(number: string, headers: Record<string, string>): Promise<string[]> {
  const reply = await invoice(number, headers)
  expect(reply.statusCode).toBe(200)
  return pdfText(reply.rawPayload).split('\n')
}

/** Lines that the document breaks as one. */
const flat = (words: string[]) => words.join(' ').replace(/\s+/g, ' ')
const sumsOf = (words: string[], from: string, count: number) =>
  words.slice(words.indexOf(from)).slice(0, count)

test('a paid order has a confirmation that is no VAT invoice, an accepted one its invoices (DOC-02, DOC-07, DOC-11, DOC-23)', async () => {
  const { buyer, number, breweries } = await order([
    { priceMinor: 12_345, quantity: 2 },
    { priceMinor: 3333, quantity: 1 },
  ])
  await shop.pay(number, sandboxTokens.success, buyer)
  const paidOn = formatDay(shop.now().toISOString())
  const reply = await invoice(number, buyer)
  expect(reply.headers['content-type']).toBe('application/pdf')
  expect(reply.headers['cache-control']).toBe('no-store')
  expect(reply.headers['content-disposition']).toBe(`attachment; filename="${number}.pdf"`)
  expect((await invoice(number, buyer)).rawPayload.equals(reply.rawPayload)).toBe(true)
  const confirmation = await wordsOf(number, buyer)
  expect(confirmation[0]).toBe('Order confirmation')
  expect(confirmation.join(' ')).toContain('This is not a VAT invoice.')
  expect(sumsOf(confirmation, 'Paid by card', 2)).toEqual(['Paid by card', '£336.28'])

  await shop.operate('orders', 'accept', number, breweries[0]!.slug)
  await shop.operate('orders', 'cancel', number, breweries[1]!.slug)
  const words = await wordsOf(number, buyer)
  const code = await codeOf(number)
  expect(words).toEqual(
    expect.arrayContaining([
      'VAT invoice',
      `${breweries[0]!.name} Ltd`,
      'The Brewhouse',
      'The Tap Ltd',
      'Maggie Tapster',
      '1 Swan Street',
      'LS1 4DY',
      `Number ${code}-000001`,
      `Issued ${paidOn}`,
      `Tax point ${paidOn}`,
      `Order ${number}`,
    ]),
  )
  expect(flat(words)).toContain(`Issued by Dray Marketplace Ltd as agent of ${breweries[0]!.name} Ltd`)
  expect(words.filter((word) => word === 'VAT invoice')).toHaveLength(1)
  expect(words).not.toContain(`${breweries[1]!.name} Ltd`)
  const line = words.find((word) => word.startsWith(breweries[0]!.beer.name)) ?? ''
  expect(line).toMatch(/, 5\.0% ABV$/)
  expect(sumsOf(words, line, 5)).toEqual([line, '2', '£123.45', '20%', '£246.90'])
  expect(sumsOf(words, 'Total without VAT', 10)).toEqual([
    'Total without VAT',
    '£246.90',
    'VAT at 20% on £246.90',
    '£49.38',
    'Total VAT',
    '£49.38',
    'Total with VAT',
    '£296.28',
    `Paid by card on ${paidOn}`,
    '£296.28',
  ])
})

test('a part that is cancelled after its invoice has a credit note that names it (DOC-06)', async () => {
  const { buyer, number, breweries } = await order([
    { priceMinor: 10_000, quantity: 2 },
    { priceMinor: 5000, quantity: 1 },
  ])
  await shop.pay(number, sandboxTokens.success, buyer)
  await shop.operate('orders', 'accept', number)
  const issued = formatDay(shop.now().toISOString())
  await shop.operate('orders', 'cancel', number, breweries[1]!.slug, 'note=Bottle shop closed')
  const words = await wordsOf(number, buyer)
  const credit = words.slice(words.indexOf('Credit note'))
  const code = credit.find((word) => /^Number \w+-C-000001$/.test(word))?.slice(7, -9)
  expect(flat(credit)).toContain(`About invoice ${code}-000001 of ${issued}`)
  expect(credit.join(' ')).toContain('Reason: Bottle shop closed')
  expect(sumsOf(credit, 'Total without VAT', 10)).toEqual([
    'Total without VAT',
    '£50.00',
    'VAT at 20% on £50.00',
    '£10.00',
    'Total VAT',
    '£10.00',
    'Total with VAT',
    '£60.00',
    'Refunded to your card',
    '£60.00',
  ])
})

test('an invoice on account says by when and where to pay, and that paying Dray discharges the debt (CRED-04, DOC-10)', async () => {
  const { run, number, buyer, one } = await placeTwoBreweryOrder(shop, 'invoice')
  const dueOn = formatDay(dueDay('14', londonDay(shop.now())))
  await run('accept', one.brewery.slug)
  const words = flat(await wordsOf(number, buyer))
  for (const expected of [
    `To pay by ${dueOn} £240.00`,
    'Terms: 14 days from the invoice',
    'Pay into: Dray Marketplace Ltd, sort code 00-00-00, account 00000000',
    `Reference: ${number}`,
    `Payment to Dray Marketplace Ltd discharges your debt to ${one.brewery.name} Ltd.`,
    'Late payment bears statutory interest',
  ])
    expect(words).toContain(expected)
})

test('a document is the same bytes for ever, and the database refuses to change it (DOC-01)', async () => {
  const lines = [{ priceMinor: 10_000, quantity: 2 }]
  const { buyer, number, breweries } = await order(lines, { wish: 'send_what_you_have' })
  await shop.pay(number, sandboxTokens.success, buyer)
  await shop.operate('orders', 'accept', number)
  const [paper] = await documentsOf(number)
  const read = async () => (await shop.get(`/api/documents/${paper!.id}.pdf`, buyer)).rawPayload
  const first = await read()
  expect(pdfText(first)).toContain('VAT invoice')
  await shop.operate('orders', 'propose', number, breweries[0]!.slug, '1=1')
  await shop.sweep()
  expect((await read()).equals(first)).toBe(true)
  const { rows } = await shop.database.execute(
    sql`select encode(sha256(bytes), 'hex') = sha256 as "isWhole" from document_files where document_id = ${paper!.id}`,
  )
  expect(rows).toEqual([{ isWhole: true }])
  for (const statement of [
    `update documents set kind = 'x'`,
    `delete from documents`,
    `update document_files set sha256 = 'x'`,
    `delete from document_files`,
  ]) {
    const refused = await shop.database.execute(sql.raw(statement)).catch((error: Error) => error)
    expect(String((refused as Error).cause)).toContain('never changed or deleted')
  }
  expect(await documentsOf(number)).toHaveLength(2)
})

test('a document is found by its buyer, its brewery’s accounts and staff alone, also when the buyer has left (DOC-13)', async () => {
  const { buyer, number, breweries } = await order([{ priceMinor: 10_000, quantity: 2 }])
  await shop.pay(number, sandboxTokens.success, buyer)
  await shop.operate('orders', 'accept', number)
  const [paper] = await documentsOf(number)
  const path = `/api/documents/${paper!.id}.pdf`
  const named = await shop.get(path, buyer)
  expect([named.statusCode, named.headers['content-disposition']]).toEqual([
    200,
    `attachment; filename="${paper!.number}.pdf"`,
  ])
  expect((await shop.get(path, await shop.buyer())).statusCode).toBe(404)
  expect((await shop.get(path)).statusCode).toBe(401)
  expect((await shop.get('/api/documents/1.pdf', buyer)).statusCode).toBe(404)
  const [accounts, cellar, elsewhere, support] = await Promise.all([1, 2, 3, 4].map(() => shop.buyer()))
  const [{ id: breweryId }] = [breweries[0]!]
  await addMember(shop.database, { clientId: accounts!.clientId, breweryId, role: 'accounts' })
  await addMember(shop.database, { clientId: cellar!.clientId, breweryId, role: 'cellar' })
  const other = await buildBrewery(shop.database)
  await addMember(shop.database, { clientId: elsewhere!.clientId, breweryId: other.id, role: 'owner' })
  await addStaff(shop.database, support!.clientId, 'support')
  const password = 'a firkin of mild'
  expect(
    (await shop.call('DELETE', '/api/account', { password, settlesLater: true }, buyer)).statusCode,
  ).toBe(204)
  const statusOf = async (who: Record<string, string> | undefined) => (await shop.get(path, who)).statusCode
  expect([
    await statusOf(accounts),
    await statusOf(cellar),
    await statusOf(elsewhere),
    await statusOf(support),
  ]).toEqual([200, 404, 404, 200])
})

test('an order that is not paid has no invoice yet, another client none at all, a guest is not asked in', async () => {
  const { buyer, number } = await order([{ priceMinor: 1000, quantity: 1 }])
  const early = await invoice(number, buyer)
  expect([early.statusCode, early.json().message]).toEqual([
    409,
    'There is an invoice as soon as the order is paid.',
  ])
  await shop.pay(number, sandboxTokens.success, buyer)
  expect((await invoice(number, await shop.buyer())).statusCode).toBe(404)
  expect((await invoice(number, {})).statusCode).toBe(401)
  expect((await invoice('DRAY-AAAA-00', buyer)).statusCode).toBe(404)
})
