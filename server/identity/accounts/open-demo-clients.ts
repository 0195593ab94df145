import type { Connection, Database } from '../../platform/database/database.ts'
import { clientByEmail, deletePassword, insertClient, storePassword } from './client-queries.ts'
import { endAllAccess } from './end-all-access.ts'
import { isPassword } from './passwords/hash-password.ts'

/**
 * `role` is what the start prints of it. The hash is here, since everybody may read the password: deriving a dozen takes half
 * a second of the processor at each start.
 */
export type DemoClient = {
  email: string
  password: string
  passwordHash: string
  name: string
  role: string
}

/** The buyers of the demo; their passwords are published. */
export const demoClients: readonly DemoClient[] = [
  {
    email: 'landlord@dray.example',
    password: 'pint of the usual',
    passwordHash:
      '$argon2id$v=19$m=19456,t=2,p=1$0D39ey8SaEX9xaIoJwvtKA$EkOVpRIoKlcSup4s7BGaXDk5sC+GivLJJUyl6HZpAXc',
    name: 'Morag Landlord',
    role: 'buyer',
  },
  {
    email: 'bottleshop@dray.example',
    password: 'shelf of the best',
    passwordHash:
      '$argon2id$v=19$m=19456,t=2,p=1$87J9++ocJnjdspw1EbpJMg$CV5VsmopzZJcGmjjjToyyH+HP/qVCimd+8RJb/0N+nk',
    name: 'Ravi Shelf',
    role: 'buyer on account',
  },
  {
    email: 'newpub@dray.example',
    password: 'waiting at the bar',
    passwordHash:
      '$argon2id$v=19$m=19456,t=2,p=1$8f6n0kvxbicNPo0N3KXJDg$J9xgqx82iiqp+YVFdknutaVme2Nfm0ns+gA54TDhDkc',
    name: 'Effie Newlands',
    role: 'newcomer',
  },
]

/**
 * The clients of the demo shop, on an embedded database only, since everybody may read their passwords. Answers
 * those who can sign in with them: not one who has chosen another password.
 */
export async function openDemoClients(
  { database, kind }: Connection,
  people: readonly DemoClient[] = demoClients,
): Promise<DemoClient[]> {
  if (kind !== 'embedded') return []
  const open: DemoClient[] = []
  for (const client of people) if (await openDemoClient(database, client)) open.push(client)
  return open
}

/** Whether the client can sign in with the password that is printed: one who is new can. */
async function openDemoClient(database: Database, client: DemoClient): Promise<boolean> {
  const stored = await clientByEmail(database, client.email)
  if (stored === null) return addDemoClient(database, client)
  return holdsPassword(client, stored)
}

const holdsPassword = async (
  { password, passwordHash }: DemoClient,
  stored: { passwordHash: string | null },
): Promise<boolean> =>
  stored.passwordHash !== null &&
  (stored.passwordHash === passwordHash || isPassword(password, stored.passwordHash))

/**
 * Where the demo is off, no one signs in with the passwords that everybody knows: those that are still in place go,
 * and all access that began with them ends. Answers whose accounts are closed, those of an earlier start too.
 */
export async function closeDemoClients(
  database: Database,
  now: Date,
  people: readonly DemoClient[] = demoClients,
): Promise<string[]> {
  const closed: string[] = []
  for (const client of people) {
    const stored = await clientByEmail(database, client.email)
    if (stored === null) continue
    if (stored.passwordHash !== null && !(await holdsPassword(client, stored))) continue
    const { id: clientId } = stored
    await database.transaction(async (transaction) => {
      await deletePassword(transaction, clientId)
      await endAllAccess(transaction, { clientId, now })
    })
    closed.push(clientId)
  }
  return closed
}

/** Whether it was added, and not by another process meanwhile. */
async function addDemoClient(database: Database, client: DemoClient): Promise<boolean> {
  const { email, name, passwordHash } = client
  const now = new Date()
  return database.transaction(async (transaction) => {
    const row = { email, emailKey: email, name, marketingOptIn: false, emailConfirmedAt: now }
    const clientId = await insertClient(transaction, row)
    if (clientId === null) return false
    await storePassword(transaction, { clientId, passwordHash, now })
    return true
  })
}
