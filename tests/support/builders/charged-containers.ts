import { containerDeposits } from '../../../server/finance/deposits/deposit-tables.ts'
import { invoiceCharges } from '../../../server/trading/empties/charges/invoice-charges.ts'
import { creditDeposits } from '../../../server/trading/orders/refunds/credit-deposits.ts'
import { bearer } from '../shops/account-shop.ts'
import type { openOrderShop } from '../shops/order-shop.ts'
import { firkin, pubWithContainers } from './delivered-containers.ts'

type Shop = Awaited<ReturnType<typeof openOrderShop>>
const daySeconds = 86_400

/** A pub with firkins that a brewery may charge, and what both do about them. */
export async function pubWithCharges(shop: Shop) {
  const people = await pubWithContainers(shop)
  const { database } = shop
  const { brewery, sales, send, sent, deliver, ofBrewery, ofPub } = people
  const path = `/api/sell/${brewery.slug}`
  const deps = { database, publicUrl: 'https://dray.example', clock: shop.now, logger: console }
  const setPrice = (netMinor: number, kind = 'firkin') =>
    send(sales, `${path}/container-prices`, { kind, netMinor })
  const place = async () => (await ofBrewery()).rows[0].place as string
  return {
    ...people,
    path,
    place,
    setPrice,
    /** From long ago: baskets are offered at the deposit of the day, whatever the clock of a test says. */
    setDeposit: (netMinor: number) =>
      database.insert(containerDeposits).values({
        breweryId: brewery.id,
        kind: 'firkin',
        netMinor,
        fromDay: '2020-01-01',
        setBy: 'Sal Hart',
        setAt: '2020-01-01T09:00:00Z',
      }),
    waitDays: (days: number) => shop.wait(days * daySeconds),
    /** So many firkins are delivered at noon, far from where a day or a summer ends, and a time passes. */
    old: async (count: number, days = 91) => {
      shop.wait(daySeconds - ((shop.now().getTime() / 1000 + daySeconds / 2) % daySeconds))
      const order = await sent([[firkin, count]])
      await deliver(order.part)
      shop.wait(days * daySeconds)
      return order
    },
    announce: (body: object, query = '') =>
      send(sales, `${path}/empties/charges`, { kind: 'firkin', ...body }, { query }),
    end: (charge: string, what: 'withdraw' | 'found', body: object) =>
      send(sales, `${path}/empties/charges/${charge}/${what}`, body),
    backSigned: async (count: number, at?: string) =>
      people.back({ place: at ?? (await place()), kind: 'firkin', count, signedByPub: 'Jo Barr' }),
    /** The clock's work on charges. */
    invoice: () => invoiceCharges(deps),
    creditDeposits: () => creditDeposits(deps),
    charges: async () => (await ofPub()).charges,
    paper: async (id: string, who = people.pub) =>
      shop.get(`/api/documents/${id}.pdf`, bearer(await shop.signIn(who))),
  }
}
