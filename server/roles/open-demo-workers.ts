import { type BreweryRole, isStaffRole, type StaffRole } from '../../shared/accounts/roles.ts'
import { findClientByEmail } from '../accounts/find-client-by-email.ts'
import { closeDemoClients, type DemoClient, openDemoClients } from '../accounts/open-demo-clients.ts'
import { operatorActor } from '../audit/actor.ts'
import { nameBrewery } from '../catalogue/find-breweries.ts'
import type { Connection, Database } from '../database/database.ts'
import { isThisMachine } from '../config/this-machine.ts'
import { RequestError } from '../errors/request-error.ts'
import { grantRole } from './change-role.ts'
import { heldRoles } from './role-queries.ts'

type DemoWorker = DemoClient & { role: BreweryRole | StaffRole }

const brewerySlug = 'learmonth-basin'
const workers: readonly DemoWorker[] = [
  { email: 'brewer@dray.example', password: 'mash in at seven', name: 'Jan Mason', role: 'owner' },
  { email: 'sales@dray.example', password: 'talk to the landlord', name: 'Isla Gray', role: 'sales' },
  { email: 'cellar@dray.example', password: 'mind the cold store', name: 'Rab Keir', role: 'cellar' },
  { email: 'accounts@dray.example', password: 'books by friday', name: 'Nell Ford', role: 'accounts' },
  { email: 'support@dray.example', password: 'kind on the phone', name: 'Una Bell', role: 'support' },
  { email: 'operations@dray.example', password: 'pallets by three', name: 'Tam Rowe', role: 'operations' },
  { email: 'finance@dray.example', password: 'every penny told', name: 'Ada Price', role: 'finance' },
  { email: 'admin@dray.example', password: 'keys to the cellar', name: 'Greta Hall', role: 'admin' },
]

/**
 * The people of a brewery of the demo shop and of Dray's staff, so that the consoles can be tried. They may act for others,
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
  const brewery = open.length === 0 ? null : await demoBrewery(database)
  for (const { email } of open) await join(database, { email, breweryId: brewery?.id ?? null, now })
  return open
}

async function join(
  database: Database,
  { email, breweryId: demoBreweryId, now }: { email: string; breweryId: string | null; now: Date },
): Promise<void> {
  const client = await findClientByEmail(database, email)
  const worker = workers.find((each) => each.email === email)
  if (client === null || worker === undefined) return
  const { role } = worker
  const breweryId = isStaffRole(role) ? null : demoBreweryId
  if (breweryId === null && !isStaffRole(role)) return
  const held = await heldRoles(database, client.id)
  if (held.some((grant) => grant.breweryId === breweryId && grant.role === role)) return
  await grantRole(database, { clientId: client.id, role, breweryId }, { actor: operatorActor, now })
}

/** Null where the demo's brewery has left the shop. */
async function demoBrewery(database: Database): Promise<{ id: string } | null> {
  try {
    return await nameBrewery(database, brewerySlug)
  } catch (error) {
    if (error instanceof RequestError && error.status === 404) return null
    throw error
  }
}
