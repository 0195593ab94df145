import { sql } from 'drizzle-orm'
import type { Connection } from '../../../server/platform/database/database.ts'
import type { OrderDeps } from '../../../server/trading/orders/order-deps.ts'
import { createSandbox } from '../../../server/finance/payments/sandbox-provider.ts'
import { buildRuns } from '../builders/run-builder.ts'
import { testSealer } from '../shops/test-sealer.ts'
import { killableConnection } from './killable-database.ts'
import { addBuyer, firstFigures, loadFigures, type MadeWorld, operateAt } from './make-history-world.ts'

const logger = { warn: () => {} }

/** Weekly runs: what misses the last of them has no run to travel with. */
const runCount = 5

/**
 * A world that was made in a database, as a history plays it: with a clock of its own, and killed when it is to be. Its runs
 * are made now: histories of other worlds before it have moved their clocks past all runs there were.
 */
export async function openHistoryWorld(
  connection: Connection,
  made: MadeWorld,
  { isDrawing }: { isDrawing: boolean },
) {
  const { sellers, groupId, itemIds, items, name } = made
  const killable = killableConnection(connection)
  const { database } = killable
  let figures = firstFigures
  const closed = new Set<string>()
  const papers = new Map<string, string>()
  let isAlone = true
  let looks = 0
  let time = Math.floor(Date.now() / 1000) * 1000
  const now = () => new Date(time)
  const buyers = [...made.buyers]
  await buildRuns(database, groupId, { inDays: 4, count: runCount, now: now() })

  const deps: OrderDeps = {
    database,
    provider: createSandbox(database),
    publicUrl: 'https://dray.example',
    sealer: testSealer,
    clock: now,
    logger,
  }
  return {
    ...killable,
    deps,
    now,
    /** Sets the clock to a moment that is not before now. */
    goTo: (moment: Date) => void (time = Math.max(time, moment.getTime())),
    sellers,
    groupId,
    itemIds,
    variants: made.variants,
    accessoryId: itemIds[3]!,
    buyers,
    /** Orders whose buyers have left, each with the id of its buyer. */
    left: new Map<string, string>(),
    /** Another buyer takes the place of one who has left. */
    replaceBuyer: async (which: number) => void (buyers[which] = await addBuyer(database, now, which === 0)),
    /** Of each brewery a person who comes and goes, and the last link of an invitation. */
    people: made.members.map((clientId) => ({ clientId, token: null as string | null, isOut: false })),
    operate: operateAt(database, now),
    load: (loaded: readonly number[]) => loadFigures(database, { name, items, figures: loaded, now: now() }),
    /** What the last file said. */
    figures: () => figures,
    setFigures: (loaded: readonly number[]) => void (figures = loaded),
    /** A brewery or buyer who could trade cannot from now on, and the other way round. */
    toggle: (of: string) => void (closed.delete(of) || closed.add(of)),
    /** Whether a brewery, by its slug, or a buyer, by address, may trade now. */
    mayTrade: (of: string) => !closed.has(of),
    /** What each document's contents and file hashed to when it was first seen. */
    papers,
    /** How often it has been looked at before this. */
    look: () => looks++,
    /** Whether PDFs are drawn. */
    isDrawing,
    /** Whether steps are taken one after another from now on: then the rows they add can be counted. */
    setAlone: (alone: boolean) => void (isAlone = alone),
    isAlone: () => isAlone,
    /** How many rows there are of whatever a verb may add. */
    fingerprint: async () => {
      const { rows: counts } = await connection.database.execute(sql`
        select (select count(*) from orders)::integer as orders,
          (select count(*) from order_events)::integer as events,
          (select count(*) from stock_movements)::integer as movements,
          (select count(*) from ledger_transactions)::integer as bookings,
          (select count(*) from documents)::integer as documents,
          (select count(*) from refunds)::integer as refunds,
          (select count(*) from mails)::integer as mails`)
      return counts[0]!
    },
  }
}
export type HistoryWorld = Awaited<ReturnType<typeof openHistoryWorld>>
