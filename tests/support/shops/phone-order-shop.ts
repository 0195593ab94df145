import { randomUUID } from 'node:crypto'
import type { NewPhoneOrder, PhoneOrderQuote } from '../../../shared/api/phone-orders-api.ts'
import type { BreweryRole } from '../../../shared/accounts/roles.ts'
import { releaseReservations } from '../../../server/trading/phone-orders/release-reservations.ts'
import { buildBeer, buildBrewery, buildContainer } from '../builders/builders.ts'
import { addMember } from './add-staff.ts'
import { openStandingOrderShop } from './standing-order-shop.ts'

type Headers = Record<string, string>
type Line = NewPhoneOrder['lines'][number]

/** A shop whose breweries take orders by phone from pubs with premises. */
export async function openPhoneOrderShop() {
  const shop = await openStandingOrderShop()
  const { database } = shop

  /** A brewery with two beers and a pub that bought the first of them, on account. */
  async function openPhone({ limitMinor = 100_000_000, payment = 'invoice' as 'invoice' | 'card' } = {}) {
    await shop.signInAgain()
    const brewery = await buildBrewery(database, {}, shop.now())
    const size = async (name: string, priceMinor: number, availableUnits: number) => {
      const beer = await buildBeer(database, { breweryId: brewery.id, name })
      const { id: containerId, storefrontVariantId } = await buildContainer(database, {
        beerId: beer.id,
        priceMinor,
        availableUnits,
      })
      return { kind: 'variant', variantId: storefrontVariantId!, containerId }
    }
    const bitter = await size('Towpath Bitter', 10_000, 20)
    const stout = await size('Harbour Stout', 12_000, 5)
    const who = await shop.standingBuyer(payment, limitMinor)
    await shop.add({ kind: 'variant', variantId: bitter.variantId, quantity: 1 }, who.buyer)
    await shop
      .placed(who.buyer, { payment: 'card' })
      .then(({ number }) => shop.pay(number, 'sandbox_success', who.buyer))
    const member = async (role: BreweryRole) => {
      const person = await shop.person()
      await addMember(database, { clientId: person.clientId, breweryId: brewery.id, role })
      return person
    }
    const rep = await member('sales')
    const path = `/api/sell/${brewery.slug}/pubs/${who.buyer.clientId}/phone-orders`
    const quoteAt = async (lines: Line[], headers: Headers = rep, at = path): Promise<PhoneOrderQuote> => {
      const [address, query = ''] = at.split('?')
      const reply = await shop.post(
        `${address}/quote?${query}`,
        { premisesId: who.premisesId, lines },
        headers,
      )
      if (reply.statusCode !== 200) throw new Error(reply.body)
      return reply.json()
    }
    return {
      ...who,
      brewery,
      bitter,
      stout,
      rep,
      member,
      path,
      pad: (headers: Headers = rep) => shop.get(path, headers),
      quote: quoteAt,
      /** Takes an order at the total that a quote says. */
      take: async (
        way: NewPhoneOrder['way'],
        lines: Line[],
        more: Partial<NewPhoneOrder> = {},
        {
          headers = rep,
          at = path,
          key = randomUUID(),
        }: { headers?: Headers; at?: string; key?: string } = {},
      ) => {
        const { totalMinor } = await quoteAt(lines, headers, at)
        const body = { way, premisesId: who.premisesId, lines, expectedTotalMinor: totalMinor, ...more }
        return shop.post(at, body, { ...headers, 'idempotency-key': key })
      },
      allow: (isAllowed: boolean) =>
        shop.call('PUT', `/api/account/phone-orders/${brewery.slug}`, { isAllowed }, who.buyer),
      /** Of the last mail with a link. */
      token: async () => {
        const mail = await shop.lastMail(who, 'phone-order')
        return new URL(String(mail?.['link'])).searchParams.get('token')!
      },
    }
  }

  return {
    ...shop,
    openPhone,
    linkPage: async (token: string) => shop.app.inject(`/phone-order?token=${encodeURIComponent(token)}`),
    confirmLink: (token: string, fields: Record<string, string>) =>
      shop.app.inject({
        method: 'POST',
        url: '/phone-order',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ token, ...fields }).toString(),
      }),
    releaseReservations: () => releaseReservations({ database, clock: shop.now }),
  }
}
