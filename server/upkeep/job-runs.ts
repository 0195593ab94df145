import type { Database } from '../database/database.ts'
import { allJobRuns, type JobRun, upsertJobRuns } from './job-run-queries.ts'

export type RanJob = { name: string; everySeconds: number; endedAt: Date; error: string | null }

const longestError = 500

/** Remembers how a round of jobs went, for the staff's console. */
export async function recordJobRuns(database: Database, runs: readonly RanJob[]): Promise<void> {
  if (runs.length === 0) return
  await upsertJobRuns(
    database,
    runs.map(({ error, ...run }) => ({
      ...run,
      succeededAt: error === null ? run.endedAt : null,
      error: error?.slice(0, longestError) ?? null,
    })),
  )
}

export const readJobRuns = (database: Database): Promise<JobRun[]> => allJobRuns(database)

/** When all of these jobs have last gone well: the oldest of their last good runs; null before each has had one. */
export async function lastGoodRun(database: Database, names: readonly string[]): Promise<Date | null> {
  const runs = await allJobRuns(database)
  const moments = names.map((name) => runs.find((run) => run.name === name)?.succeededAt ?? null)
  if (moments.includes(null)) return null
  return new Date(Math.min(...moments.map(Number)))
}
