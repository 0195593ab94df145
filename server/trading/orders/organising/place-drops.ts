import type { ActionEffects } from '../../../platform/actions/perform-action.ts'
import type { Database } from '../../../platform/database/database.ts'
import { badField } from '../../../platform/errors/common-errors.ts'
import { holdRun } from '../../../parties/runs/find-runs.ts'
import { describeRoadOrder } from './road-stops.ts'
import { readCargo } from './run-cargo.ts'
import { dropPlaces, insertPlaces } from './run-drop-queries.ts'

/**
 * Stores in which order a run's drops are driven, and says what that changes (GORG-02, SEE-08). Throws RequestError 400 for an
 * order that is not on it.
 */
export async function placeDrops(
  transaction: Database,
  runId: string,
  numbers: readonly string[],
): Promise<ActionEffects> {
  const run = (await holdRun(transaction, runId))!
  const before = await readCargo(transaction, run)
  const ids = [...new Set(numbers)].map((number) => {
    const drop = before.find(({ order }) => order.number === number)
    if (drop === undefined) throw badField('drops', `${number} is not on this run.`)
    return drop.order.id
  })
  await dropPlaces(transaction, run.id)
  await insertPlaces(transaction, run.id, ids)
  return describeRoadOrder(transaction, run.depot, { before, after: await readCargo(transaction, run) })
}
