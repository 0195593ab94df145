import type { Database } from '../../platform/database/database.ts'
import { type NamedGroup, nameGroups } from '../../catalogue/groups/name-group.ts'
import { organisersOf, organisersOfGroups } from './people-queries.ts'
import { heldRoles } from './role-queries.ts'

/** Who organises a group now. */
export const findOrganisers = (database: Database, groupId: string): Promise<string[]> =>
  organisersOf(database, groupId)

/** Who organises each of these groups now, since when and given by whom. */
export const findOrganisersOf = (database: Database, groupIds: readonly string[]) =>
  groupIds.length === 0 ? Promise.resolve([]) : organisersOfGroups(database, groupIds)

/** The groups that a client organises, by name. */
export async function findOwnGroups(database: Database, clientId: string): Promise<NamedGroup[]> {
  const held = await heldRoles(database, clientId)
  const groups = await nameGroups(database, [...new Set(held.flatMap(({ groupId }) => groupId ?? []))])
  return [...groups.values()].toSorted((one, other) => one.name.localeCompare(other.name, 'en-GB'))
}
