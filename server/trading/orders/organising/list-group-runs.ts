import type { GroupGoTo, GroupRuns, OwnGroupRuns } from '../../../../shared/api/group-runs-api.ts'
import { mostGoTo } from '../../../../shared/api/list-views.ts'
import { dayText } from '../../../../shared/delivery/arrival-text.ts'
import { loadOf } from '../../../../shared/pallet/container-loads.ts'
import { addDays, londonDay } from '../../../../shared/working-time/working-time.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { NamedGroup } from '../../../catalogue/groups/name-group.ts'
import { findRunsFrom } from '../../../parties/runs/find-runs.ts'
import { lineRows } from '../order-read-queries.ts'
import { runLoads } from '../runs/run-load-queries.ts'
import { cargoRows, ordersById } from './cargo-queries.ts'
import { pubsOf } from './describe-run-acts.ts'
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
  const lines = await lineRows(database, [...new Set(cargo.map(({ partId }) => partId))])
  const gramsOf = new Map(lines.map((line) => [line.id, loadOf(line).weightG]))
  const runs = all.flatMap((run) => {
    const own = cargo.filter(({ runId }) => runId === run.id)
    if (own.length === 0) return []
    const { id, day, state, depot } = run
    const bringByAt = new Date(run.bringByAt).toISOString()
    const units = own.reduce((sum, row) => sum + row.units, 0)
    const weightG = own.reduce((sum, row) => sum + row.units * (gramsOf.get(row.lineId) ?? 0), 0)
    return [{ id, day, state, depot, bringByAt, units, weightG }]
  })
  return { sees: 'own', group: { name: group.name, slug: group.slug }, today: londonDay(now), runs }
}

/** Runs by their day, and drops by number, pub, town and postcode, that have these words, the soonest run first (GORG-10). */
export async function searchGroupRuns(
  database: Database,
  { group, q, now }: { group: NamedGroup; q: string; now: Date },
): Promise<GroupGoTo> {
  const runs = await runsToShow(database, group, now)
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  const fits = (text: string) => words.every((word) => text.toLowerCase().includes(word))
  const cargo = await cargoRows(database, runs)
  const orders = await ordersById(database, [...new Set(cargo.map(({ orderId }) => orderId))])
  const pubs = await pubsOf(
    database,
    orders.map((order) => ({ order, parts: [] })),
  )
  const found = runs.flatMap(({ id, day }) => {
    const own = new Set(cargo.filter(({ runId }) => runId === id).map(({ orderId }) => orderId))
    const drops = orders.flatMap((order) => {
      const { number, shipTo, contact } = order
      if (!own.has(order.id)) return []
      const place = shipTo ?? contact
      const pub = pubs.get(number) ?? ''
      const about = [pub, place?.towncity, place?.postcode].filter(Boolean).join(', ')
      return fits(`${number} ${about}`) ? [{ run: id, day, number, about }] : []
    })
    return [...(fits(dayText(day)) ? [{ run: id, day, number: null, about: '' }] : []), ...drops]
  })
  return { found: found.slice(0, mostGoTo) }
}

const runsToShow = (database: Database, { id }: NamedGroup, now: Date) =>
  findRunsFrom(database, id, addDays(londonDay(now), -weeksBack * 7))
