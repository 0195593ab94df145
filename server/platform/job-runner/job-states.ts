import type { Database } from '../database/database.ts'
import type { StoredGauge } from '../http/metrics.ts'
import { allJobs, hastenJob, type JobRow, sumJobs } from './job-queries.ts'

/** Every job: when it is due, who runs it, and how it went. */
export const readJobs = (database: Database): Promise<JobRow[]> => allJobs(database)

/** Lets a job run at once instead of at its time; false where there is none of that name. */
export const runJobNow = (database: Database, name: string): Promise<boolean> => hastenJob(database, name)

/** When a job is due and how it went; null before any process has been ready to run it. */
export async function findJob(database: Database, name: string): Promise<JobRow | null> {
  return (await allJobs(database)).find((row) => row.name === name) ?? null
}

/** When all of these jobs have last gone well: the oldest of their last good runs; null before each has had one. */
export async function lastGoodRun(database: Database, names: readonly string[]): Promise<Date | null> {
  const rows = await allJobs(database)
  const moments = names.map((name) => rows.find((row) => row.name === name)?.succeededAt ?? null)
  if (moments.includes(null)) return null
  return new Date(Math.min(...moments.map(Number)))
}

/** Metrics of the jobs. */
export const jobGauges = (database: Database): StoredGauge[] => [
  {
    name: 'dray_jobs_waiting',
    help: 'Jobs that are due and that no process has taken',
    read: async () => (await sumJobs(database)).waiting,
  },
  {
    name: 'dray_jobs_running',
    help: 'Jobs that a process has taken',
    read: async () => (await sumJobs(database)).running,
  },
  {
    name: 'dray_jobs_failing',
    help: 'Jobs whose last run failed',
    read: async () => (await sumJobs(database)).failing,
  },
  {
    name: 'dray_oldest_job_seconds',
    help: 'How long the job that waits longest has been due',
    read: async () => (await sumJobs(database)).oldestSeconds,
  },
  {
    name: 'dray_job_seconds',
    help: 'How long the last run of each job took',
    label: 'job',
    readEach: async () =>
      new Map(
        (await allJobs(database)).flatMap(({ name, milliseconds }) =>
          milliseconds === null ? [] : [[name, milliseconds / 1000]],
        ),
      ),
  },
]
