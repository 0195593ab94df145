import { eq } from 'drizzle-orm'
import { isEnded } from '../../../shared/orders/order-states.ts'
import { runs } from '../../../server/parties/runs/run-tables.ts'
import { findHistoryOrders, type HistoryOrder } from './history-orders.ts'
import type { HistoryWorld } from './history-world.ts'
import { sweepAll } from './sweep-history.ts'

const dayMs = 86_400_000

/** The longest that the clock goes by at once where no deadline comes, so that breweries are paid out meanwhile. */
const longestMs = 3 * dayMs

/** Sixty working days pass, four bank holidays among them, in which no one does anything. */
export async function moveClockAlone(world: HistoryWorld): Promise<void> {
  const { goTo, now } = world
  const end = now().getTime() + 90 * dayMs
  const orders = () => findHistoryOrders(world.deps.database, world)
  for (let open = await orders(); now().getTime() < end && openOf(open).length > 0; open = await orders()) {
    goTo(new Date(Math.min(end, await nextMoment(world, open))))
    await sweepAll(world)
  }
  goTo(new Date(end))
  // Money that is owed back is sent by the next sweep.
  await sweepAll(world)
}

/** A second after the next thing the clock may do. */
async function nextMoment(world: HistoryWorld, orders: readonly HistoryOrder[]): Promise<number> {
  const now = world.now().getTime()
  const planned = await world.deps.database.select().from(runs).where(eq(runs.groupId, world.groupId))
  const moments = [
    ...orders.map(({ reservedUntil }) => reservedUntil),
    ...orders.flatMap(({ parts }) => parts.map(({ deadlineAt }) => deadlineAt)),
    ...planned.flatMap(({ cutOffAt, answerByAt }) => [cutOffAt, answerByAt]),
  ].flatMap((moment) => (moment === null ? [] : new Date(moment).getTime()))
  return Math.min(now + longestMs, ...moments.filter((moment) => moment >= now)) + 1000
}

/** Parts that have not ended: none, once the clock alone has brought everything to an end. */
export const findOpenParts = async (world: HistoryWorld) =>
  openOf(await findHistoryOrders(world.deps.database, world))

const openOf = (orders: readonly HistoryOrder[]) =>
  orders.flatMap(({ parts }) => parts.filter(({ state }) => !isEnded(state)))
