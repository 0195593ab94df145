import { and, desc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { clients } from '../client-tables.ts'
import { refreshTokens, sessions } from '../session-tables.ts'

export type SessionRow = { id: string; device: string; startedAt: Date; lastUsedAt: Date }
export type NewRefreshToken = { tokenHash: string; sessionId: string; salt: string; expiresAt: Date }

const clientColumns = {
  id: clients.id,
  email: clients.email,
  name: clients.name,
  emailConfirmedAt: clients.emailConfirmedAt,
}
export type SessionClientRow = { id: string; email: string; name: string; emailConfirmedAt: Date | null }

export async function insertSession(
  database: Database,
  session: { clientId: string; device: string; startedAt: Date; lastUsedAt: Date; expiresAt: Date },
): Promise<string> {
  const [row] = await database.insert(sessions).values(session).returning({ id: sessions.id })
  return row!.id
}

export async function insertRefreshToken(database: Database, token: NewRefreshToken): Promise<void> {
  await database.insert(refreshTokens).values(token)
}

/** A refresh token with its session and client; both token and session stay locked until the transaction ends. */
export async function lockRefreshToken(database: Database, tokenHash: string) {
  const [row] = await database
    .select({
      salt: refreshTokens.salt,
      tokenExpiresAt: refreshTokens.expiresAt,
      spentAt: refreshTokens.spentAt,
      sessionId: sessions.id,
      sessionEndedAt: sessions.endedAt,
      client: clientColumns,
    })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .innerJoin(clients, eq(clients.id, sessions.clientId))
    .where(eq(refreshTokens.tokenHash, tokenHash))
    .for('update', { of: [refreshTokens, sessions] })
  return row ?? null
}

export async function refreshTokenRow(database: Database, tokenHash: string) {
  const [row] = await database
    .select({ salt: refreshTokens.salt, spentAt: refreshTokens.spentAt, expiresAt: refreshTokens.expiresAt })
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, tokenHash))
  return row ?? null
}

/** Spends a token, keeps the next one and moves the session on, in one statement. */
export async function rotateToken(
  database: Database,
  { spentHash, next, now }: { spentHash: string; next: NewRefreshToken; now: Date },
): Promise<void> {
  const at = now.toISOString()
  const until = next.expiresAt.toISOString()
  await database.execute(sql`
    with spent as (
      update ${refreshTokens} set spent_at = ${at} where token_hash = ${spentHash}
    ), moved as (
      update ${sessions} set last_used_at = ${at}, expires_at = ${until} where id = ${next.sessionId}
    )
    insert into ${refreshTokens} (token_hash, session_id, salt, expires_at)
    values (${next.tokenHash}, ${next.sessionId}, ${next.salt}, ${until})`)
}

/** The client of a session that goes on, or null. */
export async function liveSessionClient(
  database: Database,
  { sessionId, clientId }: { sessionId: string; clientId: string },
): Promise<SessionClientRow | null> {
  const [row] = await database
    .select(clientColumns)
    .from(sessions)
    .innerJoin(clients, eq(clients.id, sessions.clientId))
    .where(and(eq(sessions.id, sessionId), eq(clients.id, clientId), isNull(sessions.endedAt)))
  return row ?? null
}

/** The session a refresh token belongs to, or null. */
export async function sessionOfToken(
  database: Database,
  tokenHash: string,
): Promise<{ sessionId: string; clientId: string } | null> {
  const [row] = await database
    .select({ sessionId: sessions.id, clientId: sessions.clientId })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(eq(refreshTokens.tokenHash, tokenHash))
  return row ?? null
}

/** Sessions that can still be used, the last used first. */
export async function liveSessions(database: Database, clientId: string, now: Date): Promise<SessionRow[]> {
  return database
    .select({
      id: sessions.id,
      device: sessions.device,
      startedAt: sessions.startedAt,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.clientId, clientId), isNull(sessions.endedAt), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
}

/** Ends one session of a client; false when there is no such session that goes on. */
export async function markSessionEnded(
  database: Database,
  { sessionId, clientId, now }: { sessionId: string; clientId: string; now: Date },
): Promise<boolean> {
  const rows = await database
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.id, sessionId), eq(sessions.clientId, clientId), isNull(sessions.endedAt)))
    .returning({ id: sessions.id })
  return rows.length > 0
}

/** Ends all sessions of a client, but for the one to keep. */
export async function markSessionsEnded(
  database: Database,
  { clientId, keep, now }: { clientId: string; keep: string | null; now: Date },
): Promise<void> {
  const others = keep === null ? undefined : ne(sessions.id, keep)
  await database
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.clientId, clientId), isNull(sessions.endedAt), others))
}

/** Removes refresh tokens nobody can use any more, and sessions that are over, with what is left of theirs. */
export async function dropOldSessions(database: Database, { before }: { before: Date }): Promise<void> {
  await database.delete(refreshTokens).where(lt(refreshTokens.expiresAt, before))
  await database.delete(sessions).where(lt(sessions.expiresAt, before))
}
