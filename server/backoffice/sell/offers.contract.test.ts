import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addDays, londonDay, londonMoment } from '../../../shared/working-time/working-time.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { buildBeer, buildBrewery, buildContainer } from '../../../tests/support/builders/builders.ts'
import { addMember } from '../../../tests/support/shops/add-staff.ts'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'
import { applyDatedOffers } from '../../trading/prices/apply-offers.ts'

const shop = await openOrderShop()
const { database } = shop
const noon = londonMoment(addDays(londonDay(shop.now()), 1), '12:00')
shop.wait((noon.getTime() - shop.now().getTime()) / 1000)
const steps = [
  { fromUnits: 6, priceMinor: 9200 },
  { fromUnits: 12, priceMinor: 8800 },
]

/** A brewery with a size at £96.75 and the calls of its seller. */
async function seller() {
  const brewery = await buildBrewery(database)
  const beer = await buildBeer(database, { breweryId: brewery.id })
  const size = await buildContainer(database, { beerId: beer.id, priceMinor: 9675, availableUnits: 40 })
  const who = await shop.buyer()
  await addMember(database, { clientId: who.clientId, breweryId: brewery.id, role: 'sales' })
  const root = `/api/sell/${brewery.slug}`
  return {
    brewery,
    beer,
    size,
    keg: { variantId: size.storefrontVariantId! },
    read: async () => (await shop.get(`${root}/offers`, who)).json(),
    setSteps: (body: object, query = '') =>
      shop.call('PUT', `${root}/prices/${size.id}/quantity-prices${query}`, body, who),
    save: (offer: object, id: string = randomUUID(), query = '') =>
      shop.call(
        'PUT',
        `${root}/offers/${id}${query}`,
        {
          name: 'Autumn',
          fromUnits: 1,
          percentOff: null,
          priceMinor: 8500,
          fromDay: londonDay(shop.now()),
          untilDay: londonDay(shop.now()),
          unitLimit: null,
          sizes: [size.id],
          ...offer,
        },
        who,
      ),
  }
}
const day = (days: number) => addDays(londonDay(shop.now()), days)
const quoteOf = async (keg: object, quantity: number, headers?: Record<string, string>) =>
  (await shop.post('/public/basket/quote', { lines: [{ ...keg, quantity }] }, headers)).json().items[0]

test('quantity prices are saved, charged from their units on and the same for everybody on every channel (OFFER-01, OFFER-05, OFFER-06)', async () => {
  const { keg, beer, brewery, size, setSteps, read } = await seller()
  expect((await setSteps({ steps, floorMinor: null })).statusCode).toBe(200)
  expect((await read()).quantityPrices).toMatchObject([{ containerId: size.id, priceMinor: 9675, steps }])
  const quoted = await Promise.all([5, 6, 11, 12, 13].map((quantity) => quoteOf(keg, quantity)))
  expect(quoted.map(({ priceMinor }) => priceMinor)).toEqual([9675, 9200, 9200, 8800, 8800])
  expect((await quoteOf(keg, 4)).priceNote).toBe('2 more for £92.00 each')

  const client = await shop.buyer()
  const path = paths.beer({ ...beer, style: 'Porter', brewerySlug: brewery.slug })
  await expect.poll(async () => (await shop.get(path)).body).toContain('6 or more: £92.00 each')
  const [guests, clients] = [await shop.get(path), await shop.get(path, client)]
  expect(clients.headers['etag']).toBe(guests.headers['etag'])
  const wire = (await shop.get(`/public/beers/${beer.id}`)).json().beer.containers[0]
  expect(wire.priceOffers).toEqual({ steps, offers: [] })
  expect((await shop.get(`${path}.md`)).body).toContain('6 or more: £92.00 each')
  expect((await shop.get(`/brewery/${brewery.slug}/price-list.csv`)).body).toContain('6:9200, 12:8800')
  expect((await shop.get(`/brewery/${brewery.slug}/price-list.md`)).body).toContain('12 or more: £88.00')
  shop.wait(60)
  expect((await shop.get('/feeds/beers.csv')).body).toContain('6:9200, 12:8800')
  expect((await shop.get('/feeds/beers.ndjson')).body).toContain('"quantity_prices":["6:9200","12:8800"]')
})

