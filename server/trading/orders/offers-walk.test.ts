import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sandboxTokens } from '../../../shared/orders/sandbox-cards.ts'
import { buildBeer, buildBrewery, buildContainer } from '../../../tests/support/builders/builders.ts'
import { addMember, addStaff } from '../../../tests/support/shops/add-staff.ts'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'
import { documents } from '../../finance/documents/document-tables.ts'
import { readImbalance } from '../../finance/ledger/read-balances.ts'

const shop = await openOrderShop()
const { database } = shop
const keyed = (headers: Record<string, string>) => ({ 'idempotency-key': randomUUID(), ...headers })

test('an order freezes a quantity price and a mixed offer, and refunds go by them to the penny (OFFER-02, OFFER-07)', async () => {
  const brewery = await buildBrewery(database, {}, shop.now())
  const beer = await buildBeer(database, { breweryId: brewery.id })
  const sizeAt = (priceMinor: number) =>
    buildContainer(database, { beerId: beer.id, priceMinor, availableUnits: 50 })
  const [stepped, one, other] = [await sizeAt(9675), await sizeAt(8000), await sizeAt(8001)]
  const seller = await shop.buyer()
  await addMember(database, { clientId: seller.clientId, breweryId: brewery.id, role: 'sales' })
  const put = (path: string, body: object) =>
    shop.call('PUT', `/api/sell/${brewery.slug}${path}`, body, seller)
  const offer = randomUUID()
  const mixed = { name: 'Any 10', fromUnits: 10, percentOff: 500, priceMinor: null, unitLimit: null }
  const steps = [{ fromUnits: 6, priceMinor: 9200 }]
  const saved = [
    await put(`/prices/${stepped.id}/quantity-prices`, { steps, floorMinor: null }),
    await put(`/offers/${offer}`, { ...mixed, fromDay: null, untilDay: null, sizes: [one.id, other.id] }),
  ]
  expect(saved.map(({ statusCode }) => statusCode)).toEqual([200, 200])

  const buyer = await shop.buyer()
  const item = ({ storefrontVariantId }: typeof one) => ({ variantId: storefrontVariantId! })
  await shop.add({ ...item(stepped), quantity: 6 }, buyer)
  await shop.add({ ...item(one), quantity: 4 }, buyer)
  expect((await shop.items(buyer))[1]).toMatchObject({
    priceMinor: 8000,
    priceNote: '6 more for £76.00 each',
  })
  await shop.add({ ...item(other), quantity: 6 }, buyer)
  const [first, second, third] = await shop.items(buyer)
  expect([first, second, third]).toMatchObject([
    {
      priceMinor: 9200,
      plainPriceMinor: 9675,
      priceReason: { kind: 'quantity', fromUnits: 6 },
      priceChangeMinor: 0,
    },
    { priceMinor: 7600, priceReason: { kind: 'mixed', offerId: offer }, priceNote: 'Offer: Any 10' },
    { priceMinor: 7601 },
  ])
  const { number, goodsMinor, vatMinor, consignments } = await shop.placed(buyer)
  expect([goodsMinor, vatMinor]).toEqual([131_206, 26_241])
  const [part] = consignments
  const frozen = [
    { unitPriceMinor: 9200, basePriceMinor: null, priceReason: { kind: 'quantity', fromUnits: 6 } },
    { unitPriceMinor: 7600, priceReason: { kind: 'mixed', name: 'Any 10' } },
    { unitPriceMinor: 7601, priceReason: { kind: 'mixed', name: 'Any 10' } },
  ]
  expect(part!.lines).toMatchObject(frozen)

  // What the brewery changes afterwards leaves the order as it is.
  await put(`/prices/${stepped.id}/quantity-prices`, { steps: [], floorMinor: null })
  await shop.call('DELETE', `/api/sell/${brewery.slug}/offers/${offer}`, undefined, seller)
  await shop.pay(number, sandboxTokens.success, buyer)
  for (const words of [['accept'], ['dispatch'], ['deliver', 'name=Jo Barr']])
    await shop.operate('orders', words[0]!, number, ...words.slice(1))
  const finance = await shop.buyer()
  await addStaff(database, finance.clientId, 'finance')
  const items = [0, 2].map((position) => ({ part: part!.id, what: 'units', position, units: 1 }))
  const refund = await shop.post(
    `/api/admin/orders/${number}/refunds`,
    { items, reason: 'damaged', cause: 'brewery', note: 'One of each leaked.' },
    keyed(finance),
  )
  // £92.00 and £76.01 with 20 % VAT.
  expect(refund.json()).toMatchObject({ state: 'done', grossMinor: 20_161 })
  await shop.sweep()
  const after = await shop.order(number, buyer)
  expect(after.payment.refundedMinor).toBe(20_161)
  expect(after.consignments[0]!.lines).toMatchObject(frozen)
  expect(await readImbalance(database)).toBe(0)
  const issued = await database.select().from(documents).where(eq(documents.issuerId, brewery.id))
  const invoice = issued.find(({ kind }) => kind === 'invoice')!
  expect(invoice.totalMinor).toBe(157_447)
  expect(JSON.stringify(invoice.contents)).toContain('Price for 6 or more')
  expect(JSON.stringify(invoice.contents)).toContain('Offer: Any 10')
})
