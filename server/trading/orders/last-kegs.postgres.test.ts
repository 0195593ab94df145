import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { randomRuns } from '../../../tests/support/builders/run-counts.ts'
import { openLastKegsShop, publicUrl } from '../../../tests/support/last-kegs/last-kegs-shop.ts'
import { kegs, type Sale, sellLastKegs } from '../../../tests/support/last-kegs/sell-last-kegs.ts'
import { createServerDatabase } from '../../../tests/support/servers/test-database.ts'
import { testSealer } from '../../../tests/support/shops/test-sealer.ts'
import { sandboxTokens } from '../../../shared/orders/sandbox-cards.ts'
import { containers } from '../../catalogue/beers/catalogue-tables.ts'
import { createSandbox } from '../../finance/payments/sandbox-provider.ts'
import { sweepOrders } from './lapse-orders.ts'
import { orders } from './order-tables.ts'

/** Processes start: much, on a machine that does other things as well. */
const slow = { timeout: 600_000 }
/** `npm run bench -- last-kegs` plays a thousand. */
const rounds = randomRuns({ quick: 2, thorough: 20 })

const shop = await openLastKegsShop(await createServerDatabase())
afterAll(() => shop.close())
const { database, addresses } = shop
let last: Sale | null = null

test(
  `of 400 checkouts at once exactly 25 have the last kegs, ${rounds} times, whatever is loaded and killed meanwhile (INV-01, STOCK-07)`,
  slow,
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      last = await sellLastKegs(shop, { round, endsProcess: true })
      expect({ round, faults: last.faults }).toEqual({ round, faults: [] })
      expect(last.imports).toBeGreaterThan(1)
    }
  },
)

test('after kills and imports no keg is held for ever (INV-01)', slow, async () => {
  const { buyers, outcomes, kegId } = last!
  const clientIds = buyers.map(({ clientId }) => clientId)
  const ofTheSale = inArray(orders.clientId, clientIds)
  const placed = outcomes.flatMap((outcome) => (outcome.number === null ? [] : [outcome]))
  const paid = placed.slice(0, 10)
  await Promise.all(
    paid.map(({ number, clientId }) => {
      const { authorization } = buyers.find((buyer) => buyer.clientId === clientId)!
      return fetch(`${addresses()[0]}/api/orders/${number}/payment`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ token: sandboxTokens.success }),
      })
    }),
  )
  await database
    .update(orders)
    .set({ reservedUntil: sql`now()` })
    .where(sql`${ofTheSale} and ${orders.paymentState} = 'unpaid'`)
  const logger = { warn: () => {} }
  const provider = createSandbox(database)
  const deps = { database, provider, publicUrl, sealer: testSealer, clock: () => new Date(), logger }
  await Promise.all([sweepOrders(deps), sweepOrders(deps)])
  const [keg] = await database.select().from(containers).where(eq(containers.id, kegId))
  expect(keg!.availableUnits).toBe(kegs - paid.length)
  const states = await database.select({ state: orders.paymentState }).from(orders).where(ofTheSale)
  expect(states.filter(({ state }) => state === 'paid')).toHaveLength(paid.length)
  expect(states.filter(({ state }) => state === 'cancelled')).toHaveLength(kegs - paid.length)
})
