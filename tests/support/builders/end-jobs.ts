import { sql } from 'drizzle-orm'
import type { Database } from '../../../server/platform/database/database.ts'
import { jobs } from '../../../server/platform/job-runner/job-tables.ts'

type Ended = { name: string; everySeconds: number; endedAt: Date; error: string | null }

/** Jobs whose last run ended then, due again after their interval; one that had gone well before stays known as such. */
export async function endJobs(database: Database, runs: readonly Ended[]): Promise<void> {
  const rows = runs.map(({ name, everySeconds, endedAt, error }) => ({
    name,
    everySeconds,
    endedAt,
    error,
    dueAt: new Date(endedAt.getTime() + everySeconds * 1000),
    succeededAt: error === null ? endedAt : null,
    failures: error === null ? 0 : 1,
  }))
  await database
    .insert(jobs)
    .values(rows)
    .onConflictDoUpdate({
      target: jobs.name,
      set: {
        dueAt: sql`excluded.due_at`,
        endedAt: sql`excluded.ended_at`,
        succeededAt: sql`coalesce(excluded.succeeded_at, ${jobs.succeededAt})`,
        failures: sql`excluded.failures`,
        error: sql`excluded.error`,
      },
    })
}
