import { and, desc, eq, gt, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { cellarColumns } from '../cellar-queries.ts'
import { clientCellars } from '../cellar-tables.ts'
import type { ClientRow } from '../client-queries.ts'
import { preparedStatement, value } from '../../../platform/database/prepared-statement.ts'
import { clientCredentials, clients } from '../client-tables.ts'
import { hasSites } from '../sites/member-queries.ts'
import { liveSession } from '../session-in-statement.ts'
import { refreshTokens, securityEvents, sessions } from '../session-tables.ts'

export type SessionRow = { id: string; device: string; startedAt: Date; lastUsedAt: Date }
export type NewRefreshToken = { tokenHash: string; salt: string; expiresAt: Date }
export type NewSession = {
  session: {
    id: string
    clientId: string
    siteId: string | null
    device: string
    startedAt: Date
    factorAt: Date | null
  }
  token: NewRefreshToken
  event: string
  ip: string
  whilePassword: string | null
}

/** The client's columns that a session returns; needs the cellar joined. */
export const clientColumns = {
  id: clients.id,
  email: clients.email,
  name: clients.name,
  emailConfirmedAt: clients.emailConfirmedAt,
  siteId: clients.lastSiteId,
  hasSites,
  ...cellarColumns,
}
/** A new client has no cellar and no sites. */
export type SessionClientRow = Pick<ClientRow, 'id' | 'email' | 'name' | 'emailConfirmedAt'> &
  Partial<Pick<ClientRow, 'servings' | 'couplers' | 'siteId' | 'hasSites'>>

/**
 * Starts a session with its first refresh token and an entry in the audit trail, in one statement. Where a password
 * hash is given, only while that is still the client's; answers whether it was.
 */
export async function insertSession(
  database: Database,
  { session, token, event, ip, whilePassword }: NewSession,
): Promise<boolean> {
  const start = whilePassword === null ? startedAnyway : startedWhilePassword
  const rows = await start(database, {
    id: session.id,
    clientId: session.clientId,
    siteId: session.siteId,
    device: session.device,
    at: session.startedAt.toISOString(),
    until: token.expiresAt.toISOString(),
    factorAt: session.factorAt?.toISOString() ?? null,
    event,
    ip,
    tokenHash: token.tokenHash,
    salt: token.salt,
    ...(whilePassword !== null && { whilePassword }),
  })
  return rows.length > 0
}

const startedIf = (allowed: SQL) =>
  preparedStatement(sql`
    with permitted as (${allowed}), started as (
      insert into ${sessions} (id, client_id, site_id, device, started_at, last_used_at, expires_at, factor_at)
      select ${value('id', 'uuid')}, ${value('clientId', 'uuid')}, ${value('siteId', 'uuid')}, ${value('device', 'text')},
        ${value('at', 'timestamptz')}, ${value('at', 'timestamptz')}, ${value('until', 'timestamptz')},
        ${value('factorAt', 'timestamptz')}
      from permitted returning id
    ), noted as (
      insert into ${securityEvents} (kind, client_id, session_id, ip, at)
      select ${value('event', 'text')}, ${value('clientId', 'uuid')}, id, ${value('ip', 'text')},
        ${value('at', 'timestamptz')}
      from started
    )
    insert into ${refreshTokens} (token_hash, session_id, salt, expires_at)
    select ${value('tokenHash', 'text')}, id, ${value('salt', 'text')}, ${value('until', 'timestamptz')} from started
    returning session_id`)
const startedAnyway = startedIf(sql`select 1 as allowed`)
const startedWhilePassword = startedIf(sql`
  select 1 as allowed from ${clientCredentials}
  where client_id = ${value('clientId', 'uuid')} and password_hash = ${value('whilePassword', 'text')} for share`)

/** A refresh token with its session and client. */
export async function presentedToken(database: Database, tokenHash: string) {
  const [row] = await database
    .select({
      salt: refreshTokens.salt,
      tokenExpiresAt: refreshTokens.expiresAt,
      spentAt: refreshTokens.spentAt,
      sessionId: sessions.id,
      sessionEndedAt: sessions.endedAt,
      sessionStartedAt: sessions.startedAt,
      client: { ...clientColumns, siteId: sessions.siteId },
    })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .innerJoin(clients, eq(clients.id, sessions.clientId))
    .leftJoin(clientCellars, eq(clientCellars.clientId, sql`coalesce(${sessions.siteId}, ${clients.id})`))
    .where(eq(refreshTokens.tokenHash, tokenHash))
  return row ?? null
}

export async function refreshTokenRow(database: Database, tokenHash: string) {
  const [row] = await database
    .select({ salt: refreshTokens.salt, spentAt: refreshTokens.spentAt, expiresAt: refreshTokens.expiresAt })
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, tokenHash))
  return row ?? null
}

/**
 * Spends a token, stores its successor and extends the session, in one statement. False when another call was first: of
 * several calls with the same token, the database lets one through.
 */
export async function rotateToken(
  database: Database,
  { spentHash, next, now }: { spentHash: string; next: NewRefreshToken; now: Date },
): Promise<boolean> {
  const at = now.toISOString()
  const until = next.expiresAt.toISOString()
  const { rows } = await database.execute(sql`
    with spent as (
      update ${refreshTokens} set spent_at = ${at}::timestamptz
      where token_hash = ${spentHash} and spent_at is null returning session_id
    ), moved as (
      update ${sessions} set last_used_at = ${at}::timestamptz, expires_at = ${until}::timestamptz
      where id in (select session_id from spent)
    )
    insert into ${refreshTokens} (token_hash, session_id, salt, expires_at)
    select ${next.tokenHash}, session_id, ${next.salt}, ${until}::timestamptz from spent
    returning session_id`)
  return rows.length > 0
}

type SessionClient = {
  id: string
  email: string
  name: string
  emailConfirmed: boolean
  siteId: string | null
}

const sessionClient = preparedStatement<SessionClient>(sql`
  with session as (${liveSession})
  select ${clients.id}, ${clients.email}, ${clients.name}, ${clients.emailConfirmedAt} is not null as "emailConfirmed",
    session."siteId"
  from ${clients} join session on session.id = ${clients.id}`)

/** The client of an active session, or null. */
export async function liveSessionClient(
  database: Database,
  names: { sessionId: string; clientId: string },
): Promise<SessionClient | null> {
  const [row] = await sessionClient(database, names)
  return row ?? null
}

/** When a session began; null for one that is unknown. */
export async function sessionStart(database: Database, sessionId: string): Promise<Date | null> {
  const [row] = await database
    .select({ startedAt: sessions.startedAt })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
  return row?.startedAt ?? null
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

/** Ends one session of a client; false if there is no such active session. */
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

/** Ends all sessions of a client, except the given one. */
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

/** Removes expired refresh tokens and ended sessions with their remaining data. */
export async function dropOldSessions(database: Database, { before }: { before: Date }): Promise<void> {
  await database.delete(refreshTokens).where(lt(refreshTokens.expiresAt, before))
  await database.delete(sessions).where(lt(sessions.expiresAt, before))
}
