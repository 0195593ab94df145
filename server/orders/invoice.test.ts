import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildBeer, buildBrewery, buildContainer } from '../../tests/support/builders/builders.ts'
import { checkoutContact } from '../../tests/support/builders/checkout-contact.ts'
import { openOrderShop } from '../../tests/support/shops/order-shop.ts'
import { pdfText } from '../../tests/support/shops/pdf-text.ts'
import { formatDay } from '../../shared/format/dates.ts'
import { sandboxTokens } from '../../shared/orders/sandbox-cards.ts'
import { printableText } from './printable-text.ts'

const shop = await openOrderShop()

async function order(lines: { priceMinor: number; quantity: number }[], contact: object = {}) {
  const buyer = await shop.buyer()
  const breweries = []
  for (const { priceMinor, quantity } of lines) {
    const brewery = await buildBrewery(shop.database)
    const beer = await buildBeer(shop.database, { breweryId: brewery.id })
    const { storefrontVariantId } = await buildContainer(shop.database, { beerId: beer.id, priceMinor })
    await shop.add({ kind: 'variant', variantId: storefrontVariantId, quantity }, buyer)
    breweries.push({ ...brewery, beer })
  }
  const { number } = await shop.placed(buyer, { contact: { ...checkoutContact, ...contact } })
  return { buyer, number, breweries }
}
const invoice = (number: string, headers: Record<string, string>) =>
  shop.get(`/api/orders/${number}/invoice.pdf`, headers)
async function wordsOf(number: string, headers: Record<string, string>): Promise<string[]> {
  const reply = await invoice(number, headers)
  expect(reply.statusCode).toBe(200)
  return pdfText(reply.rawPayload).split('\n')
}

test('a paid order has an invoice with HMRC’s required contents: seller, buyer, date, lines, and VAT per rate', async () => {
  const { buyer, number, breweries } = await order([
    { priceMinor: 12_345, quantity: 2 },
    { priceMinor: 3333, quantity: 1 },
  ])
  await shop.pay(number, sandboxTokens.success, buyer)
  const reply = await invoice(number, buyer)
  expect(reply.headers['content-type']).toBe('application/pdf')
  expect(reply.headers['cache-control']).toBe('no-store')
  expect(reply.headers['content-disposition']).toBe(`attachment; filename="invoice-${number}-1.pdf"`)
  const words = await wordsOf(number, buyer)
  const day = formatDay(shop.now().toISOString())
  expect(words).toEqual(
    expect.arrayContaining([
      'VAT invoice',
      'Dray Marketplace Ltd',
      'Edinburgh EH6 6ZZ',
      'VAT number GB 123 4567 82',
      'Maggie Tapster',
      '1 Swan Street',
      'LS1 4DY',
      `Invoice number ${number}-1`,
      `Invoice date ${day}`,
      `Tax point ${day}`,
      breweries[0]!.name,
      breweries[1]!.name,
    ]),
  )
  const line = words.find((word) => word.startsWith(breweries[0]!.beer.name)) ?? ''
  expect(words.slice(words.indexOf(line), words.indexOf(line) + 5)).toEqual([
    line,
    '2',
    '£123.45',
    '20%',
    '£246.90',
  ])
  const sums = words.slice(words.indexOf('Total without VAT'))
  expect(sums.slice(0, 10)).toEqual([
    'Total without VAT',
    '£280.23',
    'VAT at 20% on £280.23',
    '£56.05',
    'Total VAT',
    '£56.05',
    'Total with VAT',
    '£336.28',
    'Paid',
    '£336.28',
  ])
})

test('a cancelled part stays on the invoice and is credited with its VAT', async () => {
  const { buyer, number, breweries } = await order([
    { priceMinor: 10_000, quantity: 2 },
    { priceMinor: 5000, quantity: 1 },
  ])
  await shop.pay(number, sandboxTokens.success, buyer)
  await shop.operate('orders', 'cancel', number, breweries[1]!.slug)
  const words = await wordsOf(number, buyer)
  expect(words).toContain(`${breweries[1]!.name} (credited, see below)`)
  const credit = words.slice(words.indexOf('Credited without VAT'))
  expect(credit.slice(0, 10)).toEqual([
    'Credited without VAT',
    '£50.00',
    'VAT at 20% on £50.00',
    '£10.00',
    'Total VAT',
    '£10.00',
    'Credited with VAT',
    '£60.00',
    'Paid',
    '£240.00',
  ])
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

test('an invoice of many lines continues over numbered pages, and is identical on every request', async () => {
  const { buyer, number, breweries } = await order(
    Array.from({ length: 45 }, (_, at) => ({ priceMinor: 1000 + at, quantity: 1 })),
  )
  await shop.pay(number, sandboxTokens.success, buyer)
  const words = await wordsOf(number, buyer)
  for (const { beer } of breweries)
    expect(words.filter((word) => word.startsWith(beer.name))).not.toHaveLength(0)
  const last = words.findLast((word) => word.includes('· page')) ?? ''
  const pages = Number(/of (\d+)$/.exec(last)?.[1])
  expect(pages).toBeGreaterThan(1)
  expect(last).toContain(`page ${pages} of ${pages}`)
  const [one, two] = [await invoice(number, buyer), await invoice(number, buyer)]
  expect(one.rawPayload.equals(two.rawPayload)).toBe(true)
})

test('names beyond the fonts of PDF are printed as near as may be', async () => {
  const { buyer, number } = await order([{ priceMinor: 1000, quantity: 1 }], {
    firstname: 'Łukasz',
    lastname: 'Ŵyn',
  })
  await shop.pay(number, sandboxTokens.success, buyer)
  expect(await wordsOf(number, buyer)).toContain('Lukasz Wyn')
})

test('text for PDF retains all printable characters and never grows', () => {
  expect(printableText('Café £5 – ‘best’ ½')).toBe('Café £5 – ‘best’ ½')
  expect(printableText('e\u0301 麦 \u0007')).toBe('é ? ?')
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const printed = printableText(text)
      expect(printableText(printed)).toBe(printed)
      expect([...printed].length).toBeLessThanOrEqual([...text.normalize('NFC')].length)
    }),
  )
})
