import { and, count, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { recoveryCodes } from '../second-factor-tables.ts'

export async function insertRecoveryCodes(
  database: Database,
  clientId: string,
  digests: readonly string[],
): Promise<void> {
  await database.insert(recoveryCodes).values(digests.map((codeDigest) => ({ codeDigest, clientId })))
}

/** Uses a code up; false for one that is not the client's or was used before. */
export async function acceptRecoveryCode(
  database: Database,
  { clientId, codeDigest, now }: { clientId: string; codeDigest: string; now: Date },
): Promise<boolean> {
  const rows = await database
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.codeDigest, codeDigest),
        eq(recoveryCodes.clientId, clientId),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ clientId: recoveryCodes.clientId })
  return rows.length > 0
}

/** Codes of a client that can still be used. */
export async function countRecoveryCodes(database: Database, clientId: string): Promise<number> {
  const [row] = await database
    .select({ total: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.clientId, clientId), isNull(recoveryCodes.usedAt)))
  return row?.total ?? 0
}

export async function dropRecoveryCodes(database: Database, clientId: string): Promise<void> {
  await database.delete(recoveryCodes).where(eq(recoveryCodes.clientId, clientId))
}
