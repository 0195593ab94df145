import fc from 'fast-check'
import { inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { EmptiesRow } from '../../../shared/api/empties-api.ts'
import { emptiesViews } from '../../../shared/api/list-views.ts'
import { addAges, agesOf } from '../../../shared/empties/container-ages.ts'
import { addDays } from '../../../shared/working-time/working-time.ts'
import { buildBrewery } from '../../../tests/support/builders/builders.ts'
import { randomRuns } from '../../../tests/support/builders/run-counts.ts'
import {
  emptiesHistories,
  type EmptiesWorld,
  applyEmptiesStep,
} from '../../../tests/support/histories/empties-history.ts'
import { useTestDatabase } from '../../../tests/support/servers/test-database.ts'
import type { Database } from '../../platform/database/database.ts'
import { RequestError } from '../../platform/errors/request-error.ts'
import { foldCounters } from '../../platform/counters/counters.ts'
import { findContainerCounterFaults, readContainers } from './read-containers.ts'
import { type Cell, levelRows } from './container-level-queries.ts'
import { placeToDeliver } from './container-place.ts'
import { containerCounts, containerMovements } from './empties-tables.ts'
import { listSellingEmpties } from './list-selling-empties.ts'

/** On the embedded database, and in the lane of the other database on that one. */
const numRuns = randomRuns({ quick: 8, thorough: 200 })

test(
  'whatever is delivered, counted, answered and written off at once, levels are sums and never below zero (EMPT-03, EMPT-04, INV-14)',
  { timeout: 600_000 },
  async () => {
    const { database } = await useTestDatabase()
    await fc.assert(
      fc.asyncProperty(emptiesHistories, async (moments) => {
        const world = await openWorld(database)
        let day = '2026-01-05'
        for (const { days, steps } of moments) {
          day = addDays(day, days)
          const now = new Date(`${day}T12:00:00Z`)
          await Promise.all(
            steps.map((step) =>
              database
                .transaction((transaction) => applyEmptiesStep(transaction, world, step, now))
                .catch((error: unknown) => {
                  if (!(error instanceof RequestError)) throw error
                }),
            ),
          )
          world.countIds = (
            await database
              .select({ id: containerCounts.id })
              .from(containerCounts)
              .where(inArray(containerCounts.placeId, world.placeIds))
          ).map(({ id }) => id)
          if (days % 2 === 1) await foldCounters(database)
          await expectSameList(database, world, new Date(`${day}T13:00:00Z`))
          const { found, wanted } = await cellsOf(database, world, day)
          expect(found).toEqual(wanted)
          expect(await findContainerCounterFaults(database)).toEqual([])
          expect(found.every(({ atPub, waiting }) => waiting >= 0 && waiting <= atPub)).toBe(true)
        }
      }),
      { numRuns, endOnFailure: true },
    )
  },
)

/** A brewery's list counts and sums in the database what its rows say one by one. */
async function expectSameList(database: Database, { breweryIds }: EmptiesWorld, now: Date) {
  for (const breweryId of breweryIds) {
    const rows = await readContainers(database, { breweryId }, now)
    const inView = {
      all: rows,
      over90: rows.filter(({ ages }) => ages[3] > 0),
      waiting: rows.filter(({ waiting }) => waiting > 0),
    }
    for (const view of ['all', 'over90', 'waiting'] as const) {
      const list = await listSellingEmpties(database, { view, breweryId, now })
      expect(list.rows.map(nameOf).toSorted()).toEqual(inView[view].map(nameOf).toSorted())
      expect(list.views).toEqual(emptiesViews.map((key) => ({ key, count: inView[key].length })))
      const ages = addAges(rows.map((row) => row.ages))
      expect(addAges(list.sums.map((sum) => sum.ages))).toEqual(ages)
    }
    const found = await listSellingEmpties(database, { q: '1 sho', breweryId, now })
    expect(found.rows.map(nameOf).toSorted()).toEqual(
      rows
        .filter(({ address }) => address.startsWith('1 Shore'))
        .map(nameOf)
        .toSorted(),
    )
  }
}

const nameOf = ({ place, kind, atPub }: EmptiesRow) => `${place} ${kind} ${atPub}`

async function openWorld(database: Database): Promise<EmptiesWorld> {
  const placeIds: string[] = []
  for (const streetaddress of ['1 Shore', '2 Shore']) {
    const to = { streetaddress, towncity: 'Leith', postcode: 'EH6 6QW' }
    placeIds.push((await placeToDeliver(database, null, to)).id)
  }
  const breweryIds = [(await buildBrewery(database)).id, (await buildBrewery(database)).id]
  return { placeIds, breweryIds, countIds: [] }
}

const keyOf = ({ placeId, breweryId, kind }: Cell) => `${placeId} ${breweryId} ${kind}`

/** Each cell as it is read, and as a queue of its containers has it: what came first goes first. */
async function cellsOf(database: Database, { placeIds }: EmptiesWorld, day: string) {
  const movements = await database
    .select()
    .from(containerMovements)
    .where(inArray(containerMovements.placeId, placeIds))
    .orderBy(containerMovements.id)
  const levels = new Map((await levelRows(database, { placeIds })).map((level) => [keyOf(level), level]))
  const seen = new Map(
    (await readContainers(database, { placeIds }, new Date(`${day}T13:00:00Z`))).map((row) => [
      keyOf({ placeId: row.place, breweryId: row.brewery, kind: row.kind }),
      row,
    ]),
  )
  const cells = [...Map.groupBy(movements, keyOf)].map(([key, own]) => {
    const waiting = levels.get(key)?.waiting ?? 0
    const lots = queueOf(own).map((came) => ({ day: came, count: 1 }))
    return {
      found: { key, atPub: levels.get(key)?.atPub ?? 0, waiting, ages: seen.get(key)?.ages ?? [0, 0, 0, 0] },
      wanted: { key, atPub: lots.length, waiting, ages: [...agesOf(lots, day)] },
    }
  })
  return { found: cells.map(({ found }) => found), wanted: cells.map(({ wanted }) => wanted) }
}

/** The days on which what is there came; throws where something leaves that is not there. */
function queueOf(movements: readonly (typeof containerMovements.$inferSelect)[]): string[] {
  const queue: string[] = []
  for (const { what, count, at } of movements)
    for (let left = count; left > 0; left -= 1)
      if (what === 'out' || what === 'found') queue.push(new Date(at).toISOString().slice(0, 10))
      else if (queue.shift() === undefined) throw new Error('More left than was there.')
  return queue
}
