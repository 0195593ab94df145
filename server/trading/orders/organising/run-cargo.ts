import { loadOf } from '../../../../shared/pallet/container-loads.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Run } from '../../../parties/runs/find-runs.ts'
import {
  type ConsignmentRow,
  consignmentRows,
  type LineRow,
  lineRows,
  type OrderRow,
} from '../order-read-queries.ts'
import { openProposalRows } from '../life-queries.ts'
import { cargoRows, failedDrops, ordersById } from './cargo-queries.ts'
import { placedDrops } from './run-drop-queries.ts'

export type CargoLine = { line: LineRow; units: number; weightG: number; atDepot: number }
export type CargoPart = {
  part: ConsignmentRow
  lines: CargoLine[]
  /** Why it could not be delivered, the last time. */
  failed: string | null
  /** What is left of it waits for a later run. */
  restFollows: boolean
}
export type CargoDrop = { order: OrderRow; parts: CargoPart[] }

/**
 * What travels, or travelled, on a run: the drops in the order in which they are driven, those without a place by
 * postcode after the others. Parts of these breweries alone where some are named.
 */
export async function readCargo(
  database: Database,
  run: Run,
  breweryIds?: readonly string[],
): Promise<CargoDrop[]> {
  const rows = (await cargoRows(database, [run])).filter(
    ({ breweryId }) => breweryIds === undefined || (breweryId !== null && breweryIds.includes(breweryId)),
  )
  const partIds = [...new Set(rows.map(({ partId }) => partId))]
  const orders = await ordersById(database, [...new Set(rows.map(({ orderId }) => orderId))])
  const parts = await consignmentRows(
    database,
    orders.map(({ id }) => id),
  )
  const lines = await lineRows(database, partIds)
  const failed = await failedDrops(database, partIds)
  const proposed = new Set(
    (await openProposalRows(database, partIds)).map(({ consignmentId }) => consignmentId),
  )
  const hasLeft = run.departedAt !== null
  const cargoOf = (part: ConsignmentRow): CargoPart => ({
    part,
    failed: part.state === 'dispatched' ? (failed.get(part.id) ?? null) : null,
    restFollows: part.state === 'part_dispatched' && (part.laterRunId !== null || proposed.has(part.id)),
    lines: lines.flatMap((line) => {
      const units = rows.find(({ lineId }) => lineId === line.id)?.units
      if (line.consignmentId !== part.id || units === undefined) return []
      return [{ line, units, weightG: units * loadOf(line).weightG, atDepot: hasLeft ? units : there(line) }]
    }),
  })
  const drops = orders.map((order) => ({
    order,
    parts: parts.filter(({ id, orderId }) => orderId === order.id && partIds.includes(id)).map(cargoOf),
  }))
  const places = await placedDrops(database, run.id)
  const placeOf = ({ order }: CargoDrop) => {
    const at = places.indexOf(order.id)
    return at < 0 ? places.length : at
  }
  return drops.toSorted(
    (one, other) => placeOf(one) - placeOf(other) || sortKey(one).localeCompare(sortKey(other), 'en-GB'),
  )
}

/** Units at the depot that have not left from there. */
const there = ({ quantity, quantitySent, quantityAtDepot }: LineRow) =>
  Math.max(0, Math.min(quantity, quantityAtDepot) - quantitySent)

const sortKey = ({ order: { shipTo, contact, number } }: CargoDrop) =>
  `${(shipTo ?? contact)?.postcode ?? ''} ${number}`

export const unitsOf = (lines: readonly CargoLine[]): number =>
  lines.reduce((sum, { units }) => sum + units, 0)
export const gramsOf = (lines: readonly CargoLine[]): number =>
  lines.reduce((sum, { weightG }) => sum + weightG, 0)
