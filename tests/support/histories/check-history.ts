import { checkCounters } from '../../../server/backoffice/admin/check-counters.ts'
import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { foldEvents } from '../../../shared/orders/fold-events.ts'
import { isEnded, isGivenUp, orderStates } from '../../../shared/orders/order-states.ts'
import { type OrderRole, type OrderVerb, orderVerbs, stateAfter } from '../../../shared/orders/order-steps.ts'
import { creditRow } from '../../../server/finance/credit/credit-queries.ts'
import { readUsed } from '../../../server/finance/credit/require-credit.ts'
import { readBalance, readImbalance } from '../../../server/finance/ledger/read-balances.ts'
import { findUninvoicedTotal } from '../../../server/trading/orders/read-orders.ts'
import { findLineFaults } from '../../../server/trading/orders/find-order-faults.ts'
import { eventRowsOfOrders } from '../../../server/trading/orders/order-event-queries.ts'
import { latestPalletPlans } from '../../../server/trading/orders/pallet-plan-queries.ts'
import { runLoads } from '../../../server/trading/orders/runs/run-load-queries.ts'
import { runs } from '../../../server/parties/runs/run-tables.ts'
import { findLevelFaults } from '../../../server/trading/stock/read-stock.ts'
import { levelOf } from '../shops/stock-levels.ts'
import { checkBreweries, checkFees, checkDocumentSums } from './check-brewery-money.ts'
import { findClaimFaults } from './check-claims.ts'
import { checkDocumentsStay, checkSeries } from './check-documents-stay.ts'
import { findHistoryOrders, type HistoryOrder } from './history-orders.ts'
import type { HistoryWorld } from './history-world.ts'

/**
 * The invariants of marketplace 16, by number, and what checks each of them in a history:
 *
 * 1 checkMoment: levels and lines. 2 loadFile of take-history-step: the last file again. 3 checkMoment: the imbalance.
 * 4 checkPaperSums, checkCardMoney. 5 checkPapersStay, checkSeries. 6 checkHistory: plans. 7 checkFees. 8 checkBreweries.
 * 9 checkCardMoney, checkCreditedUnits. 10 checkEnd after the clock alone. 11 checkHistory: steps and their fold.
 * 12 is of callers, which tests/access-matrix.matrix.test.ts has: histories have no routes. 13 and 14 checkMoment: findOverfull.
 * 15 keyed of history-fate. 16 requireMayTrade of place-history-order.
 *
 * Of claims (CLAIM-09, EMPT-01) checkMoment: findClaimFaults; of people (ROLE-05) changeHistoryPeople.
 */

/** What holds at every moment: stock is the sum of what moved it and what orders hold, the ledger adds up, and lists count what there is. */
export async function checkMoment(world: HistoryWorld): Promise<void> {
  const { database } = world.deps
  const orders = await findHistoryOrders(database, world)
  const faults = {
    levels: await findLevelFaults(database),
    lines: await findLineFaults(database),
    imbalance: await readImbalance(database),
    overfull: await findOverfull(world),
    // Thirteen statements.
    tallies: world.look() % 3 === 0 ? await checkCounters(database) : [],
    ...(await findClaimFaults(database, orders)),
  }
  expect(faults).toEqual({
    levels: [],
    lines: [],
    imbalance: 0,
    overfull: [],
    tallies: [],
    containers: [],
    paidTwice: [],
  })
  await checkDocumentsStay(world, orders)
}

/** Credit above its limit, runs above their capacity, and containers that are not where their movements say (INV-13, INV-14). */
async function findOverfull({ deps: { database }, buyers, groupId }: HistoryWorld): Promise<string[]> {
  const found: string[] = []
  const [clientId] = buyers
  const credit = await creditRow(database, clientId!)
  const usedMinor = await readUsed(database, { clientId: clientId!, uninvoicedOf: findUninvoicedTotal })
  if (credit !== null && usedMinor > credit.limitMinor)
    found.push(`${usedMinor} pence used of a credit of ${credit.limitMinor}`)
  const planned = await database.select().from(runs).where(eq(runs.groupId, groupId))
  const loads = await runLoads(
    database,
    planned.map(({ id }) => id),
  )
  for (const { id, day, capacityPallets, capacityKg } of planned) {
    const load = loads.get(id)
    if (load !== undefined && (load.pallets > capacityPallets || load.weightG > capacityKg * 1000))
      found.push(`the run of ${day} carries ${load.pallets} pallets, ${load.weightG} g`)
  }
  const { rows } = await database.execute(sql`
    select level.place_id from container_levels as level
    left join container_movements as moved using (place_id, brewery_id, kind)
    group by level.place_id, level.brewery_id, level.kind, level.at_pub
    having level.at_pub < 0 or level.at_pub <> coalesce(sum(
      case when moved.what in ('out', 'found') then moved.count else -moved.count end), 0)`)
  return [...found, ...rows.map(({ place_id: place }) => `containers at ${String(place)}`)]
}

/** No more of a line is credited than was sent of it, and no sum twice (INV-09). */
async function checkCreditedUnits({ deps: { database } }: HistoryWorld): Promise<void> {
  const { rows } = await database.execute(sql`
    select line.id from order_lines as line
    join order_credits as credit on credit.consignment_id = line.consignment_id and credit.position = line.position
    where credit.what = 'units' group by line.id, line.quantity_sent having sum(credit.units) > line.quantity_sent`)
  expect(rows).toEqual([])
}

