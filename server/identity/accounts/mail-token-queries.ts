import { and, desc, eq, gt, gte, isNull, lt, ne } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { type MailTokenPurpose, mailTokens } from './client-tables.ts'

export type MailTokenRow = { clientId: string; email: string; expiresAt: Date; usedAt: Date | null }

export async function insertMailToken(
  database: Database,
  token: { tokenHash: string; clientId: string; purpose: MailTokenPurpose; email: string; expiresAt: Date },
): Promise<void> {
  await database.insert(mailTokens).values(token)
}

/** The token, locked until the transaction ends, so that it is used once only. */
export async function lockMailToken(
  database: Database,
  { tokenHash, purpose }: { tokenHash: string; purpose: MailTokenPurpose },
): Promise<MailTokenRow | null> {
  const [row] = await database
    .select({
      clientId: mailTokens.clientId,
      email: mailTokens.email,
      expiresAt: mailTokens.expiresAt,
      usedAt: mailTokens.usedAt,
    })
    .from(mailTokens)
    .where(and(eq(mailTokens.tokenHash, tokenHash), eq(mailTokens.purpose, purpose)))
    .for('update')
  return row ?? null
}

export async function markMailTokenUsed(database: Database, tokenHash: string, now: Date): Promise<void> {
  await database.update(mailTokens).set({ usedAt: now }).where(eq(mailTokens.tokenHash, tokenHash))
}

/**
 * Invalidates all unused links of one kind that were sent to a client, or of every kind but those that undo a change of
 * address: a thief cannot get rid of these.
 */
export async function dropUnusedMailTokens(
  database: Database,
  { clientId, purpose }: { clientId: string; purpose: MailTokenPurpose | null },
): Promise<void> {
  const ofKind =
    purpose === null ? ne(mailTokens.purpose, 'undo-email-change') : eq(mailTokens.purpose, purpose)
  await database
    .delete(mailTokens)
    .where(and(eq(mailTokens.clientId, clientId), isNull(mailTokens.usedAt), ofKind))
}

/** Invalidates the links that undo a client's changes of address after the one whose link ends at this moment. */
export async function dropLaterUndoLinks(
  database: Database,
  { clientId, expiresAt }: { clientId: string; expiresAt: Date },
): Promise<void> {
  await database
    .delete(mailTokens)
    .where(
      and(
        eq(mailTokens.clientId, clientId),
        eq(mailTokens.purpose, 'undo-email-change'),
        isNull(mailTokens.usedAt),
        gte(mailTokens.expiresAt, expiresAt),
      ),
    )
}

/** The new address that a client last requested and has not confirmed, or null. */
export async function pendingEmailOf(
  database: Database,
  clientId: string,
  now: Date,
): Promise<string | null> {
  const [row] = await database
    .select({ email: mailTokens.email })
    .from(mailTokens)
    .where(
      and(
        eq(mailTokens.clientId, clientId),
        eq(mailTokens.purpose, 'change-email'),
        isNull(mailTokens.usedAt),
        gt(mailTokens.expiresAt, now),
      ),
    )
    .orderBy(desc(mailTokens.expiresAt))
    .limit(1)
  return row?.email ?? null
}

export async function dropOldMailTokens(database: Database, { before }: { before: Date }): Promise<void> {
  await database.delete(mailTokens).where(lt(mailTokens.expiresAt, before))
}
