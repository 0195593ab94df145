import { and, count, desc, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { apiTokens } from './api-token-tables.ts'
import type { TokenOwner } from './token-owner.ts'

export type NewTokenRow = typeof apiTokens.$inferInsert
export type TokenRow = typeof apiTokens.$inferSelect

function ofOwner(owner: TokenOwner) {
  if ('breweryId' in owner) return eq(apiTokens.breweryId, owner.breweryId)
  if ('groupId' in owner) return eq(apiTokens.groupId, owner.groupId)
  if ('siteId' in owner) return eq(apiTokens.siteId, owner.siteId)
  return and(
    eq(apiTokens.clientId, owner.clientId),
    isNull(apiTokens.siteId),
    isNull(apiTokens.breweryId),
    isNull(apiTokens.groupId),
  )
}

export async function insertToken(database: Database, token: NewTokenRow): Promise<TokenRow> {
  const [row] = await database.insert(apiTokens).values(token).returning(columns)
  return row!
}

/** Tokens that were not ended by hand, the newest first; those past their end too, until they are tidied. */
export async function tokensOf(database: Database, owner: TokenOwner): Promise<TokenRow[]> {
  return database
    .select(columns)
    .from(apiTokens)
    .where(and(ofOwner(owner), isNull(apiTokens.endedAt)))
    .orderBy(desc(apiTokens.madeAt), desc(apiTokens.id))
}

/** The same of all that a client has made, for buyers, breweries and groups. */
export async function tokensMadeBy(database: Database, clientId: string): Promise<TokenRow[]> {
  return database
    .select(columns)
    .from(apiTokens)
    .where(and(eq(apiTokens.clientId, clientId), isNull(apiTokens.endedAt)))
    .orderBy(desc(apiTokens.madeAt), desc(apiTokens.id))
}

/** Tokens of an owner that work: those past their end are in its list for a while, and take no room. */
export async function countTokens(database: Database, owner: TokenOwner, now: Date): Promise<number> {
  const [row] = await database
    .select({ total: count() })
    .from(apiTokens)
    .where(and(ofOwner(owner), isNull(apiTokens.endedAt), gt(apiTokens.endsAt, now)))
  return row?.total ?? 0
}

/** The token of a hash, ended ones too. */
export async function tokenByHash(database: Database, hash: string): Promise<TokenRow | null> {
  const [row] = await database.select(columns).from(apiTokens).where(eq(apiTokens.hash, hash))
  return row ?? null
}

/** Notes a use, at most once between `before` and `now`. */
export async function noteUse(
  database: Database,
  { id, from, before, now }: { id: string; from: string; before: Date; now: Date },
): Promise<void> {
  await database
    .update(apiTokens)
    .set({ lastUsedAt: now, lastUsedFrom: from })
    .where(and(eq(apiTokens.id, id), or(isNull(apiTokens.lastUsedAt), lt(apiTokens.lastUsedAt, before))))
}

/** False where the owner has no such token; `makerId` leaves those of others alone. */
export async function endToken(
  database: Database,
  { id, owner, makerId, now }: { id: string; owner: TokenOwner; makerId: string | null; now: Date },
): Promise<boolean> {
  const ended = await database
    .update(apiTokens)
    .set({ endedAt: now })
    .where(
      and(
        eq(apiTokens.id, id),
        ofOwner(owner),
        isNull(apiTokens.endedAt),
        makerId === null ? undefined : eq(apiTokens.clientId, makerId),
      ),
    )
    .returning({ id: apiTokens.id })
  return ended.length > 0
}

/** How many were ended. */
export async function endTokensOfMaker(
  database: Database,
  { owner, makerId, now }: { owner: TokenOwner; makerId: string; now: Date },
): Promise<number> {
  const ended = await database
    .update(apiTokens)
    .set({ endedAt: now })
    .where(and(ofOwner(owner), eq(apiTokens.clientId, makerId), isNull(apiTokens.endedAt)))
    .returning({ id: apiTokens.id })
  return ended.length
}

/** Ends all that these clients have made, for themselves and for breweries and groups. */
export async function endTokensOfMakers(
  database: Database,
  { makerIds, now }: { makerIds: readonly string[]; now: Date },
): Promise<void> {
  await database
    .update(apiTokens)
    .set({ endedAt: now })
    .where(and(inArray(apiTokens.clientId, [...makerIds]), isNull(apiTokens.endedAt)))
}

/** Marks tokens that end before this moment and were not announced, and returns them. */
export async function announceEnding(
  transaction: Database,
  { before, now, limit }: { before: Date; now: Date; limit: number },
): Promise<TokenRow[]> {
  const due = transaction
    .select({ id: apiTokens.id })
    .from(apiTokens)
    .where(
      and(
        isNull(apiTokens.announcedAt),
        isNull(apiTokens.endedAt),
        lte(apiTokens.endsAt, before),
        gt(apiTokens.endsAt, now),
      ),
    )
    .orderBy(apiTokens.endsAt, apiTokens.id)
    .limit(limit)
    .for('update', { skipLocked: true })
  return transaction
    .update(apiTokens)
    .set({ announcedAt: now })
    .where(inArray(apiTokens.id, due))
    .returning(columns)
}

/** Removes tokens that ended before this moment, by time or by hand. */
export async function removeEndedTokens(database: Database, before: Date): Promise<void> {
  await database.delete(apiTokens).where(or(lt(apiTokens.endsAt, before), lt(apiTokens.endedAt, before)))
}

const columns = {
  id: apiTokens.id,
  hash: apiTokens.hash,
  clientId: apiTokens.clientId,
  siteId: apiTokens.siteId,
  breweryId: apiTokens.breweryId,
  groupId: apiTokens.groupId,
  name: apiTokens.name,
  scopes: apiTokens.scopes,
  madeAt: apiTokens.madeAt,
  endsAt: apiTokens.endsAt,
  endedAt: apiTokens.endedAt,
  lastUsedAt: apiTokens.lastUsedAt,
  lastUsedFrom: apiTokens.lastUsedFrom,
  announcedAt: apiTokens.announcedAt,
}

/** Lets one transaction at a time make tokens of an owner, so that two together do not exceed the most. */
export async function lockTokens(transaction: Database, ownerId: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`tokens ${ownerId}`}, 0))`)
}
