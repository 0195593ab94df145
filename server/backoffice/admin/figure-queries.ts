import { asc, gte, lt, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { figureDays } from './figure-tables.ts'

type FigureDay = typeof figureDays.$inferSelect

/** Stores these values where they are above those of the day so far. */
export async function raiseFigures(database: Database, figures: readonly FigureDay[]): Promise<void> {
  if (figures.length === 0) return
  await database
    .insert(figureDays)
    .values([...figures])
    .onConflictDoUpdate({
      target: [figureDays.name, figureDays.day],
      set: { value: sql`greatest(${figureDays.value}, excluded.value)` },
    })
}

/** Removes the values of days before this one. */
export async function dropFiguresBefore(database: Database, day: string): Promise<void> {
  await database.delete(figureDays).where(lt(figureDays.day, day))
}

/** The values of a day and later, the first day first. */
export async function figuresSince(database: Database, day: string): Promise<FigureDay[]> {
  return database.select().from(figureDays).where(gte(figureDays.day, day)).orderBy(asc(figureDays.day))
}
