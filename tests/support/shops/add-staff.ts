import type { BreweryRole, StaffRole } from '../../../shared/accounts/roles.ts'
import { operatorActor } from '../../../server/platform/audit/actor.ts'
import type { Database } from '../../../server/platform/database/database.ts'
import { grantRole } from '../../../server/parties/roles/change-role.ts'

/** Gives a client a role of Dray's staff. */
export async function addStaff(database: Database, clientId: string, role: StaffRole): Promise<void> {
  await grantRole(database, { clientId, role, breweryId: null }, { actor: operatorActor, now: new Date() })
}

/** Makes a client an organiser of a group. */
export async function addOrganiser(database: Database, clientId: string, groupId: string): Promise<void> {
  await grantRole(
    database,
    { clientId, role: 'organiser', breweryId: null, groupId },
    { actor: operatorActor, now: new Date() },
  )
}

/** Gives a client a role at a brewery. */
export async function addMember(
  database: Database,
  { clientId, breweryId, role }: { clientId: string; breweryId: string; role: BreweryRole },
): Promise<void> {
  await grantRole(database, { clientId, role, breweryId }, { actor: operatorActor, now: new Date() })
}