test('a buyer’s price list and a quantity price never add up: the lower is paid (OFFER-04)', async () => {
  const { keg, size, setSteps, brewery } = await seller()
  await setSteps({ steps, floorMinor: null })
  const pub = await shop.buyer()
  const { email } = (await shop.get('/api/account', pub)).json().client
  const who = await shop.buyer()
  await addMember(database, { clientId: who.clientId, breweryId: brewery.id, role: 'sales' })
  const list = { name: 'Locals', percentOff: 0, members: [{ email }], prices: [] }
  const prices = [{ containerId: size.id, priceMinor: 9000 }]
  const saved = await shop.call(
    'PUT',
    `/api/sell/${brewery.slug}/price-lists/${randomUUID()}`,
    { ...list, prices },
    who,
  )
  expect(saved.statusCode).toBe(200)
  expect(await quoteOf(keg, 6, pub)).toMatchObject({ priceMinor: 9000, priceReason: { kind: 'list' } })
  expect(await quoteOf(keg, 12, pub)).toMatchObject({
    priceMinor: 8800,
    priceReason: { kind: 'quantity', fromUnits: 12 },
  })
})

test('a dated offer holds from its first day to its last in London (OFFER-03)', async () => {
  const { keg, save } = await seller()
  expect((await save({ fromDay: day(1), untilDay: day(2) })).statusCode).toBe(200)
  const price = async () => {
    await applyDatedOffers(database, shop.now())
    return (await quoteOf(keg, 1)).priceMinor
  }
  const prices = [await price()]
  for (let days = 0; days < 3; days += 1) {
    shop.wait(86_400)
    prices.push(await price())
  }
  expect(prices).toEqual([9675, 8500, 8500, 9675])
})

test('the preview names sizes below the floor price and beer that is given away, by how much (OFFER-08)', async () => {
  const { setSteps, save, read } = await seller()
  await setSteps({ steps: [], floorMinor: 9000 })
  const preview = (await save({ priceMinor: 8500 }, randomUUID(), '?preview=1')).json()
  expect(preview.warnings).toEqual([
    expect.stringContaining('at £85.00 is £5.00 below your floor price of £90.00'),
  ])
  const gift = (await save({ percentOff: 10_000, priceMinor: null }, randomUUID(), '?preview=1')).json()
  expect(gift.warnings).toEqual([
    expect.stringContaining('below your floor price'),
    expect.stringContaining('This gives the beer away'),
  ])
  expect((await read()).offers).toEqual([])
})

test('what cannot be an offer is refused with the field that is wrong', async () => {
  const { setSteps, save } = await seller()
  const other = await seller()
  const tries: [object, string][] = [
    [{ percentOff: 500 }, 'percentOff'],
    [{ fromDay: null }, 'untilDay'],
    [{ fromDay: null, untilDay: null }, 'fromDay'],
    [{ untilDay: addDays(londonDay(shop.now()), -1) }, 'untilDay'],
    [{ fromUnits: 10 }, 'fromDay'],
    [{ sizes: [] }, 'sizes'],
    [{ sizes: [other.size.id] }, 'sizes'],
    [{ name: ' '.repeat(3) }, 'name'],
  ]
  for (const [offer, field] of tries)
    expect([offer, (await save(offer)).json()]).toMatchObject([offer, { field }])
  const same = [steps[0]!, { fromUnits: 6, priceMinor: 9000 }]
  const rising = [steps[1]!, { fromUnits: 20, priceMinor: 9000 }]
  for (const wrong of [same, rising])
    expect((await setSteps({ steps: wrong, floorMinor: null })).json()).toMatchObject({ field: 'steps' })
})
