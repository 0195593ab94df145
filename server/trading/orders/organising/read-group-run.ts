import type { GroupRun, OwnGroupRun } from '../../../../shared/api/group-runs-api.ts'
import type { Database } from '../../../platform/database/database.ts'
import { nothingHere } from '../../../platform/errors/common-errors.ts'
import type { NamedGroup } from '../../../catalogue/groups/name-group.ts'
import { requireRun } from '../../../parties/runs/find-runs.ts'
import { runLoads } from '../runs/run-load-queries.ts'
import { findContainersAt } from '../../empties/containers-at.ts'
import type { OrderRow } from '../order-read-queries.ts'
import { findSellingBuyers } from '../selling/find-selling-buyer.ts'
import { placeOfDepot } from './road-stops.ts'
import { gramsOf, readCargo, unitsOf } from './run-cargo.ts'
import { drawRunMap } from './draw-run-map.ts'
import { cardOf, dropOf, loadsOf } from './run-view.ts'

/** A run with its drops and loads (GORG-02). Throws RequestError 404 for a run of another group. */
export async function readGroupRun(
  database: Database,
  { group, runId, mayAct }: { group: NamedGroup; runId: string; mayAct: boolean },
): Promise<GroupRun> {
  const run = await requireRun(database, group.id, runId)
  const cargo = await readCargo(database, run)
  const orders = cargo.map(({ order }) => order)
  const buyerOf = await findSellingBuyers(database, orders)
  const containersAt = await findContainersAt(database, orders.flatMap(deliveriesOf))
  const drops = cargo.map((drop) =>
    dropOf(drop, run, {
      buyer: buyerOf(drop.order),
      empties: deliveriesOf(drop.order).flatMap(containersAt),
    }),
  )
  const loads = loadsOf(cargo, run)
  const { depot, carrier, tailLiftKg, departedAt } = run
  const depotPlace = placeOfDepot(depot)
  return {
    sees: 'all',
    group: { name: group.name, slug: group.slug },
    mayAct,
    ...cardOf(run, {
      load: (await runLoads(database, [run.id])).get(run.id),
      drops: drops.length,
      breweries: new Set(cargo.flatMap(({ parts }) => parts.flatMap(({ part }) => part.breweryId ?? [])))
        .size,
    }),
    depot,
    carrier,
    tailLiftKg,
    departedAt: departedAt === null ? null : new Date(departedAt).toISOString(),
    depotPlace,
    map: drawRunMap(depotPlace, drops),
    drops,
    loads,
  }
}

/** What these breweries bring to a run, and where and by when (GORG-04). Throws RequestError 404 for a run without their beer. */
export async function readOwnRun(
  database: Database,
  { group, runId, breweryIds }: { group: NamedGroup; runId: string; breweryIds: readonly string[] },
): Promise<OwnGroupRun> {
  const run = await requireRun(database, group.id, runId)
  const cargo = await readCargo(database, run, breweryIds)
  if (cargo.length === 0) throw nothingHere()
  const lines = cargo.flatMap(({ parts }) => parts.flatMap((part) => part.lines))
  const { id, day, state, depot } = run
  return {
    sees: 'own',
    group: { name: group.name, slug: group.slug },
    id,
    day,
    state,
    depot,
    bringByAt: new Date(run.bringByAt).toISOString(),
    units: unitsOf(lines),
    weightG: gramsOf(lines),
    loads: loadsOf(cargo, run),
  }
}

/** Where an order goes; nowhere once its buyer has left. */
function deliveriesOf({ clientId, shipTo, contact }: OrderRow) {
  const to = shipTo ?? contact
  return clientId === null || to === null ? [] : [{ clientId, to }]
}
