import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { foldEvents } from '../../../shared/orders/fold-events.ts'
import { isEnded, isGivenUp, orderStates } from '../../../shared/orders/order-states.ts'
import { type OrderRole, type OrderVerb, orderVerbs, stateAfter } from '../../../shared/orders/order-steps.ts'
import { readBalance, readImbalance } from '../../../server/ledger/read-balances.ts'
import { findLineFaults } from '../../../server/orders/check-held-units.ts'
import { orderEventRows } from '../../../server/orders/order-event-queries.ts'
import { latestPalletPlan } from '../../../server/orders/pallet-plan-queries.ts'
import { findLevelFaults } from '../../../server/stock/check-levels.ts'
import { levelOf } from '../shops/stock-levels.ts'
import { findHistoryOrders, type HistoryOrder } from './history-orders.ts'
import type { HistoryWorld } from './history-world.ts'

/** What holds at every moment: stock is the sum of what moved it and what orders hold, and the ledger adds up. */
export async function checkMoment({ deps: { database } }: HistoryWorld): Promise<void> {
  const faults = {
    levels: await findLevelFaults(database),
    lines: await findLineFaults(database),
    imbalance: await readImbalance(database),
  }
  expect(faults).toEqual({ levels: [], lines: [], imbalance: 0 })
}

/** What a history leaves: its orders are a fold of their events, and each pallet is paid for once. */
export async function checkHistory(world: HistoryWorld): Promise<void> {
  const { database } = world.deps
  for (const order of await findHistoryOrders(database, world)) {
    const events = await orderEventRows(database, order.id)
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
    const plan = await latestPalletPlan(database, order.id)
    if (plan === null) continue
    const others = plan.others.reduce((sum, { minor }) => sum + minor, 0)
    expect(plan.buyerMinor + others).toBe(plan.chargeMinor)
    expect(plan.plan.chargeMinor).toBe(plan.chargeMinor)
  }
  await checkPapers(world)
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
          isCollection: true,
          stateBefore,
          isRestLeft,
        }),
      ),
    ),
  )
  return possible.some((state) => state === toState)
}

/** Series run from 1 without gaps, and no credit notes come to more than their invoice. */
async function checkPapers({ deps: { database } }: HistoryWorld): Promise<void> {
  const { rows } = await database.execute(sql`
    select series as fault from documents group by series having max(sequence) <> count(*) or min(sequence) <> 1
    union all
    select invoice.number from documents as invoice join documents as note on note.about_id = invoice.id
    group by invoice.id having sum(note.total_minor) > invoice.total_minor`)
  expect(rows).toEqual([])
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
  const goodwillMinor = await of('goodwill')
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
