import type { EmptiesCount, EmptiesRow } from '../../../shared/api/empties-api.ts'
import { countLots, countOlder } from '../../../shared/empties/charge-sums.ts'
import { agesOf } from '../../../shared/empties/container-ages.ts'
import { containerKinds } from '../../../shared/deposits/container-names.ts'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import type { Database } from '../../platform/database/database.ts'
import { readSettings } from '../../platform/settings/read-settings.ts'
import { type ChargeRow, chargeRows } from './charges/charge-queries.ts'
import { countRows } from './container-count-queries.ts'
import { type Cell, countsByClient, levelRows, type LevelsFilter } from './container-level-queries.ts'
import { cellFaults, containerFaults } from './container-counter-queries.ts'
import { addressOf, namesFor } from './name-cells.ts'

const dayMs = 86_400_000
/** Counts that have ended stay listed for so many days. */
const listedDays = 90

/** What is at pubs by place, brewery and kind with its ages, the most of all first by pub (EMPT-04). */
export async function readContainers(
  database: Database,
  filter: LevelsFilter,
  now: Date,
): Promise<EmptiesRow[]> {
  const levels = await levelRows(database, filter)
  const { placeOf, pubOf, breweryOf } = await namesFor(database, levels)
  const today = londonDay(now)
  const charges = await chargeRows(database, { ...filter, since: now })
  const { 'empties.charge-after-days': days } = await readSettings(database, 'empties.charge-after-days')
  return levels
    .map((level): EmptiesRow => {
      const place = placeOf(level)
      const came = level.lotDays.map((day, at) => ({ day, count: level.lotCounts[at]! }))
      const announced = countCharges(charges, level, 'announced')
      const chargeable = countOlder(came, { today, days }) - level.waiting - announced
      return {
        place: level.placeId,
        pub: place.clientId,
        pubName: pubOf(place),
        address: addressOf(place),
        brewery: level.breweryId,
        breweryName: breweryOf(level),
        kind: level.kind,
        atPub: level.atPub,
        waiting: level.waiting,
        announced,
        chargeable: Math.max(0, chargeable),
        charged: countCharges(charges, level, 'invoiced'),
        ages: [...agesOf(came, today)] as EmptiesRow['ages'],
      }
    })
    .toSorted(byName)
}

/** Counts of one side that wait, or ended lately; the newest first. */
export async function readCounts(
  database: Database,
  wanted: { breweryId: string } | { clientId: string },
  now: Date,
): Promise<EmptiesCount[]> {
  const since = new Date(now.getTime() - listedDays * dayMs)
  const rows = await countRows(database, { ...wanted, since })
  const { placeOf, pubOf, breweryOf } = await namesFor(database, rows)
  return rows.map((row) => {
    const { id, placeId, kind, count, side, state, countedBy, note, answeredBy, answer } = row
    const place = placeOf(row)
    return {
      id,
      place: placeId,
      pubName: pubOf(place),
      address: addressOf(place),
      breweryName: breweryOf(row),
      kind,
      count,
      side,
      state,
      countedBy,
      note,
      countedAt: new Date(row.countedAt).toISOString(),
      answerBy: new Date(row.answerBy).toISOString(),
      answeredBy,
      answer,
    }
  })
}

/** How many of a brewery's containers each of these clients has; those without any are missing. */
export async function countContainersOfClients(
  database: Database,
  wanted: { breweryId: string; clientIds: readonly string[] },
): Promise<ReadonlyMap<string, number>> {
  if (wanted.clientIds.length === 0) return new Map()
  const rows = await countsByClient(database, wanted)
  return new Map(rows.flatMap(({ clientId, atPub }) => (clientId === null ? [] : [[clientId, atPub]])))
}

const countCharges = (charges: readonly ChargeRow[], cell: Cell, state: ChargeRow['state']): number =>
  charges
    .filter((charge) => charge.state === state && keyOf(charge) === keyOf(cell))
    .reduce((sum, { lots }) => sum + countLots(lots), 0)

const keyOf = ({ placeId, breweryId, kind }: Cell) => `${placeId} ${breweryId} ${kind}`

const byName = (one: EmptiesRow, other: EmptiesRow) =>
  one.pubName.localeCompare(other.pubName, 'en-GB') ||
  one.address.localeCompare(other.address, 'en-GB') ||
  one.breweryName.localeCompare(other.breweryName, 'en-GB') ||
  containerKinds.indexOf(one.kind) - containerKinds.indexOf(other.kind)

/** Where what a brewery's list of containers sums is not what their movements say, in words. */
export const findContainerCounterFaults = async (database: Database): Promise<string[]> => [
  ...(await containerFaults(database)),
  ...(await cellFaults(database)),
]
