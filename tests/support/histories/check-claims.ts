import { sql } from 'drizzle-orm'
import { findSettledUnits, unitsAt } from '../../../server/orders/claims/resent-units.ts'
import { claimRows } from '../../../server/orders/claims/claim-queries.ts'
import { lineRows } from '../../../server/orders/order-read-queries.ts'
import { creditRows } from '../../../server/orders/refunds/refund-queries.ts'
import { findHistoryOrders } from './history-orders.ts'
import type { HistoryWorld } from './history-world.ts'

/**
 * Containers that came with a part and are not admitted as missing are at the pub (EMPT-01). While a claim about missing ones
 * is open, both are possible. No container of a history goes back, and each unit of a brewery's beer is one.
 */
export async function findContainerFaults(world: HistoryWorld): Promise<string[]> {
  const { database } = world.deps
  const faults: string[] = []
  for (const { number, contact, shipTo, parts } of await findHistoryOrders(database, world)) {
    // Without an address there is no place for them.
    if (contact === null && shipTo === null) continue
    for (const { id, breweryId, position, state, deliveryProof } of parts) {
      if (breweryId === null) continue
      const claims = await claimRows(database, [id])
      const sent = (await lineRows(database, [id])).reduce((sum, { quantitySent }) => sum + quantitySent, 0)
      const unitsOf = (of: typeof claims) =>
        Math.min(
          sent,
          of.reduce(
            (sum, { lines }) =>
              sum + (lines.length === 0 ? sent : lines.reduce((all, { units }) => all + units, 0)),
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
      const { rows } = await database.execute(sql`
        select coalesce(sum(case when what = 'out' then count else -count end), 0)::integer as booked
        from container_movements where part_id = ${id} and what in ('out', 'missing')`)
      const booked = Number(rows[0]!['booked'])
      const isRight = hasCome ? booked >= Math.max(0, least) && booked <= most : booked === 0
      if (!isRight)
        faults.push(
          `${number}, ${state} part ${position}: ${booked} containers at the pub, ${least} to ${most} came`,
        )
    }
  }
  return faults
}

/** Of no line more is paid back and sent again than was sent (CLAIM-09); what was sent again costs nothing. */
export async function findUnitsPaidTwice(world: HistoryWorld): Promise<string[]> {
  const { database } = world.deps
  const faults: string[] = []
  for (const { number, parts } of await findHistoryOrders(database, world)) {
    const ids = parts.map(({ id }) => id)
    const [lines, credits] = [await lineRows(database, ids), await creditRows(database, ids)]
    const settledOf = await findSettledUnits(database, { parts, lines })
    for (const { consignmentId, position, quantitySent } of lines) {
      const isReplacement = parts.some(({ id, claimId }) => id === consignmentId && claimId !== null)
      const credited = credits
        .filter((credit) => credit.consignmentId === consignmentId && credit.what === 'units')
        .filter((credit) => credit.position === position)
        .reduce((sum, { units }) => sum + units, 0)
      const resent = isReplacement ? 0 : unitsAt(settledOf(consignmentId), position)
      if (credited + resent > quantitySent || (isReplacement && credited > 0))
        faults.push(
          `${number}, line ${position}: ${credited} paid back and ${resent} sent again of ${quantitySent}`,
        )
    }
  }
  return faults
}
