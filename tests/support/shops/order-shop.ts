import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { NewOrder, Order } from '../../../shared/api/orders-api.ts'
import type { SignedIn } from '../../../shared/api/accounts-api.ts'
import { clients } from '../../../server/identity/accounts/client-tables.ts'
import { containers } from '../../../server/catalogue/beers/catalogue-tables.ts'
import { sweepDeadlines } from '../../../server/trading/orders/life/sweep-deadlines.ts'
import { sweepRuns } from '../../../server/trading/orders/runs/sweep-runs.ts'
import { sweepOrders } from '../../../server/trading/orders/lapse-orders.ts'
import { createSandbox } from '../../../server/finance/payments/sandbox-provider.ts'
import { commandFor } from '../../../server/backoffice/operate/find-command.ts'
import { bearer } from './account-shop.ts'
import { openBasketShop } from './basket-shop.ts'
import { approveClients } from '../builders/approve-clients.ts'
import { checkoutContact } from '../builders/checkout-contact.ts'
import { operatorContext } from './operator-context.ts'
import { testSealer } from './test-sealer.ts'

type Headers = Record<string, string>

/** The whole shop with a basket, and calls that order, pay and move orders on. */
export async function openOrderShop(options: Parameters<typeof openBasketShop>[0] = { lasts: 'file' }) {
  const shop = await openBasketShop(options)
  const { database } = shop.connection
  const provider = options.payments ?? createSandbox(database)
  const context = { ...operatorContext, clock: shop.now, openProvider: () => provider }
  const services = {
    database,
    provider,
    ...context,
    sealer: testSealer,
    logger: { warn: () => {} },
  }

  const place = (headers: Headers, wanted: Partial<NewOrder> = {}, key: string = randomUUID()) =>
    shop.post(
      '/api/orders',
      { contact: checkoutContact, payment: 'card', ...wanted },
      { 'idempotency-key': key, ...headers },
    )

  return {
    ...shop,
    database,
    /** The headers of a signed-in client with a confirmed address and an approved trade account. */
    buyer: async (): Promise<Headers & { clientId: string }> => {
      const session: SignedIn = await shop.register()
      await database
        .update(clients)
        .set({ emailConfirmedAt: shop.now() })
        .where(eq(clients.id, session.client.id))
      await approveClients(database, [session.client.id])
      return { ...bearer(session), clientId: session.client.id }
    },
    place,
    /** Places an order that is expected to be taken. */
    placed: async (headers: Headers, wanted: Partial<NewOrder> = {}): Promise<Order> => {
      const reply = await place(headers, wanted)
      if (reply.statusCode !== 201) throw new Error(`Not placed: ${reply.body}`)
      return reply.json()
    },
    pay: (number: string, token: string, headers: Headers) =>
      shop.post(`/api/orders/${number}/payment`, { token }, headers),
    order: async (number: string, headers: Headers): Promise<Order> =>
      (await shop.get(`/api/orders/${number}`, headers)).json(),
    sweep: async () => {
      await sweepRuns(services)
      await sweepDeadlines(services)
      await sweepOrders(services)
    },
    operate: (...words: string[]) => commandFor(words)(database, context),
    stockOf: async ({ variantId }: { variantId: string }): Promise<number> => {
      const [row] = await database
        .select({ units: containers.availableUnits })
        .from(containers)
        .where(eq(containers.storefrontVariantId, variantId))
      return row!.units
    },
  }
}
