import { sandboxTokens } from '../../../shared/orders/sandbox-cards.ts'
import { addMember } from '../shops/add-staff.ts'
import { bearer } from '../shops/account-shop.ts'
import type { openOrderShop } from '../shops/order-shop.ts'
import { buildBeer, buildBrewery, buildContainer } from './builders.ts'

type Shop = Awaited<ReturnType<typeof openOrderShop>>
export type Vessel = {
  name: string
  volumeMl: number
  type?: string
  couplerType?: string
  packSize?: number
}

export const firkin: Vessel = { name: 'Firkin', volumeMl: 40_914, type: 'cask' }
export const steelKeg: Vessel = { name: '30L Keg', volumeMl: 30_000 }
export const keyKeg: Vessel = { name: '30L KeyKeg', volumeMl: 30_000, couplerType: 'KeyKeg' }
export const bottles: Vessel = { name: '12 × 500 ml bottles', volumeMl: 500, type: 'smallpack' }

/** A brewery with people, a pub, and orders of containers that are delivered to it. */
export async function pubWithContainers(shop: Shop) {
  const { database } = shop
  const email = `${crypto.randomUUID()}@brewery.example`
  const brewery = await buildBrewery(database, { email, name: `Brewery ${email.slice(0, 8)}` }, shop.now())
  const { id: breweryId, slug } = brewery
  const beer = await buildBeer(database, { breweryId })
  const person = async (role: 'owner' | 'sales' | 'cellar' | 'accounts') => {
    const { client } = await shop.register()
    await addMember(database, { clientId: client.id, breweryId, role })
    return client.email
  }
  const sales = await person('sales')
  const buyer = await shop.buyer()
  const { email: pub } = (await shop.get('/api/account', buyer)).json().client as { email: string }
  const variants = new Map<Vessel, string>()
  // Days pass in which a session ends: each call signs in again.
  const as = async (who: string) => bearer(await shop.signIn(who))
  const keyed = async (who: string, key: string) => ({ ...(await as(who)), 'idempotency-key': key })
  const variantOf = async (vessel: Vessel) => {
    const known = variants.get(vessel)
    if (known !== undefined) return known
    const made = await buildContainer(database, {
      type: 'keg',
      ...vessel,
      beerId: beer.id,
      availableUnits: 1000,
    })
    variants.set(vessel, made.storefrontVariantId!)
    return made.storefrontVariantId!
  }
  const send = async (
    who: string,
    path: string,
    body: object,
    { query = '', key = crypto.randomUUID() as string } = {},
  ) => shop.post(`${path}${query}`, body, await keyed(who, key))
  return {
    brewery,
    sales,
    pub,
    clientId: buyer.clientId,
    person,
    as,
    send,
    variantOf,
    /** A paid order of these containers that has left, not yet arrived. */
    sent: async (items: readonly [Vessel, number][]) => {
      const headers = await as(pub)
      for (const [vessel, quantity] of items)
        await shop.add({ kind: 'variant', variantId: await variantOf(vessel), quantity }, headers)
      const { number, consignments } = await shop.placed(headers)
      await shop.pay(number, sandboxTokens.success, headers)
      await shop.operate('orders', 'accept', number)
      await shop.operate('orders', 'dispatch', number)
      return { number, part: consignments[0]!.id }
    },
    deliver: (part: string, body: object = {}) =>
      send(sales, `/api/sell/${slug}/orders/${part}/deliver`, { receivedBy: 'Jo Barr', ...body }),
    /** As the brewery, the pub and others see it. */
    ofBrewery: async (query = '', who = sales) =>
      (await shop.get(`/api/sell/${slug}/empties${query}`, await as(who))).json(),
    ofPub: async () => (await shop.get('/api/account/empties', await as(pub))).json(),
    back: (body: object, query = '') => send(sales, `/api/sell/${slug}/empties/back`, body, { query }),
    writeOff: (body: object, query = '') =>
      send(sales, `/api/sell/${slug}/empties/write-off`, body, { query }),
    mails: async (who: string) =>
      (await shop.mailsTo(who))
        .filter(({ template }) => template === 'notice')
        .map(({ data }) => ({ data: data as Record<string, unknown> })),
  }
}
