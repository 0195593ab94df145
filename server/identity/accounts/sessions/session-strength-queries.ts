import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { sessions } from '../session-tables.ts'

/** When the client of an active session last gave a second factor in it, and when it last did protected work. */
export async function sessionStrength(
  database: Database,
  sessionId: string,
): Promise<{ factorAt: Date | null; seenAt: Date | null }> {
  const [row] = await database
    .select({ factorAt: sessions.factorAt, seenAt: sessions.strongSeenAt })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)))
  return row ?? { factorAt: null, seenAt: null }
}

export async function markSessionStrong(
  database: Database,
  { sessionId, now }: { sessionId: string; now: Date },
): Promise<void> {
  await database.update(sessions).set({ factorAt: now, strongSeenAt: now }).where(eq(sessions.id, sessionId))
}

/** Notes that a strong session is at work, unless that was noted since `before`. */
export async function markStrongWorkSeen(
  database: Database,
  { sessionId, now, before }: { sessionId: string; now: Date; before: Date },
): Promise<void> {
  const isOld = or(isNull(sessions.strongSeenAt), lt(sessions.strongSeenAt, before))
  await database
    .update(sessions)
    .set({ strongSeenAt: now })
    .where(and(eq(sessions.id, sessionId), isOld))
}
