import { isBreweryRole, isGroupRole, type Role } from '../../shared/accounts/roles.ts'
import { findClientByEmail } from '../accounts/find-client-by-email.ts'
import { closeDemoClients, type DemoClient, openDemoClients } from '../accounts/open-demo-clients.ts'
import { operatorActor } from '../audit/actor.ts'
import { nameBrewery } from '../catalogue/find-breweries.ts'
import type { Connection, Database } from '../database/database.ts'
import { isThisMachine } from '../config/this-machine.ts'
import { RequestError } from '../errors/request-error.ts'
import { nameGroup } from '../groups/name-group.ts'
import { grantRole } from './change-role.ts'
import { heldRoles } from './role-queries.ts'

type DemoWorker = DemoClient & { role: Role }

const brewerySlug = 'learmonth-basin'
const groupSlug = 'forth-crossing'
const workers: readonly DemoWorker[] = [
  { email: 'brewer@dray.example', password: 'mash in at seven', name: 'Jan Mason', role: 'owner' },
  { email: 'sales@dray.example', password: 'talk to the landlord', name: 'Isla Gray', role: 'sales' },
  { email: 'cellar@dray.example', password: 'mind the cold store', name: 'Rab Keir', role: 'cellar' },
  { email: 'accounts@dray.example', password: 'books by friday', name: 'Nell Ford', role: 'accounts' },
  { email: 'organiser@dray.example', password: 'van leaves at noon', name: 'Mirren Hay', role: 'organiser' },
  { email: 'support@dray.example', password: 'kind on the phone', name: 'Una Bell', role: 'support' },
  { email: 'operations@dray.example', password: 'pallets by three', name: 'Tam Rowe', role: 'operations' },
  { email: 'finance@dray.example', password: 'every penny told', name: 'Ada Price', role: 'finance' },
  { email: 'admin@dray.example', password: 'keys to the cellar', name: 'Greta Hall', role: 'admin' },
]

/**
 * The people of a brewery and of a group of the demo shop and of Dray's staff, so that the consoles can be tried. They may act for others,
 * so their published passwords work on the operator's own machine alone: at any other address they open nothing, and
 * sessions that began with them end. Answers those who can sign in.
 */
export async function openDemoWorkers(
  connection: Connection,
  { loadsDemoShop, publicUrl }: { loadsDemoShop: boolean; publicUrl: string },
  now: Date,
): Promise<DemoClient[]> {
  const { database } = connection
  if (!loadsDemoShop || !isThisMachine(new URL(publicUrl).hostname)) {
    await closeDemoClients(database, now, workers)
    return []
  }
  const open = await openDemoClients(connection, workers)
  const isAny = open.length > 0
  const brewery = isAny ? await orNull(nameBrewery(database, brewerySlug)) : null
  const group = isAny ? await orNull(nameGroup(database, groupSlug)) : null
  const places = { breweryId: brewery?.id ?? null, groupId: group?.id ?? null }
  for (const { email } of open) await join(database, { email, places, now })
  return open
}

async function join(
  database: Database,
  { email, places, now }: { email: string; places: Places; now: Date },
): Promise<void> {
  const client = await findClientByEmail(database, email)
  const worker = workers.find((each) => each.email === email)
  if (client === null || worker === undefined) return
  const { role } = worker
  const breweryId = isBreweryRole(role) ? places.breweryId : null
  const groupId = isGroupRole(role) ? places.groupId : null
  if (isBreweryRole(role) !== (breweryId !== null) || isGroupRole(role) !== (groupId !== null)) return
  const held = await heldRoles(database, client.id)
  if (held.some((grant) => grant.breweryId === breweryId && grant.groupId === groupId && grant.role === role))
    return
  await grantRole(database, { clientId: client.id, role, breweryId, groupId }, { actor: operatorActor, now })
}

type Places = { breweryId: string | null; groupId: string | null }

/** Null where the demo's brewery or group has left the shop. */
async function orNull(found: Promise<{ id: string }>): Promise<{ id: string } | null> {
  try {
    return await found
  } catch (error) {
    if (error instanceof RequestError && error.status === 404) return null
    throw error
  }
}