/** What a history leaves: its orders are a fold of their events, and each pallet is paid for once. */
export async function checkHistory(world: HistoryWorld): Promise<void> {
  const { database } = world.deps
  const orders = await findHistoryOrders(database, world)
  const orderIds = orders.map(({ id }) => id)
  const eventsOf = Map.groupBy(await eventRowsOfOrders(database, orderIds), ({ orderId }) => orderId)
  const plans = await latestPalletPlans(database, orderIds)
  for (const order of orders) {
    const events = eventsOf.get(order.id) ?? []
    const parts = order.parts.filter(({ claimId }) => claimId === null)
    const folded = foldEvents(
      events.filter(
        ({ consignmentId }) => consignmentId === null || parts.some(({ id }) => id === consignmentId),
      ),
      parts.map(({ id }) => id),
    )
    for (const { id, state, position } of parts)
      expect([order.number, position, folded.get(id)]).toEqual([order.number, position, state])
    const own = parts.find(({ breweryId }) => breweryId === null)
    for (const { verb, role, fromState, toState, consignmentId } of events) {
      if (!orderVerbs.includes(verb as OrderVerb) || fromState === null || toState === null) continue
      const followed = consignmentId === own?.id && followsOthers({ verb, role, fromState, toState })
      const isPossible = followed || isOfTable({ verb, role, fromState, toState })
      expect({ verb, role, fromState, toState, isPossible }).toMatchObject({ isPossible: true })
    }
    const plan = plans.find(({ orderId }) => orderId === order.id)
    if (plan === undefined) continue
    const others = plan.others.reduce((sum, { minor }) => sum + minor, 0)
    expect(plan.buyerMinor + others).toBe(plan.chargeMinor)
    expect(plan.plan.chargeMinor).toBe(plan.chargeMinor)
  }
  expect(await checkCounters(database)).toEqual([])
  await checkSeries(world)
  await checkDocumentSums(world, orders)
  await checkFees(world, orders)
  await checkBreweries(world, orders)
  await checkCreditedUnits(world)
}

type Taken = { verb: string; role: string; fromState: string; toState: string }

/** A pallet leaves and arrives with what rides on it, and goes on without accessories that are given up (LIFE-18). */
const followsOthers = ({ verb, role, toState }: Taken): boolean =>
  verb === 'cancel' || verb === 'refuse' ? toState === 'accepted' : role === 'system'

/** Whether the table of steps leads from one state to the other, whatever the rest of the part was. */
function isOfTable({ verb, role, fromState, toState }: Taken): boolean {
  const possible = [true, false].flatMap((isRestLeft) =>
    [true, false].flatMap((isPaid) =>
      orderStates.map((stateBefore) =>
        stateAfter(fromState as (typeof orderStates)[number], verb as OrderVerb, role as OrderRole, {
          isPaid,
          isCollection: verb === 'hand_over',
          stateBefore,
          isRestLeft,
        }),
      ),
    ),
  )
  return possible.some((state) => state === toState)
}

/** What is left once all is over: no part open, no unit held, and no money that is neither returned nor earned. */
export async function checkEnd(world: HistoryWorld): Promise<void> {
  const { database } = world.deps
  const orders = await findHistoryOrders(database, world)
  for (const order of orders) {
    const { id, number, parts } = order
    const held = await Promise.all(
      world.sellers.map((brewery) =>
        readBalance(database, 'brewery_held', { owner: brewery.id, orderId: id }),
      ),
    )
    const open = parts.filter(({ state }) => !isEnded(state)).map(({ state }) => state)
    expect({ number, open, held }).toEqual({ number, open: [], held: [0, 0] })
    if (order.paymentMethod === 'card') await checkCardMoney(world, order)
  }
  for (const itemId of world.itemIds)
    expect(await levelOf(database, itemId)).toMatchObject({ reserved: 0, promised: 0 })
}

/** A card has back what is neither charged nor a gift, and never more than was taken from it (INV-04, INV-09). */
async function checkCardMoney({ deps: { database } }: HistoryWorld, order: HistoryOrder): Promise<void> {
  const { id: orderId, number, clientId, parts, refundedMinor } = order
  const of = (account: 'clearing' | 'buyer' | 'goodwill', owner?: string) =>
    readBalance(database, account, { orderId, ...(owner !== undefined && { owner }) })
  const takenMinor = (await of('clearing', 'sandbox')) + refundedMinor
  // What Dray makes good to a brewery is booked there too, and is no gift to the buyer.
  const madeGoodMinor = await readBalance(database, 'goodwill', { orderId, events: ['made_good'] })
  const goodwillMinor = (await of('goodwill')) - madeGoodMinor
  const chargedMinor = parts
    .filter(({ state }) => !isGivenUp(state))
    .reduce((sum, { totalMinor, creditedMinor }) => sum + totalMinor - creditedMinor, 0)
  const isPaid = order.paidAt !== null
  const backMinor = isPaid ? Math.min(takenMinor, takenMinor - chargedMinor + goodwillMinor) : takenMinor
  const owedMinor = await of('buyer', clientId)
  expect({ number, refundedMinor, owedMinor }).toEqual({
    number,
    refundedMinor: backMinor,
    owedMinor: isPaid ? chargedMinor - goodwillMinor - takenMinor + backMinor : 0,
  })
}
