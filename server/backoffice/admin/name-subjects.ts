import { isUuid } from '../../../shared/format/uuid.ts'
import { findPublicClients } from '../../identity/accounts/find-public-clients.ts'
import { findBeerNames } from '../../catalogue/beers/find-beers.ts'
import { findBreweryNames } from '../../catalogue/beers/find-breweries.ts'
import type { Database } from '../../platform/database/database.ts'
import { nameGroups } from '../../catalogue/groups/name-group.ts'

type Subject = { subjectKind: string; subjectId: string }
type Names = ReadonlyMap<string, string>

const namesOf: Readonly<Record<string, (database: Database, ids: readonly string[]) => Promise<Names>>> = {
  client: nameClients,
  trade: nameClients,
  credit: nameClients,
  brewery: findBreweryNames,
  beer: async (database, ids) =>
    new Map((await findBeerNames(database, ids)).map(({ id, name }) => [id, name])),
  group: async (database, ids) =>
    new Map([...(await nameGroups(database, ids))].map(([id, { name }]) => [id, name])),
}

/** The names of what rows of the trail are about, by id; what has left the shop is not there. */
export async function nameSubjects(database: Database, subjects: readonly Subject[]): Promise<Names> {
  const names = new Map<string, string>()
  for (const [kind, find] of Object.entries(namesOf)) {
    const ids = subjects.filter(({ subjectKind, subjectId }) => subjectKind === kind && isUuid(subjectId))
    if (ids.length === 0) continue
    const found = await find(database, [...new Set(ids.map(({ subjectId }) => subjectId))])
    for (const [id, name] of found) names.set(id, name)
  }
  return names
}

async function nameClients(database: Database, ids: readonly string[]): Promise<Names> {
  return new Map([...(await findPublicClients(database, ids))].map(([id, { name }]) => [id, name]))
}
