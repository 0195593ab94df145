import type { StaffGroup } from '../../../shared/api/staff-groups-api.ts'
import { addDays, londonDay } from '../../../shared/working-time/working-time.ts'
import { findPublicClients } from '../../identity/accounts/find-public-clients.ts'
import { findBreweryNames } from '../../catalogue/beers/find-breweries.ts'
import type { Database } from '../../platform/database/database.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import { findGroup } from '../../catalogue/groups/find-groups.ts'
import { readRunMoney, type RunMoney } from '../../finance/ledger/read-run-money.ts'
import { findOrdersOfRuns, findRunLoads } from '../../trading/orders/runs/find-run-loads.ts'
import { findOrganisersOf } from '../../parties/roles/find-own-groups.ts'
import { findRunsFrom, type Run } from '../../parties/runs/find-runs.ts'

const weeksBack = 12

/**
 * A group as staff see it: its breweries, who organises it, the runs that have left with what was charged and billed for
 * them, where the reader sees money, and those to come with their loads. Throws RequestError 404 for an unknown slug (STAF-26).
 */
export async function findStaffGroup(
  database: Database,
  { slug, seesMoney, now }: { slug: string; seesMoney: boolean; now: Date },
): Promise<StaffGroup> {
  const group = await findGroup(database, slug)
  if (group === null) throw notFound(`The group '${slug}'`)
  return {
    slug: group.slug,
    name: group.name,
    region: group.regionLabel,
    description: group.description,
    members: group.teams.map(({ slug: brewery, name }) => ({ slug: brewery, name })),
    organisers: await organisersOf(database, group.id),
    ...(await runsOf(database, group.id, { seesMoney, now })),
  }
}

async function organisersOf(database: Database, groupId: string): Promise<StaffGroup['organisers']> {
  const grants = await findOrganisersOf(database, [groupId])
  const clients = await findPublicClients(
    database,
    grants.map(({ clientId }) => clientId),
  )
  return grants.flatMap(({ clientId, from, givenBy }) => {
    const client = clients.get(clientId)
    return client === undefined
      ? []
      : [{ id: clientId, name: client.name, email: client.email, since: from.toISOString(), givenBy }]
  })
}

async function runsOf(
  database: Database,
  groupId: string,
  { seesMoney, now }: { seesMoney: boolean; now: Date },
): Promise<Pick<StaffGroup, 'runs' | 'comingRuns'>> {
  const all = await findRunsFrom(database, groupId, addDays(londonDay(now), -weeksBack * 7))
  const [over, coming] = [all.filter(isOver), all.filter((run) => !isOver(run))]
  const loads = await findRunLoads(
    database,
    coming.map(({ id }) => id),
  )
  const ids = over.map(({ id }) => id)
  const placed = await findOrdersOfRuns(database, ids)
  const money = seesMoney ? await readRunMoney(database, ids, placed) : null
  const breweries = [...(money?.values() ?? [])].flatMap(({ borneBy }) => [...borneBy.keys()])
  const names = await findBreweryNames(database, [...new Set(breweries)])
  return {
    runs: over
      .map(({ id, day, state, carrier }) => ({
        id,
        day,
        state,
        carrier,
        orders: placed.filter(({ runId }) => runId === id).length,
        money: money === null ? null : moneyView(money.get(id)!, names),
      }))
      .toReversed(),
    comingRuns: coming.map(({ id, day, state, cutOffAt, capacityPallets }) => ({
      id,
      day,
      state,
      cutOffAt: new Date(cutOffAt).toISOString(),
      pallets: loads.get(id)?.pallets ?? 0,
      capacityPallets,
    })),
  }
}

const isOver = ({ state }: Run) => state === 'departed' || state === 'done' || state === 'cancelled'

function moneyView({ chargedMinor, borneBy, billedMinor }: RunMoney, names: ReadonlyMap<string, string>) {
  const borne = [...borneBy].filter(([, minor]) => minor !== 0)
  return {
    chargedMinor,
    borneBy: borne.map(([id, minor]) => ({ name: names.get(id) ?? 'A brewery that has left', minor })),
    billedMinor,
    leftMinor: chargedMinor + borne.reduce((sum, [, minor]) => sum + minor, 0) - billedMinor,
  }
}
