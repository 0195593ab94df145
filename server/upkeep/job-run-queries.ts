import { asc, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { jobRuns } from './job-run-tables.ts'

export type JobRun = typeof jobRuns.$inferSelect

/** Stores how these jobs went, all in one statement; what has gone well before stays known after a failure. */
export async function upsertJobRuns(database: Database, runs: readonly JobRun[]): Promise<void> {
  await database
    .insert(jobRuns)
    .values([...runs])
    .onConflictDoUpdate({
      target: jobRuns.name,
      set: {
        everySeconds: sql`excluded.every_seconds`,
        endedAt: sql`excluded.ended_at`,
        succeededAt: sql`coalesce(excluded.succeeded_at, ${jobRuns.succeededAt})`,
        error: sql`excluded.error`,
      },
    })
}

/** The last runs of all jobs, by name. */
export const allJobRuns = (database: Database): Promise<JobRun[]> =>
  database.select().from(jobRuns).orderBy(asc(jobRuns.name)).limit(200)
