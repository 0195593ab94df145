import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { jobs } from './job-tables.ts'

export type JobRow = typeof jobs.$inferSelect
export type JobTimes = { name: string; everySeconds: number }
/** How a run went; `error` is null where it went well. */
export type EndedJob = { name: string; milliseconds: number; error: string | null }

/** Due a little early, so that a turn that comes a moment before does not leave a job to the next. */
const slack = sql`interval '200 milliseconds'`

/** Writes down the jobs that this process knows; those that no process has run for a day are forgotten. */
export async function registerJobs(database: Database, known: readonly JobTimes[]): Promise<void> {
  await database.execute(sql`
    with known as (
      select * from jsonb_to_recordset(${JSON.stringify(known)}::jsonb) as k(name text, "everySeconds" integer)),
    forgotten as (
      delete from ${jobs} where name not in (select name from known) and due_at < now() - interval '1 day')
    insert into ${jobs} as job (name, every_seconds, due_at)
    select name, "everySeconds", now() + make_interval(secs => "everySeconds") from known
    on conflict (name) do update set every_seconds = excluded.every_seconds,
      due_at = least(job.due_at, excluded.due_at)
    where job.every_seconds <> excluded.every_seconds`)
}

type Turn = {
  /** This process. */
  holder: string
  /** What it knows and does not run at present: only these are taken. */
  idle: readonly string[]
  /** How its runs since the last turn went. */
  ended: readonly EndedJob[]
  leaseSeconds: number
  /** False only stores how runs went. */
  takes: boolean
}

/** How the runs of a process went, as rows of a statement that is asked with them. */
const endedRows = sql`
  select e.* from asked, jsonb_to_recordset(a -> 'ended') as e(name text, milliseconds integer, error text)`

/** What the run of a job leaves in its row, where `turn` says that one has ended. */
const outcome = sql`
  ended_at = case when has_ended then now() else job.ended_at end,
  milliseconds = case when has_ended then turn.milliseconds else job.milliseconds end,
  succeeded_at = case when has_ended and turn.error is null then now() else job.succeeded_at end,
  failures = case when not has_ended then job.failures when turn.error is null then 0 else job.failures + 1 end,
  error = case when has_ended then turn.error else job.error end`

/**
 * One turn of a process, in one statement: stores how its runs went, holds on to what it still runs, and takes what is due.
 * Returns the names of what it took. Due is what has come to its time, and what was taken and not run: by a process that
 * died, or by this one where the answer to its turn was lost; and what a clock that ran ahead put off. A period that no one
 * ran is not made up for.
 */
export async function claimDueJobs(
  database: Database,
  { holder, leaseSeconds, ...asked }: Turn,
): Promise<string[]> {
  const me = sql`${holder}::uuid`
  const takes = sql`${asked.takes}::boolean`
  const lease = sql`make_interval(secs => ${leaseSeconds}::int)`
  const interval = sql`make_interval(secs => job.every_seconds)`
  // A clock that had run ahead left these; nothing is due, or left to a process, for longer than what set it.
  const isDueTooFar = sql`job.due_at > now() + ${interval} + ${lease}`
  const isHeldTooLong = sql`job.held_until > now() + 2 * ${lease}`
  const isFree = sql`(job.holder is null or job.holder = ${me} or job.held_until <= now() or ${isHeldTooLong})`
  const hasCome = sql`(job.due_at <= now() + ${slack} or ${isDueTooFar})`
  const { rows } = await database.execute(sql`
    with asked as (select ${JSON.stringify(asked)}::jsonb as a),
    idle as (select jsonb_array_elements_text(a -> 'idle') as name from asked),
    ended as (${endedRows}),
    turn as (
      select job.name, (e.name is not null and job.holder = ${me}) is true as has_ended, e.milliseconds, e.error,
        i.name is null as goes_on,
        ${takes} and i.name is not null
          and (${hasCome} or (job.holder is not null and not (e.name is not null and job.holder = ${me}))) as is_due
      from ${jobs} job left join idle i on i.name = job.name left join ended e on e.name = job.name
      where case when i.name is null
        then job.holder = ${me} and job.held_until < now() + ${lease} / 2
        else ${isFree} and (${hasCome} or job.holder is not null) and (${takes} or e.name is not null) end
      for update of job skip locked)
    update ${jobs} job set ${outcome},
      holder = case when goes_on or is_due then ${me} end,
      held_until = case when goes_on or is_due then now() + ${lease} end,
      due_at = case when not (is_due and ${hasCome}) then job.due_at
        when job.due_at + ${interval} > now() and not ${isDueTooFar} then job.due_at + ${interval}
        else now() + ${interval} end
    from turn where job.name = turn.name
    returning job.name, is_due`)
  return rows.filter(({ is_due }) => is_due).map(({ name }) => String(name))
}

/** Stores how the last runs of a process went, and gives back what it took and has not begun: that is due at once. */
export async function leaveJobs(
  database: Database,
  { holder, ...asked }: { holder: string; ended: readonly EndedJob[]; unbegun: readonly string[] },
): Promise<void> {
  await database.execute(sql`
    with asked as (select ${JSON.stringify(asked)}::jsonb as a),
    unbegun as (select jsonb_array_elements_text(a -> 'unbegun') as name from asked),
    ended as (${endedRows}),
    turn as (
      select job.name, e.name is not null as has_ended, e.milliseconds, e.error
      from ${jobs} job left join ended e on e.name = job.name
      where job.holder = ${holder}::uuid and (e.name is not null or job.name in (select name from unbegun)))
    update ${jobs} job set ${outcome},
      due_at = case when has_ended then job.due_at else now() end, holder = null, held_until = null
    from turn where job.name = turn.name`)
}

/** Makes a job due now; false where there is none of that name. */
export async function hastenJob(database: Database, name: string): Promise<boolean> {
  const rows = await database
    .update(jobs)
    .set({ dueAt: sql`now()` })
    .where(eq(jobs.name, name))
    .returning({ name: jobs.name })
  return rows.length > 0
}

/** All jobs, by name. */
export const allJobs = (database: Database): Promise<JobRow[]> =>
  database.select().from(jobs).orderBy(asc(jobs.name)).limit(200)

type JobFigures = { waiting: number; running: number; failing: number; oldestSeconds: number }

/** Due and not taken, taken, and failing jobs, and how long the one that waits longest has been due. */
export async function sumJobs(database: Database): Promise<JobFigures> {
  const waits = sql`${jobs.dueAt} <= now() and coalesce(${jobs.heldUntil} <= now(), true)`
  const [row] = await database
    .select({
      waiting: sql<number>`count(*) filter (where ${waits})`.mapWith(Number),
      running: sql<number>`count(*) filter (where ${jobs.heldUntil} > now())`.mapWith(Number),
      failing: sql<number>`count(*) filter (where ${jobs.failures} > 0)`.mapWith(Number),
      oldestSeconds:
        sql<number>`coalesce(extract(epoch from now() - min(${jobs.dueAt}) filter (where ${waits})), 0)`.mapWith(
          Number,
        ),
    })
    .from(jobs)
  return row!
}
