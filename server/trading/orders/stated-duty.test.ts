import type { DeliveryNote } from '../../../shared/delivery-note/delivery-note.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Order } from '../../../shared/api/orders-api.ts'
import { sandboxTokens } from '../../../shared/orders/sandbox-cards.ts'
import { buildBeer, buildBrewery, buildContainer } from '../../../tests/support/builders/builders.ts'
import { checkoutContact } from '../../../tests/support/builders/checkout-contact.ts'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'
import { pdfText } from '../../../tests/support/shops/pdf-text.ts'
import { containers } from '../../catalogue/beers/catalogue-tables.ts'

const shop = await openOrderShop()
const json = { accept: 'application/json' }

/** A firkin at 4 % and £100.00, with its brewery's statement of the duty. */
async function firkin(stated: { dutyRate?: 'full' | 'draught'; dutyMinor?: number }, showPrices = true) {
  const { id: breweryId } = await buildBrewery(shop.database, { showPrices })
  const beer = await buildBeer(shop.database, { breweryId, targetAbv: 4 })
  const { storefrontVariantId } = await buildContainer(shop.database, {
    beerId: beer.id,
    name: '9g Cask (Firkin)',
    type: 'cask',
    volumeMl: 40_914,
    priceMinor: 10_000,
    ...stated,
  })
  return storefrontVariantId ?? ''
}
const quoted = async (variantId: string) =>
  (await shop.post('/public/basket/quote', { lines: [{ kind: 'variant', variantId, quantity: 2 }] })).json()
    .items[0]
/** The duty text on the page of such a beer. */
const textOf = async (stated: Parameters<typeof firkin>[0], showsPrices?: boolean) => {
  const { detailHref } = await quoted(await firkin(stated, showsPrices))
  const reply = await shop.get(detailHref, json)
  return reply.json().data.beer.containers[0].taxText
}

const estimate = { basis: 'draught', minor: 3183, rateMinor: 1945, ratesFrom: '2026-02-01' }
const words =
  'Includes about £31.83 UK alcohol duty: draught rate £19.45 a litre of pure alcohol, HMRC rates from 1 Feb 2026.'

test('duty appears if the brewery states it: estimated from a rate, or as stated', async () => {
  expect((await quoted(await firkin({ dutyRate: 'draught' }))).duty).toEqual(estimate)
  expect((await quoted(await firkin({ dutyMinor: 1590 }))).duty).toEqual({ basis: 'stated', minor: 1590 })
  expect(await quoted(await firkin({}))).not.toHaveProperty('duty')
  expect(await quoted(await firkin({ dutyMinor: 1590 }, false))).not.toHaveProperty('duty')
})

test('the beer page shows duty at the size, with the VAT on top', async () => {
  expect(await textOf({ dutyRate: 'draught' })).toBe(`${words} VAT at 20% adds £20.00.`)
  expect(await textOf({ dutyMinor: 1590 })).toBe(
    'Includes £15.90 UK alcohol duty, as the brewery states it. VAT at 20% adds £20.00.',
  )
  expect(await textOf({})).toBeNull()
  expect(await textOf({ dutyMinor: 1590 }, false)).toBeNull()
})

test('an order retains the duty shown at its placement after the brewery changes it, and invoice, mail and export repeat it', async () => {
  const buyer = await shop.buyer()
  const [estimated, stated, silent] = [
    await firkin({ dutyRate: 'draught' }),
    await firkin({ dutyMinor: 1590 }),
    await firkin({}),
  ]
  for (const variantId of [estimated, stated, silent])
    await shop.add({ kind: 'variant', variantId, quantity: 2 }, buyer)
  const email = `${crypto.randomUUID()}@pub.example`
  const { number } = await shop.placed(buyer, { contact: { ...checkoutContact, email } })
  await shop.database
    .update(containers)
    .set({ dutyMinor: 999 })
    .where(eq(containers.storefrontVariantId, estimated))
  const order: Order = await shop.order(number, buyer)
  const duties = new Map(
    order.consignments.flatMap(({ lines }) => lines.map(({ itemId, duty }) => [itemId, duty])),
  )
  expect(duties.get(estimated)).toEqual(estimate)
  expect(duties.get(stated)).toEqual({ basis: 'stated', minor: 1590 })
  expect(duties.get(silent)).toBeNull()

  await shop.pay(number, sandboxTokens.success, buyer)
  const reply = await shop.get(`/api/orders/${number}/invoice.pdf`, buyer)
  const invoice = pdfText(reply.rawPayload).replace(/\s+/g, ' ')
  expect(invoice).toContain(
    'Includes about £63.66 UK alcohol duty: draught rate £19.45 a litre of pure alcohol',
  )
  expect(invoice).toContain('HMRC rates from 1 Feb 2026.')
  expect(invoice).toContain('Includes £31.80 UK alcohol duty, as the brewery states it.')
  expect(invoice.match(/UK alcohol duty/g)).toHaveLength(2)

  const mails = (await shop.mailsTo(email)).filter(({ template }) => template === 'order-placed')
  const parts = mails.flatMap(({ data }) => (data as unknown as { sheet: DeliveryNote }).sheet.parts)
  const lines = parts.flatMap((part) => part.lines.map(({ sum, detail }) => `${sum} ${detail}`))
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^£200\.00 Includes about £63\.66 UK alcohol duty: draught rate/),
      '£200.00 Includes £31.80 UK alcohol duty, as the brewery states it.',
      '£200.00 ',
    ]),
  )
  const { body } = await shop.get('/api/orders/export.csv', buyer)
  const rows = body.split('\r\n').slice(1, -1)
  expect(rows.map((row) => row.split(',').slice(-2)).toSorted()).toEqual([
    ['', ''],
    ['31.80', 'stated by the brewery'],
    ['63.66', 'estimated at the draught rate'],
  ])
})
