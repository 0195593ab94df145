import type { StaffStandingOrder, StaffStandingOrders } from '../../../shared/api/standing-orders-api.ts'
import type { StandingRhythm } from '../../../shared/orders/standing-order-days.ts'
import { formerClientName, findPublicClients } from '../../accounts/find-public-clients.ts'
import type { Database } from '../../database/database.ts'
import { lookAhead } from './occurrence-to-come.ts'
import { allStandingOrderRows, latestOccurrences, type StandingOrderRow } from './standing-order-queries.ts'

const pageSize = 50

/** Everybody's standing orders, or one client's, fifty at a time, for the staff. */
export async function listStandingOrders(
  database: Database,
  { clientId, after, now }: { clientId: string | null; after: string | null; now: Date },
): Promise<StaffStandingOrders> {
  const rows = await allStandingOrderRows(database, { clientId, after, most: pageSize + 1 })
  const shown = rows.slice(0, pageSize)
  const clients = await findPublicClients(database, [...new Set(shown.map((row) => row.clientId))])
  const views: StaffStandingOrder[] = []
  for (const row of shown) {
    const { id, name, state, pausedReason, groupName, payment, failures, lines } = row
    views.push({
      id,
      clientId: row.clientId,
      client: clients.get(row.clientId)?.name ?? formerClientName,
      name,
      state,
      pausedReason,
      groupName,
      rhythmWeeks: row.rhythmWeeks as StandingRhythm,
      payment,
      failures,
      lines: lines.length,
      next: await nextOf(database, row, now),
    })
  }
  return { rows: views, after: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null }
}

async function nextOf(
  database: Database,
  row: StandingOrderRow,
  now: Date,
): Promise<StaffStandingOrder['next']> {
  if (row.state !== 'active') return null
  const latest = await latestOccurrences(database, row.id, 2)
  const prepared = latest.find(({ state }) => state === 'prepared')
  if (prepared) {
    const { day, state, cutOffAt } = prepared
    return { day, state, cutOffAt: new Date(cutOffAt).toISOString() }
  }
  const { toCome } = await lookAhead(database, row, now)
  return toCome && { day: toCome.day, state: 'coming', cutOffAt: toCome.cutOffAt.toISOString() }
}
