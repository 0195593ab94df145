import { desc, eq, lt } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { securityEvents } from './session-tables.ts'

export type NewSecurityEvent = {
  kind: string
  clientId: string | null
  sessionId: string | null
  ip: string | null
  at: Date
}

export async function insertSecurityEvent(database: Database, event: NewSecurityEvent): Promise<void> {
  await database.insert(securityEvents).values(event)
}

/** The events of a client's account, newest first. */
export async function securityEventsOf(
  database: Database,
  clientId: string,
): Promise<{ kind: string; at: Date; ip: string | null }[]> {
  return database
    .select({ kind: securityEvents.kind, at: securityEvents.at, ip: securityEvents.ip })
    .from(securityEvents)
    .where(eq(securityEvents.clientId, clientId))
    .orderBy(desc(securityEvents.at), desc(securityEvents.id))
}

/** Anonymises the events of a deleted account: only what happened remains, not the person or the origin. */
export async function anonymiseSecurityEvents(database: Database, clientId: string): Promise<void> {
  await database
    .update(securityEvents)
    .set({ clientId: null, sessionId: null, ip: null })
    .where(eq(securityEvents.clientId, clientId))
}

export async function dropSecurityEvents(database: Database, { before }: { before: Date }): Promise<void> {
  await database.delete(securityEvents).where(lt(securityEvents.at, before))
}
