import type { GroupRuns, OwnGroupRuns } from '../../../shared/api/group-runs-api.ts'
import { addDays, londonDay } from '../../../shared/working-time/working-time.ts'
import type { Database } from '../../database/database.ts'
import type { NamedGroup } from '../../groups/name-group.ts'
import { findRunsFrom } from '../../runs/find-runs.ts'
import { runLoads } from '../runs/run-load-queries.ts'
import { cargoRows } from './cargo-queries.ts'
import { gramsOf, readCargo, unitsOf } from './run-cargo.ts'
import { cardOf } from './run-view.ts'

const weeksBack = 12

/** A group's runs twelve weeks back and as far ahead as they are made, with how full each is (GORG-01). */
export async function listGroupRuns(
  database: Database,
  { group, mayAct, now }: { group: NamedGroup; mayAct: boolean; now: Date },
): Promise<GroupRuns> {
  const runs = await runsToShow(database, group, now)
  const loads = await runLoads(
    database,
    runs.map(({ id }) => id),
  )
  const cargo = Map.groupBy(await cargoRows(database, runs), ({ runId }) => runId)
  return {
    sees: 'all',
    group: { name: group.name, slug: group.slug },
    mayAct,
    today: londonDay(now),
    runs: runs.map((run) => {
      const own = cargo.get(run.id) ?? []
      return cardOf(run, {
        load: loads.get(run.id),
        drops: new Set(own.map(({ orderId }) => orderId)).size,
        breweries: new Set(own.flatMap(({ breweryId }) => breweryId ?? [])).size,
      })
    }),
  }
}

/** The same runs as far as they carry beer of these breweries (GORG-04). */
export async function listOwnRuns(
  database: Database,
  { group, breweryIds, now }: { group: NamedGroup; breweryIds: readonly string[]; now: Date },
): Promise<OwnGroupRuns> {
  const all = await runsToShow(database, group, now)
  const cargo = (await cargoRows(database, all)).filter(
    ({ breweryId }) => breweryId !== null && breweryIds.includes(breweryId),
  )
  const runs = []
  for (const run of all.filter(({ id }) => cargo.some(({ runId }) => runId === id))) {
    const lines = (await readCargo(database, run, breweryIds)).flatMap(({ parts }) =>
      parts.flatMap((part) => part.lines),
    )
    const { id, day, state, depot } = run
    const bringByAt = new Date(run.bringByAt).toISOString()
    runs.push({ id, day, state, depot, bringByAt, units: unitsOf(lines), weightG: gramsOf(lines) })
  }
  return { sees: 'own', group: { name: group.name, slug: group.slug }, today: londonDay(now), runs }
}

const runsToShow = (database: Database, { id }: NamedGroup, now: Date) =>
  findRunsFrom(database, id, addDays(londonDay(now), -weeksBack * 7))
