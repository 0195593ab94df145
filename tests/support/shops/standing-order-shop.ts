import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { NewStandingOrder, StandingOrder } from '../../../shared/api/standing-orders-api.ts'
import { addDays, londonDay, londonMoment, weekdayOf } from '../../../shared/working-time/working-time.ts'
import { orders } from '../../../server/trading/orders/order-tables.ts'
import { sweepStandingOrders } from '../../../server/trading/orders/standing-orders/sweep-standing-orders.ts'
import { readStandingOrder } from '../../../server/trading/orders/standing-orders/standing-order-view.ts'
import { createSandbox } from '../../../server/finance/payments/sandbox-provider.ts'
import { findPremises, savePremises } from '../../../server/parties/trade-accounts/premises.ts'
import { clients } from '../../../server/identity/accounts/client-tables.ts'
import { openCreditShop } from './credit-shop.ts'
import { testSealer } from './test-sealer.ts'

type Headers = Record<string, string>
type Buyer = Headers & { clientId: string }

const premises = {
  id: null,
  tradingName: 'The Salt Cellar',
  street: '1 Shore',
  apartment: null,
  town: 'Edinburgh',
  postcode: 'EH6 6QW',
  opensAt: '07:30',
  closesAt: '11:00',
  unloading: 'fork_lift' as const,
  dropNotes: null,
  contactName: 'Maggie Tapster',
  phone: '0131 496 0000',
}

/** A shop whose buyers have premises and standing orders, with the sweep and a clock. */
export async function openStandingOrderShop() {
  const shop = await openCreditShop()
  const { database } = shop
  const deps = {
    database,
    provider: createSandbox(database),
    publicUrl: 'https://dray.example',
    sealer: testSealer,
    logger: { warn: () => {} },
    clock: shop.now,
  }
  /** A buyer with premises, and with a credit account where asked. */
  const standingBuyer = async (payment: 'card' | 'invoice' = 'invoice', limitMinor = 100_000_000) => {
    const buyer = payment === 'invoice' ? await shop.creditBuyer({ limitMinor }) : await shop.person()
    await database.transaction((transaction) => savePremises(transaction, buyer.clientId, [premises]))
    const [saved] = await findPremises(database, buyer.clientId)
    const [client] = await database.select().from(clients).where(eq(clients.id, buyer.clientId))
    return { buyer, premisesId: saved!.id!, email: client!.email, payment }
  }
  type StandingBuyer = Awaited<ReturnType<typeof standingBuyer>>

  /** The next day of a weekday (1 is Monday) that is at least so many days away. */
  const dayAhead = (days: number, weekday = 2) => {
    let day = addDays(londonDay(shop.now()), days)
    while (weekdayOf(day) !== weekday) day = addDays(day, 1)
    return day
  }
  const tryToMake = ({ buyer, premisesId, payment }: StandingBuyer, wanted: Partial<NewStandingOrder> = {}) =>
    shop.post(
      '/api/standing-orders',
      {
        name: 'Every week’s cask',
        rhythmWeeks: 1,
        premisesId,
        payment,
        wish: 'ask_me',
        firstOn: dayAhead(4),
        ...wanted,
      },
      shop.keyed(buyer),
    )
  const read = (buyer: Buyer, id: string) =>
    readStandingOrder(database, { id, clientId: buyer.clientId, now: shop.now() })

  return {
    ...shop,
    deps,
    standingBuyer,
    dayAhead,
    tryToMake,
    /** A standing order that is expected to be made. */
    made: async (who: StandingBuyer, wanted: Partial<NewStandingOrder> = {}): Promise<StandingOrder> => {
      const reply = await tryToMake(who, wanted)
      if (reply.statusCode !== 201) throw new Error(`Not made: ${reply.body}`)
      return reply.json()
    },
    read,
    sweepStanding: (more: Partial<typeof deps> = {}) => sweepStandingOrders({ ...deps, ...more }),
    /** Sets the clock to a time of a day in London. */
    goTo: (day: string, time: string, seconds = 0) =>
      shop.wait((londonMoment(day, time).getTime() - shop.now().getTime()) / 1000 + seconds),
    step: async (who: StandingBuyer, id: string, path: string, body: object = {}) => {
      await shop.signInAgain()
      return shop.post(`/api/standing-orders/${id}/${path}`, body, {
        ...who.buyer,
        'idempotency-key': randomUUID(),
      })
    },
    ordersOf: async ({ buyer }: StandingBuyer) =>
      database.select().from(orders).where(eq(orders.clientId, buyer.clientId)),
    /** The last mail of a template to a buyer. */
    lastMail: async ({ email }: StandingBuyer, template: string): Promise<Record<string, unknown> | null> =>
      ((await shop.mailsTo(email)).findLast((mail) => mail.template === template)?.data as never) ?? null,
  }
}
