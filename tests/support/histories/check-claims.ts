import { sql } from 'drizzle-orm'
import { findSettledUnits, unitsAt } from '../../../server/trading/orders/claims/resent-units.ts'
import { claimRows } from '../../../server/trading/orders/claims/claim-queries.ts'
import { lineRows } from '../../../server/trading/orders/order-read-queries.ts'
import { creditRows } from '../../../server/trading/orders/refunds/refund-queries.ts'
import type { Database } from '../../../server/platform/database/database.ts'
import type { HistoryOrder } from './history-orders.ts'

/**
 * Containers that came with a part and are not admitted as missing are at the pub (EMPT-01), and of no line more is paid back and
 * sent again than was sent (CLAIM-09). While a claim about missing containers is open, both are possible. No container of a history
 * goes back, each unit of a brewery's beer is one, and what was sent again costs nothing.
 */
export async function findClaimFaults(database: Database, orders: readonly HistoryOrder[]) {
  const ids = orders.flatMap(({ parts }) => parts.map(({ id }) => id))
  if (ids.length === 0) return { containers: [], paidTwice: [] }
  const all = {
    lines: await lineRows(database, ids),
    claims: await claimRows(database, ids),
    credits: await creditRows(database, ids),
    booked: await bookedContainers(database, ids),
  }
  return {
    containers: orders.flatMap((order) => containerFaults(order, all)),
    paidTwice: (await Promise.all(orders.map((order) => paidTwice(database, order, all)))).flat(),
  }
}

type Rows = {
  lines: Awaited<ReturnType<typeof lineRows>>
  claims: Awaited<ReturnType<typeof claimRows>>
  credits: Awaited<ReturnType<typeof creditRows>>
  /** Containers at the pub by the part that brought them. */
  booked: ReadonlyMap<string, number>
}

async function bookedContainers(database: Database, ids: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await database.execute(sql`
    select part_id as part, sum(case when what = 'out' then count else -count end)::integer as booked
    from container_movements where part_id = any(${sql.param([...ids])}::uuid[]) and what in ('out', 'missing') group by 1`)
  return new Map(rows.map(({ part, booked }) => [String(part), Number(booked)]))
}

function containerFaults({ number, contact, shipTo, parts }: HistoryOrder, all: Rows): string[] {
  // Without an address there is no place for them.
  if (contact === null && shipTo === null) return []
  return parts.flatMap(({ id, breweryId, position, state, deliveryProof }) => {
    if (breweryId === null) return []
    const claims = all.claims.filter(({ consignmentId }) => consignmentId === id)
    const sent = all.lines
      .filter(({ consignmentId }) => consignmentId === id)
      .reduce((sum, { quantitySent }) => sum + quantitySent, 0)
    const unitsOf = (of: typeof claims) =>
      Math.min(
        sent,
        of.reduce(
          (sum, { lines }) =>
            sum + (lines.length === 0 ? sent : lines.reduce((units, line) => units + line.units, 0)),
          0,
        ),
      )
    const missing = claims.filter(({ kind }) => kind === 'missing' || kind === 'not_arrived')
    const most =
      sent - unitsOf(missing.filter(({ decision }) => decision === 'admitted' || decision === 'replaced'))
    const least = most - unitsOf(missing.filter(({ decidedAt }) => decidedAt === null))
    const hasCome =
      deliveryProof !== null ||
      claims.some(({ kind, decidedAt }) => kind !== 'not_arrived' || decidedAt !== null)
    const booked = all.booked.get(id) ?? 0
    const isRight = hasCome ? booked >= Math.max(0, least) && booked <= most : booked === 0
    return isRight
      ? []
      : [`${number}, ${state} part ${position}: ${booked} containers at the pub, ${least} to ${most} came`]
  })
}

async function paidTwice(database: Database, { number, parts }: HistoryOrder, all: Rows): Promise<string[]> {
  const ids = new Set(parts.map(({ id }) => id))
  const lines = all.lines.filter(({ consignmentId }) => ids.has(consignmentId))
  const settledOf = await findSettledUnits(database, { parts, lines })
  return lines.flatMap(({ consignmentId, position, quantitySent }) => {
    const isReplacement = parts.some(({ id, claimId }) => id === consignmentId && claimId !== null)
    const credited = all.credits
      .filter((credit) => credit.consignmentId === consignmentId && credit.what === 'units')
      .filter((credit) => credit.position === position)
      .reduce((sum, { units }) => sum + units, 0)
    const resent = isReplacement ? 0 : unitsAt(settledOf(consignmentId), position)
    return credited + resent > quantitySent || (isReplacement && credited > 0)
      ? [`${number}, line ${position}: ${credited} paid back and ${resent} sent again of ${quantitySent}`]
      : []
  })
}
