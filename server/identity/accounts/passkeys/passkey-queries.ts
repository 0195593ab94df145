import { and, asc, eq, gt, gte, lt, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { clientPasskeys, passkeyChallenges, type PasskeyPurpose } from '../second-factor-tables.ts'

export type PasskeyRow = {
  id: string
  clientId: string
  credentialId: string
  publicKey: string
  counter: number
  isSyncable: boolean | null
  transports: string[]
  name: string
  createdAt: Date
  lastUsedAt: Date | null
}

const columns = {
  id: clientPasskeys.id,
  clientId: clientPasskeys.clientId,
  credentialId: clientPasskeys.credentialId,
  publicKey: clientPasskeys.publicKey,
  counter: clientPasskeys.counter,
  isSyncable: clientPasskeys.isSyncable,
  transports: clientPasskeys.transports,
  name: clientPasskeys.name,
  createdAt: clientPasskeys.createdAt,
  lastUsedAt: clientPasskeys.lastUsedAt,
}

/** A client's passkeys, the oldest first. */
export async function passkeysOf(database: Database, clientId: string): Promise<PasskeyRow[]> {
  return database
    .select(columns)
    .from(clientPasskeys)
    .where(eq(clientPasskeys.clientId, clientId))
    .orderBy(asc(clientPasskeys.createdAt), asc(clientPasskeys.id))
}

export async function passkeyByCredential(
  database: Database,
  credentialId: string,
): Promise<PasskeyRow | null> {
  const [row] = await database
    .select(columns)
    .from(clientPasskeys)
    .where(eq(clientPasskeys.credentialId, credentialId))
  return row ?? null
}

/** False when the authenticator's key is stored already. */
export async function insertPasskey(
  database: Database,
  passkey: Omit<PasskeyRow, 'id' | 'lastUsedAt'>,
): Promise<boolean> {
  const rows = await database
    .insert(clientPasskeys)
    .values(passkey)
    .onConflictDoNothing()
    .returning({ id: clientPasskeys.id })
  return rows.length > 0
}

export async function markPasskeyUsed(
  database: Database,
  { id, counter, isSyncable, now }: { id: string; counter: number; isSyncable: boolean; now: Date },
): Promise<void> {
  await database
    .update(clientPasskeys)
    .set({ counter: sql`greatest(counter, ${counter})`, isSyncable, lastUsedAt: now })
    .where(eq(clientPasskeys.id, id))
}

/** False when the client has no such passkey. */
export async function deletePasskey(
  database: Database,
  { id, clientId }: { id: string; clientId: string },
): Promise<boolean> {
  const rows = await database
    .delete(clientPasskeys)
    .where(and(eq(clientPasskeys.id, id), eq(clientPasskeys.clientId, clientId)))
    .returning({ id: clientPasskeys.id })
  return rows.length > 0
}

export async function deletePasskeys(database: Database, clientId: string): Promise<void> {
  await database.delete(clientPasskeys).where(eq(clientPasskeys.clientId, clientId))
}

type Challenge = { challenge: string; purpose: PasskeyPurpose; clientId: string | null; expiresAt: Date }

/** Deletes the passkeys that a client added from a moment on. */
export async function deletePasskeysSince(
  database: Database,
  { clientId, since }: { clientId: string; since: Date },
): Promise<void> {
  await database
    .delete(clientPasskeys)
    .where(and(eq(clientPasskeys.clientId, clientId), gte(clientPasskeys.createdAt, since)))
}

export async function insertChallenge(database: Database, challenge: Challenge): Promise<void> {
  await database.insert(passkeyChallenges).values(challenge)
}

/** Removes a challenge, so that it works once whatever the outcome. Null if none is still valid. */
export async function claimChallenge(
  database: Database,
  { challenge, purpose, now }: { challenge: string; purpose: PasskeyPurpose; now: Date },
): Promise<{ clientId: string | null } | null> {
  const [row] = await database
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challenge),
        eq(passkeyChallenges.purpose, purpose),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ clientId: passkeyChallenges.clientId })
  return row ?? null
}

export async function dropOldChallenges(database: Database, { before }: { before: Date }): Promise<void> {
  await database.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, before))
}
