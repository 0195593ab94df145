import type { BreweryRole } from '../../shared/accounts/roles.ts'
import { findClientByEmail } from '../accounts/find-client-by-email.ts'
import { closeDemoClients, type DemoClient, openDemoClients } from '../accounts/open-demo-clients.ts'
import { operatorActor } from '../audit/actor.ts'
import { nameBrewery } from '../catalogue/find-breweries.ts'
import type { Connection, Database } from '../database/database.ts'
import { isThisMachine } from '../config/this-machine.ts'
import { RequestError } from '../errors/request-error.ts'
import { grantRole } from './change-role.ts'
import { heldRoles } from './role-queries.ts'

type DemoMember = DemoClient & { role: BreweryRole }

const brewerySlug = 'learmonth-basin'
const members: readonly DemoMember[] = [
  { email: 'brewer@dray.example', password: 'mash in at seven', name: 'Jan Mason', role: 'owner' },
  { email: 'sales@dray.example', password: 'talk to the landlord', name: 'Isla Gray', role: 'sales' },
  { email: 'cellar@dray.example', password: 'mind the cold store', name: 'Rab Keir', role: 'cellar' },
  { email: 'accounts@dray.example', password: 'books by friday', name: 'Nell Ford', role: 'accounts' },
]

/**
 * The people of a brewery of the demo shop, so that its console can be tried. They may act for the brewery, so their
 * published passwords work on the operator's own machine alone: at any other address they open nothing, and sessions that
 * began with them end. Answers those who can sign in.
 */
export async function openDemoMembers(
  connection: Connection,
  { loadsDemoShop, publicUrl }: { loadsDemoShop: boolean; publicUrl: string },
  now: Date,
): Promise<DemoClient[]> {
  const { database } = connection
  if (!loadsDemoShop || !isThisMachine(new URL(publicUrl).hostname)) {
    await closeDemoClients(database, now, members)
    return []
  }
  const open = await openDemoClients(connection, members)
  const brewery = open.length === 0 ? null : await demoBrewery(database)
  if (brewery !== null)
    for (const { email } of open) await join(database, { email, breweryId: brewery.id, now })
  return open
}

async function join(
  database: Database,
  { email, breweryId, now }: { email: string; breweryId: string; now: Date },
): Promise<void> {
  const client = await findClientByEmail(database, email)
  const member = members.find((each) => each.email === email)
  if (client === null || member === undefined) return
  const { role } = member
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
