import type { StaffStandingOrder, StaffStandingOrders } from '../../../../shared/api/standing-orders-api.ts'
import type { StandingRhythm } from '../../../../shared/orders/standing-order-days.ts'
import { formerClientName, findPublicClients } from '../../../identity/accounts/find-public-clients.ts'
import type { Database } from '../../../platform/database/database.ts'
import { type Look, lookAheadAll } from './occurrence-to-come.ts'
import { allStandingOrderRows, latestOccurrencesOf, type OccurrenceRow } from './standing-order-queries.ts'

const pageSize = 50

/** Everybody's standing orders, or one client's, fifty at a time, for the staff. */
export async function listStandingOrders(
  database: Database,
  { clientId, after, now }: { clientId: string | null; after: string | null; now: Date },
): Promise<StaffStandingOrders> {
  const rows = await allStandingOrderRows(database, { clientId, after, most: pageSize + 1 })
  const shown = rows.slice(0, pageSize)
  const clients = await findPublicClients(database, [...new Set(shown.map((row) => row.clientId))])
  const active = shown.filter(({ state }) => state === 'active')
  const latest = await latestOccurrencesOf(
    database,
    active.map(({ id }) => id),
    2,
  )
  const lookOf = await lookAheadAll(database, active, now)
  const views = shown.map((row): StaffStandingOrder => {
    const { id, name, state, pausedReason, groupName, payment, failures, lines } = row
    return {
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
      next: state === 'active' ? nextOf(latest.get(id) ?? [], lookOf(row)) : null,
    }
  })
  return { rows: views, after: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null }
}

function nextOf(latest: readonly OccurrenceRow[], { toCome }: Look): StaffStandingOrder['next'] {
  const prepared = latest.find(({ state }) => state === 'prepared')
  if (prepared) {
    const { day, state, cutOffAt } = prepared
    return { day, state, cutOffAt: new Date(cutOffAt).toISOString() }
  }
  return toCome && { day: toCome.day, state: 'coming', cutOffAt: toCome.cutOffAt.toISOString() }
}
