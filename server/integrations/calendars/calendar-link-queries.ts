import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { calendarLinks } from './calendar-tables.ts'

/** Since when a person's calendar has its address; null without one. */
export async function linkMadeAt(database: Database, clientId: string): Promise<Date | null> {
  const [row] = await database.select().from(calendarLinks).where(eq(calendarLinks.clientId, clientId))
  return row?.madeAt ?? null
}

/** Whose calendar a key opens; null for an unknown one. */
export async function clientOfKey(database: Database, keyHash: string): Promise<string | null> {
  const [row] = await database.select().from(calendarLinks).where(eq(calendarLinks.keyHash, keyHash))
  return row?.clientId ?? null
}

/** Gives a person's calendar an address; the one before is gone. */
export async function replaceLink(
  database: Database,
  link: typeof calendarLinks.$inferInsert,
): Promise<void> {
  const { keyHash, madeAt } = link
  await database
    .insert(calendarLinks)
    .values(link)
    .onConflictDoUpdate({ target: calendarLinks.clientId, set: { keyHash, madeAt } })
}

export async function deleteLink(database: Database, clientId: string): Promise<void> {
  await database.delete(calendarLinks).where(eq(calendarLinks.clientId, clientId))
}
