import { eq } from 'drizzle-orm'
import { isEnded } from '../../../shared/orders/order-states.ts'
import { runs } from '../../../server/runs/run-tables.ts'
import { findHistoryOrders } from './history-orders.ts'
import type { HistoryWorld } from './history-world.ts'
import { sweepAll } from './sweep-history.ts'

const dayMs = 86_400_000

/** Sixty working days pass, four bank holidays among them, in which nobody does anything. */
export async function moveClockAlone(world: HistoryWorld): Promise<void> {
  const { goTo, now } = world
  const end = now().getTime() + 90 * dayMs
  while (now().getTime() < end && !(await isAllOver(world))) {
    goTo(new Date(Math.min(end, await nextMoment(world))))
    await sweepAll(world)
  }
  goTo(new Date(end))
  // Money that is owed back is sent by the next sweep.
  await sweepAll(world)
}

/** A second after the next thing the clock may do, a day on at the most. */
async function nextMoment(world: HistoryWorld): Promise<number> {
  const now = world.now().getTime()
  const orders = await findHistoryOrders(world.deps.database, world)
  const planned = await world.deps.database.select().from(runs).where(eq(runs.groupId, world.group.id))
  const moments = [
    ...orders.map(({ reservedUntil }) => reservedUntil),
    ...orders.flatMap(({ parts }) => parts.map(({ deadlineAt }) => deadlineAt)),
    ...planned.flatMap(({ cutOffAt, answerByAt }) => [cutOffAt, answerByAt]),
  ].flatMap((moment) => (moment === null ? [] : new Date(moment).getTime()))
  return Math.min(now + dayMs, ...moments.filter((moment) => moment >= now)) + 1000
}

/** Whether every part of every order has ended. */
export async function isAllOver(world: HistoryWorld): Promise<boolean> {
  const orders = await findHistoryOrders(world.deps.database, world)
  return orders.every(({ parts }) => parts.every(({ state }) => isEnded(state)))
}
