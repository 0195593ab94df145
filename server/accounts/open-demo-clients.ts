import type { Connection, Database } from '../database/database.ts'
import { clientByEmail, deletePassword, insertClient, storePassword } from './client-queries.ts'
import { hashPassword, isPassword } from './passwords/hash-password.ts'
import { markSessionsEnded } from './sessions/session-queries.ts'

/** `role` is what the start prints of it. */
export type DemoClient = { email: string; password: string; name: string; role: string }

const demoClients: readonly DemoClient[] = [
  { email: 'landlord@dray.example', password: 'pint of the usual', name: 'Morag Landlord', role: 'buyer' },
  { email: 'bottleshop@dray.example', password: 'shelf of the best', name: 'Ravi Shelf', role: 'buyer' },
  { email: 'newpub@dray.example', password: 'waiting at the bar', name: 'Effie Newlands', role: 'newcomer' },
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
  const opened = await Promise.all(people.map((client) => openDemoClient(database, client)))
  return people.filter((_, at) => opened[at])
}

/** Whether the client can sign in with the password that is printed: one who is new can. */
async function openDemoClient(database: Database, client: DemoClient): Promise<boolean> {
  const stored = await clientByEmail(database, client.email)
  if (stored === null) return addDemoClient(database, client)
  return stored.passwordHash !== null && (await isPassword(client.password, stored.passwordHash))
}

/**
 * Where the demo is off, nobody signs in with the passwords that everybody knows: those that are still in place go,
 * and the sessions that began with them end.
 */
export async function closeDemoClients(
  database: Database,
  now: Date,
  people: readonly DemoClient[] = demoClients,
): Promise<void> {
  for (const { email, password } of people) {
    const stored = await clientByEmail(database, email)
    if (!stored?.passwordHash || !(await isPassword(password, stored.passwordHash))) continue
    const { id: clientId } = stored
    await database.transaction(async (transaction) => {
      await deletePassword(transaction, clientId)
      await markSessionsEnded(transaction, { clientId, keep: null, now })
    })
  }
}

/** Whether it was added, and not by another process meanwhile. */
async function addDemoClient(database: Database, client: DemoClient): Promise<boolean> {
  const { email, name, password } = client
  const now = new Date()
  const passwordHash = await hashPassword(password)
  return database.transaction(async (transaction) => {
    const row = { email, emailKey: email, name, marketingOptIn: false, emailConfirmedAt: now }
    const clientId = await insertClient(transaction, row)
    if (clientId === null) return false
    await storePassword(transaction, { clientId, passwordHash, now })
    return true
  })
}
