import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Sheet } from '../../../../shared/api/price-lists-api.ts'
import { addDays, londonDay } from '../../../../shared/working-time/working-time.ts'
import { buildBeer, buildBrewery, buildContainer } from '../../../../tests/support/builders/builders.ts'
import { addMember } from '../../../../tests/support/shops/add-staff.ts'
import { openOrderShop } from '../../../../tests/support/shops/order-shop.ts'

const shop = await openOrderShop()
const { database } = shop
const today = () => londonDay(shop.now())

/** A brewery with a firkin at £90.00 and a keg at £110.00, 9 of each. */
async function seller() {
  const brewery = await buildBrewery(database)
  const beer = await buildBeer(database, { breweryId: brewery.id, name: 'Heron', targetAbv: 4 })
  const firkin = await buildContainer(database, { beerId: beer.id, priceMinor: 9000, availableUnits: 9 })
  const keg = await buildContainer(database, {
    beerId: beer.id,
    name: '20L Keg',
    type: 'keg',
    volumeMl: 20_000,
    priceMinor: 11_000,
    availableUnits: 9,
  })
  const who = await shop.buyer()
  await addMember(database, { clientId: who.clientId, breweryId: brewery.id, role: 'sales' })
  const path = `/api/sell/${brewery.slug}/sheet`
  return {
    firkin,
    keg,
    read: async () => (await shop.get(path, who)).json() as Sheet,
    save: (body: object, query = '', key: string = randomUUID()) =>
      shop.post(`${path}${query}`, body, { ...who, 'idempotency-key': key }),
  }
}

test('prices from a day on and counts are looked at and saved together, once for their key (SELL-44, PRICE-01)', async () => {
  const { firkin, keg, read, save } = await seller()
  const fromDay = addDays(today(), 20)
  const body = {
    fromDay,
    prices: [
      { containerId: firkin.id, priceMinor: 9270 },
      { containerId: keg.id, priceMinor: 15_000 },
    ],
    counts: [{ containerId: firkin.id, units: 14 }],
  }
  const look = (await save(body, '?dryRun=true')).json()
  expect(look).toMatchObject({ button: 'Save 2 prices and 1 count' })
  expect(look.stock[0]).toMatch(/^Heron, .+: 9 on hand becomes 14\.$/)
  expect(look.money[0]).toMatch(/^Heron, .+: £90\.00 becomes £92\.70 from /)
  expect(look.warnings).toEqual(['Heron, 20L Keg: that is more than 30 % dearer.'])
  expect((await read()).rows.map(({ coming, onHand }) => [coming, onHand])).toEqual([
    [[], 9],
    [[], 9],
  ])
  const key = randomUUID()
  const first = await save(body, `?digest=${look.digest}`, key)
  expect((await save(body, `?digest=${look.digest}`, key)).json()).toEqual(first.json())
  expect((await read()).rows).toMatchObject([
    { priceMinor: 9000, coming: [{ priceMinor: 9270, fromDay }], onHand: 14 },
    { priceMinor: 11_000, coming: [{ priceMinor: 15_000, fromDay }], onHand: 9 },
  ])
  // A price of a later day takes the place of one that begins before it.
  const sooner = { fromDay: today(), prices: [{ containerId: firkin.id, priceMinor: 9100 }], counts: [] }
  const soon = (await save(sooner, '?dryRun=true')).json()
  expect(soon.money).toEqual(['£90.00 becomes £91.00 at once.'])
  expect(soon.warnings).toEqual([expect.stringMatching(/^From .+ it is £92\.70, as set before\.$/)])
  await save(sooner)
  expect((await read()).rows[0]).toMatchObject({ priceMinor: 9100 })
})

test('of a wrong sheet nothing is saved, and the field is named (SELL-44)', async () => {
  const [one, other] = [await seller(), await seller()]
  const price = { containerId: one.firkin.id, priceMinor: 9100 }
  const body = (change: object) => ({ fromDay: today(), prices: [price], counts: [], ...change })
  const refused = async (change: object) => {
    const answer = await one.save(body(change))
    return [answer.statusCode, answer.json().field]
  }
  expect(await refused({ prices: [] })).toEqual([400, 'prices'])
  expect(await refused({ prices: [price, { ...price, priceMinor: 1 }] })).toEqual([
    400,
    'prices.1.containerId',
  ])
  expect(await refused({ fromDay: addDays(today(), -1) })).toEqual([400, 'fromDay'])
  expect(await refused({ counts: [{ containerId: one.keg.id, units: -1 }] })).toEqual([400, 'counts.0.units'])
  expect((await refused({ prices: [price, { ...price, containerId: other.firkin.id }] }))[0]).toBe(404)
  expect((await one.read()).rows[0]).toMatchObject({ priceMinor: 9000, onHand: 9 })
})
