import { isBreweryRole, isGroupRole, type Role } from '../../../shared/accounts/roles.ts'
import { findClientByEmail } from '../../identity/accounts/find-clients.ts'
import {
  closeDemoClients,
  type DemoClient,
  openDemoClients,
} from '../../identity/accounts/open-demo-clients.ts'
import { operatorActor } from '../../platform/audit/actor.ts'
import { nameBrewery } from '../../catalogue/beers/find-breweries.ts'
import type { Connection, Database } from '../../platform/database/database.ts'
import { isThisMachine } from '../../platform/config/encrypted-addresses.ts'
import { RequestError } from '../../platform/errors/request-error.ts'
import { nameGroup } from '../../catalogue/groups/name-group.ts'
import { grantRole } from './change-role.ts'
import { heldRoles } from './role-queries.ts'

type DemoWorker = DemoClient & { role: Role }

const brewerySlug = 'learmonth-basin'
const groupSlug = 'forth-crossing'
/** The people of the demo who work in the consoles; their passwords are published. */
export const demoWorkers: readonly DemoWorker[] = [
  {
    email: 'brewer@dray.example',
    password: 'mash in at seven',
    passwordHash:
      '$argon2id$v=19$m=19456,t=2,p=1$+irGFPZ4P+Ul/xS94cTVOw$XJpqg0+LAEGpBSk1x61WH3TK+7WsYRghOeU9efolAY8',
    name: 'Jan Mason',
    role: 'owner',
  },
  {
    email: 'sales@dray.example',
    password: 'talk to the landlord',
    passwordHash:
      '$argon2id$v=19$m=19456,t=2,p=1$3wIj0+NNBKymaZPhagGNcw$kiDfa21oc5Eha1PZsOmQCh9famqbHrm4E2r9eg9e56g',
    name: 'Isla Gray',
    role: 'sales',
  },
  {
    email: 'cellar@dray.example',
    password: 'mind the cold store',
    passwordHash:
      '$argon2id$v=19$m=19456,t=2,p=1$z3/4GnUJsCIt4WLAadHDRQ$weG2DMzA/i31vTaoVVMmjIMfdOicaR9YEQFdUZNbreg',
    name: 'Rab Keir',
    role: 'cellar',
  },
  {
    email: 'accounts@dray.example',
    password: 'books by friday',
    passwordHash:
      '$argon2id$v=19$m=19456,t=2,p=1$rp8YmDFPuiDiGIHGUYH2ZA$GFptF7U3kB1Zww3rfdZQJk2c+S4gAzMrejbPalipfSk',
    name: 'Nell Ford',
    role: 'accounts',
  },
  {
    email: 'organiser@dray.example',
    password: 'van leaves at noon',
    passwordHash:
      '$argon2id$v=19$m=19456,t=2,p=1$08BlCAkXMnZf42JuVeNatA$c16jWQLHhm5j0T5T7VS1i8lYjJYzBvZYpH4DgTWj3Po',
    name: 'Mirren Hay',
    role: 'organiser',
  },
  {
    email: 'support@dray.example',
    password: 'kind on the phone',
    passwordHash:
      '$argon2id$v=19$m=19456,t=2,p=1$KMztkjpUS0xiFQfoVgYYMA$rl6vjKBTj3M2v5X7pJYLshxug3JWMzaPbFu/HF8JydQ',
    name: 'Una Bell',
    role: 'support',
  },
  {
    email: 'operations@dray.example',
    password: 'pallets by three',
    passwordHash:
      '$argon2id$v=19$m=19456,t=2,p=1$5MTNljm0QkB9RdpqSwlEjA$9kBL/kyUdAGcCJdZVPSbXx7boP6QzX8kIPsALpOefk4',
    name: 'Tam Rowe',
    role: 'operations',
  },
  {
    email: 'finance@dray.example',
    password: 'every penny told',
    passwordHash:
      '$argon2id$v=19$m=19456,t=2,p=1$EXgG5JLEOeVAKkvuv/C9nw$IbZ/Xjv4GZeiWdUKfYEyDN96uNKsA8b3ajKCDfSiWA8',
    name: 'Ada Price',
    role: 'finance',
  },
  {
    email: 'admin@dray.example',
    password: 'keys to the cellar',
    passwordHash:
      '$argon2id$v=19$m=19456,t=2,p=1$xK3iBH9ZOfEpPtfnhPp69w$eXl/AtMqjLAR/3ItcNOOqQokgFABBzUE82UI45tOnno',
    name: 'Greta Hall',
    role: 'admin',
  },
]

/**
 * The people of a brewery and of a group of the demo shop and of Dray's staff, so that the consoles can be tried. They may act for others,
 * so their published passwords work on the operator's own machine alone: at any other address they open nothing, and
 * all access that began with them ends. Answers those who can sign in, and the ids of those whose accounts are closed.
 */
export async function openDemoWorkers(
  connection: Connection,
  { loadsDemoShop, publicUrl }: { loadsDemoShop: boolean; publicUrl: string },
  now: Date,
): Promise<{ open: DemoClient[]; closed: string[] }> {
  const { database } = connection
  if (!loadsDemoShop || !isThisMachine(new URL(publicUrl).hostname))
    return { open: [], closed: await closeDemoClients(database, now, demoWorkers) }
  const open = await openDemoClients(connection, demoWorkers)
  const isAny = open.length > 0
  const brewery = isAny ? await orNull(nameBrewery(database, brewerySlug)) : null
  const group = isAny ? await orNull(nameGroup(database, groupSlug)) : null
  const places = { breweryId: brewery?.id ?? null, groupId: group?.id ?? null }
  for (const { email } of open) await join(database, { email, places, now })
  return { open, closed: [] }
}

async function join(
  database: Database,
  { email, places, now }: { email: string; places: Places; now: Date },
): Promise<void> {
  const client = await findClientByEmail(database, email)
  const worker = demoWorkers.find((each) => each.email === email)
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
