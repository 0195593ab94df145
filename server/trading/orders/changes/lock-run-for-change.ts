import { isInPostcodes } from '../../../../shared/geography/postcode.ts'
import type { Unloading } from '../../../../shared/orders/handover.ts'
import { palletLimitG } from '../../../../shared/pallet/pack-pallets.ts'
import type { Database } from '../../../platform/database/database.ts'
import { badField } from '../../../platform/errors/common-errors.ts'
import { hasLeft, noRunThere } from '../../../platform/errors/order-change-errors.ts'
import {
  findOpenRuns,
  findRun,
  holdRun,
  markFull,
  requireRunOf,
  type Run,
} from '../../../parties/runs/find-runs.ts'
import {
  type LineRow,
  type ConsignmentRow,
  consignmentRows,
  lineRows,
  type OrderRow,
} from '../order-read-queries.ts'
import { palletLines, palletsOf, planRiding } from '../pallet/riding.ts'
import { requireGroup, requireInArea } from '../require-group.ts'
import { type RunLoad, runLoads } from '../runs/run-load-queries.ts'
import { hasRoom, lockForPallets, isFull } from '../runs/assign-run.ts'

type Moving = {
  row: OrderRow & { groupId: string; runId: string }
  postcode: string
  unloading: Unloading | undefined
  /** The day of the run that staff chose; null leaves it on its own where that goes there. */
  day: string | null
  now: Date
}
type Pallets = { weightG: number }[]

/**
 * The run that a group's order travels on after a change, held with its room taken: its own where that still serves it,
 * else the next open one (STAF-11). Runs are held before the order. Throws RequestError 409 outside the group's area,
 * where no run takes it, and once its run has left; 400 for a day without a run.
 */
export async function lockRunForChange(transaction: Database, moving: Moving): Promise<Run> {
  const { row, postcode, unloading, day, now } = moving
  const group = await requireGroup(transaction, row.groupId)
  requireInArea(group, { postcode, field: 'shipTo.postcode' })
  const own = await findRun(transaction, row.runId)
  if (own === null || !isWaiting(own)) throw hasLeft()
  const parts = await consignmentRows(transaction, [row.id])
  const lines = await lineRows(
    transaction,
    parts.map(({ id }) => id),
  )
  const palletsOn = (run: Run) => plannedPallets({ parts, lines }, postcode, limitOf(run, unloading))
  const serves = ({ postcodes }: Run) => postcodes === null || isInPostcodes(postcode, postcodes)
  if ((day === null || day === own.day) && serves(own)) {
    const held = await stayOn(transaction, moving, palletsOn(own))
    if (held !== null) return held
  }
  const chosen = day === null || day === own.day ? null : await requireRunOf(transaction, row.groupId, day)
  if (chosen !== null && !serves(chosen)) throw noRunThere({ groupName: group.name, postcode })
  const candidates =
    chosen === null ? await findOpenRuns(transaction, { groupId: row.groupId, now }) : [chosen]
  for (const run of candidates.filter(({ id }) => id !== own.id).filter(serves)) {
    const held = await lockForPallets(transaction, run.id, { pallets: palletsOn(run), now })
    if (held !== null) return held
  }
  if (chosen !== null) throw badField('run', `The run of ${chosen.day} takes no more orders.`)
  throw noRunThere({ groupName: group.name, postcode })
}

/** What one pallet of an order may weigh on a run, in grams with itself. */
export const limitOf = ({ tailLiftKg }: Run, unloading: string | undefined) =>
  palletLimitG(unloading, tailLiftKg * 1000)

const isWaiting = ({ state, departedAt }: Run) =>
  departedAt === null && (state === 'open' || state === 'closed' || state === 'firm')

function plannedPallets(
  { parts, lines }: { parts: readonly ConsignmentRow[]; lines: readonly LineRow[] },
  postcode: string,
  limitG: number | undefined,
): Pallets {
  return palletsOf(planRiding(palletLines(parts, lines), postcode, limitG).plan)
}

/** The order's own run, where it has room for what these pallets weigh more than before; null where it has not. */
async function stayOn(transaction: Database, { row }: Moving, pallets: Pallets): Promise<Run | null> {
  const run = await holdRun(transaction, row.runId)
  if (run === null || !isWaiting(run)) return null
  const load = (await runLoads(transaction, [run.id])).get(run.id) ?? { pallets: 0, weightG: 0 }
  const mine = (row.pallet?.pallets ?? []).filter(({ leavesOn }) => leavesOn === undefined)
  const others = without(load, mine)
  const isHeavier = pallets.length > mine.length || weightOf(pallets) > weightOf(mine)
  if (isHeavier && !hasRoom(run, others, pallets)) return null
  const sum = { pallets: others.pallets + pallets.length, weightG: others.weightG + weightOf(pallets) }
  if (run.state === 'open') await markFull(transaction, run, isFull(run, sum))
  return run
}

const weightOf = (pallets: Pallets) => pallets.reduce((sum, { weightG }) => sum + weightG, 0)
const without = (load: RunLoad, mine: Pallets): RunLoad => ({
  pallets: load.pallets - mine.length,
  weightG: load.weightG - weightOf(mine),
})
