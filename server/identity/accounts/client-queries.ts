import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { listed, preparedStatement, value } from '../../platform/database/prepared-statement.ts'
import type { CellarProfile } from '../../../shared/accounts/cellar.ts'
import { cellarColumns } from './cellar-queries.ts'
import { copyContact } from './sites/site-queries.ts'
import { hasSites } from './sites/member-queries.ts'
import { clientCellars } from './cellar-tables.ts'
import { clientCredentials, clients } from './client-tables.ts'

export type ClientRow = {
  id: string
  email: string
  emailKey: string
  name: string
  emailConfirmedAt: Date | null
  marketingOptIn: boolean
  createdAt: Date
  /** The site that a new session acts for; null for the own account. */
  siteId: string | null
  /** Whether the client belongs to a business with sites or people of its own. */
  hasSites: boolean
  /** Null for a client who has no password. */
  passwordHash: string | null
  /** Both null for a client who has said nothing of the cellar. */
  servings: CellarProfile['servings'] | null
  couplers: CellarProfile['couplers'] | null
}

const columns = {
  id: clients.id,
  email: clients.email,
  emailKey: clients.emailKey,
  name: clients.name,
  emailConfirmedAt: clients.emailConfirmedAt,
  marketingOptIn: clients.marketingOptIn,
  createdAt: clients.createdAt,
  siteId: clients.lastSiteId,
  hasSites,
  passwordHash: clientCredentials.passwordHash,
  ...cellarColumns,
}

export async function clientByEmail(database: Database, emailKey: string): Promise<ClientRow | null> {
  const [row] = await ofEmail(database, { emailKey })
  if (row === undefined) return null
  const { createdAt, emailConfirmedAt } = row
  return {
    ...row,
    createdAt: new Date(createdAt),
    emailConfirmedAt: emailConfirmedAt === null ? null : new Date(emailConfirmedAt),
  }
}

/** Every sign-in reads it. */
const ofEmail = preparedStatement<
  Omit<ClientRow, 'createdAt' | 'emailConfirmedAt'> & { createdAt: string; emailConfirmedAt: string | null }
>(sql`
  select ${listed(columns)} from ${clients}
  left join ${clientCredentials} on ${clientCredentials.clientId} = ${clients.id}
  left join ${clientCellars} on ${clientCellars.clientId} = ${clients.id}
  where ${clients.emailKey} = ${value('emailKey', 'text')}`)

/** Some client; null where there is none. */
export async function anyClient(database: Database): Promise<ClientRow | null> {
  const [row] = await database
    .select(columns)
    .from(clients)
    .leftJoin(clientCredentials, eq(clientCredentials.clientId, clients.id))
    .leftJoin(clientCellars, eq(clientCellars.clientId, clients.id))
    .limit(1)
  return row ?? null
}

export async function clientById(database: Database, clientId: string): Promise<ClientRow | null> {
  const [row] = await database
    .select(columns)
    .from(clients)
    .leftJoin(clientCredentials, eq(clientCredentials.clientId, clients.id))
    .leftJoin(clientCellars, eq(clientCellars.clientId, clients.id))
    .where(eq(clients.id, clientId))
  return row ?? null
}

/** The new client's id, or null when the address is taken. */
export async function insertClient(
  database: Database,
  client: {
    email: string
    emailKey: string
    name: string
    marketingOptIn: boolean
    emailConfirmedAt: Date | null
  },
): Promise<string | null> {
  const [row] = await database
    .insert(clients)
    .values(client)
    .onConflictDoNothing({ target: clients.emailKey })
    .returning({ id: clients.id })
  return row?.id ?? null
}

export async function updateClient(
  database: Database,
  clientId: string,
  change: Partial<{ name: string; emailConfirmedAt: Date }>,
): Promise<void> {
  await database.update(clients).set(change).where(eq(clients.id, clientId))
  if (change.name !== undefined) await copyContact(database, clientId)
}

/** Gives a client another, confirmed address; false when someone else has it, and then the transaction is lost. */
export async function updateClientEmail(
  database: Database,
  clientId: string,
  { email, emailKey, confirmedAt }: { email: string; emailKey: string; confirmedAt: Date },
): Promise<boolean> {
  try {
    const rows = await database
      .update(clients)
      .set({ email, emailKey, emailConfirmedAt: confirmedAt })
      .where(eq(clients.id, clientId))
      .returning({ id: clients.id })
    await copyContact(database, clientId)
    return rows.length > 0
  } catch (error) {
    const { code } = ((error as Error).cause ?? error) as { code?: string }
    if (code === uniqueViolation) return false
    throw error
  }
}

const uniqueViolation = '23505'

export async function storePassword(
  database: Database,
  { clientId, passwordHash, now }: { clientId: string; passwordHash: string; now: Date },
): Promise<void> {
  await database
    .insert(clientCredentials)
    .values({ clientId, passwordHash, changedAt: now })
    .onConflictDoUpdate({ target: clientCredentials.clientId, set: { passwordHash, changedAt: now } })
}

/** Stores a hash with newer parameters, unless the password has been changed meanwhile. */
export async function renewPasswordHash(
  database: Database,
  { clientId, oldHash, passwordHash }: { clientId: string; oldHash: string; passwordHash: string },
): Promise<void> {
  await database
    .update(clientCredentials)
    .set({ passwordHash })
    .where(
      sql`${clientCredentials.clientId} = ${clientId} and ${clientCredentials.passwordHash} = ${oldHash}`,
    )
}

/** Leaves a client without a password: no one signs in with one. */
export async function deletePassword(database: Database, clientId: string): Promise<void> {
  await database.delete(clientCredentials).where(eq(clientCredentials.clientId, clientId))
}

/** Holds a client's row until the transaction ends, so that two changes of the same account do not cross. */
export async function lockClient(database: Database, clientId: string): Promise<void> {
  await database.select({ id: clients.id }).from(clients).where(eq(clients.id, clientId)).for('update')
}

export async function deleteClient(database: Database, clientId: string): Promise<void> {
  await database.delete(clients).where(eq(clients.id, clientId))
}

export type PublicClientRow = {
  id: string
  name: string
  email: string
  createdAt: Date
  /** Of the address that was stored first; null without any. */
  town: string | null
}

export async function publicClientRows(
  database: Database,
  ids: readonly string[],
): Promise<PublicClientRow[]> {
  const town = sql<string | null>`(
    select address.town from client_addresses address where address.client_id = "clients"."id"
    order by address.created_at, address.id limit 1
  )`
  return database
    .select({
      id: clients.id,
      name: clients.name,
      email: clients.email,
      createdAt: clients.createdAt,
      town: town.as('town'),
    })
    .from(clients)
    .where(sql`${clients.id} = any(${sql.param([...ids])}::uuid[])`)
}

export async function confirmedClientRows(
  database: Database,
  ids: readonly string[],
): Promise<{ id: string; name: string; email: string }[]> {
  return database
    .select({ id: clients.id, name: clients.name, email: clients.email })
    .from(clients)
    .where(and(inArray(clients.id, [...ids]), isNotNull(clients.emailConfirmedAt)))
}
