import type { StaffOrder } from '../../../../shared/api/staff-orders-api.ts'
import { isUnpaid } from '../../../../shared/orders/charged-orders.ts'
import { isGivenUp, isSent } from '../../../../shared/orders/order-states.ts'
import { londonDay } from '../../../../shared/working-time/working-time.ts'
import type { Database } from '../../../platform/database/database.ts'
import { findRun, findRunsFrom } from '../../../parties/runs/find-runs.ts'
import type { ConsignmentRow, OrderRow } from '../order-read-queries.ts'

/** Whom an order goes to and where, as staff may change it; null where it is over, or its client has left (STAF-11). */
export async function findDetails(
  database: Database,
  row: OrderRow,
  parts: readonly ConsignmentRow[],
): Promise<StaffOrder['details']> {
  const { contact, shipTo, handover, state } = row
  if (contact === null || isGivenUp(state) || state === 'closed') return null
  const mayMove = !isUnpaid(row) && parts.every((part) => !isSent(part.state) && part.laterRunId === null)
  return {
    contact,
    shipTo: shipTo ?? contact,
    handover,
    mayMove,
    runs: mayMove ? await runDays(database, row) : [],
  }
}

async function runDays(database: Database, { groupId, runId, placedAt }: OrderRow): Promise<string[]> {
  const own = await findRun(database, runId)
  if (groupId === null || own === null) return []
  const runs = await findRunsFrom(database, groupId, londonDay(new Date(placedAt)))
  const others = runs.filter(({ id, state }) => id !== own.id && state === 'open')
  return [own.day, ...others.map(({ day }) => day)]
}
