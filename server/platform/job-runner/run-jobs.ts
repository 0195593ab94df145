import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../database/database.ts'
import { type EndedJob, leaveJobs, registerJobs, claimDueJobs } from './job-queries.ts'
import { plainError } from './plain-error.ts'

type Job<Deps> = { name: string; everySeconds: number; run: (deps: Deps) => Promise<void> }

type JobDeps<Deps> = {
  deps: Deps
  database: Database
  logger: Pick<FastifyBaseLogger, 'error' | 'warn'>
  /** Whether the process is about to end: it takes no more jobs. */
  isStopping?: () => boolean
  /** No job runs before this is there. */
  after?: Promise<unknown> | undefined
  /** Gives each run of a job its span, where the process is traced. */
  traced?: (<T>(name: string, work: () => Promise<T>) => Promise<T>) | undefined
  /** For the jobs under way when it stops. */
  drainMs?: number
  /** Whether no one uses this process: it then takes jobs once a minute. Never so if it is not given. */
  isQuiet?: (() => boolean) | undefined
  /** Called each time the jobs that it took have run. */
  onRun?: (() => void) | undefined
}

export type JobRunner = {
  /** Stores how runs went and, unless told otherwise, takes what is due; `runJobs` calls it each second. */
  turn: (takes?: boolean) => Promise<void>
  /** Ends with what it has taken so far. */
  settle: () => Promise<void>
  /** Whether it runs nothing, and has stored how everything went. */
  isResting: () => boolean
  /** Takes no more, and ends with the jobs under way; what was not begun is left to others. */
  stop: () => Promise<void>
}

const turnMs = 1000
/** Between two turns of a process that no one uses. */
const quietTurnMs = 60_000
const hourMs = 3_600_000
/** A process that died leaves its jobs to others after so long. */
const leaseSeconds = 60

/**
 * Takes due jobs each second until it is stopped, once a minute while no one uses the process. Any number of processes may:
 * each period is run by one of them.
 */
export function runJobs<Deps>(jobs: readonly Job<Deps>[], options: JobDeps<Deps>): () => Promise<void> {
  let isReady = options.after === undefined
  void options.after?.then(() => {
    isReady = true
  })
  const runner = createJobRunner(jobs, options)
  let turn: Promise<void> | null = null
  let takenAt = 0
  const timer = setInterval(() => {
    const now = Date.now()
    const takes = options.isQuiet?.() !== true || isQuietTurnDue(takenAt, now)
    if (!isReady || turn !== null || (!takes && runner.isResting())) return
    if (takes) takenAt = now
    turn = runner.turn(takes).finally(() => (turn = null))
  }, turnMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await turn
    await runner.stop()
  }
}

/**
 * Whether a process that no one uses takes jobs now: after a minute, and with each full hour, as prices begin at midnight
 * (PRICE-01). Moments in milliseconds. Pure.
 */
export function isQuietTurnDue(takenAt: number, now: number): boolean {
  const isOfAnotherHour = Math.floor(now / hourMs) !== Math.floor(takenAt / hourMs)
  return isOfAnotherHour || now - takenAt >= quietTurnMs
}

/**
 * Runs what it takes. Jobs of one interval run one after the other, so that they do not overload the database; a failed
 * job is logged and waits for its next time.
 */
export function createJobRunner<Deps>(jobs: readonly Job<Deps>[], options: JobDeps<Deps>): JobRunner {
  const { deps, database, logger, isStopping = () => false, drainMs = 30_000 } = options
  const { traced = (_name, work) => work() } = options
  const holder = randomUUID()
  const held = new Map<string, 'waiting' | 'running'>()
  const lanes = new Map<number, Promise<void>>()
  let ended: EndedJob[] = []
  let isRegistered = false
  let isStopped = false

  const turn = async (takes = true) => {
    if (isStopped || isStopping()) return
    const reported = ended
    try {
      if (!isRegistered)
        await registerJobs(
          database,
          jobs.map(({ name, everySeconds }) => ({ name, everySeconds })),
        )
      isRegistered = true
      const idle = jobs.map(({ name }) => name).filter((name) => !held.has(name))
      const taken = new Set(
        await claimDueJobs(database, { holder, idle, ended: reported, leaseSeconds, takes }),
      )
      ended = ended.filter((run) => !reported.includes(run))
      for (const job of jobs) if (taken.has(job.name)) queue(job)
    } catch (error) {
      logger.warn({ err: error }, 'the jobs could not be read; asked again in a second')
    }
  }

  const queue = (job: Job<Deps>) => {
    held.set(job.name, 'waiting')
    const before = lanes.get(job.everySeconds) ?? Promise.resolve()
    lanes.set(
      job.everySeconds,
      before.then(() => runHeld(job)),
    )
  }

  const runHeld = async ({ name, run }: Job<Deps>) => {
    if (isStopped || isStopping()) return
    held.set(name, 'running')
    const startedAt = performance.now()
    const error = await traced(name, () => run(deps)).then(
      () => null,
      (fault: unknown) => {
        logger.error({ err: fault, job: name }, 'a job failed; it is tried again at its next time')
        return plainError(fault)
      },
    )
    held.delete(name)
    ended = [...ended, { name, milliseconds: Math.round(performance.now() - startedAt), error }]
    if (held.size === 0) options.onRun?.()
  }

  const settle = async () => void (await Promise.all(lanes.values()))

  return {
    turn,
    settle,
    isResting: () => held.size + ended.length === 0,
    stop: async () => {
      isStopped = true
      await Promise.race([settle(), wait(drainMs, undefined, { ref: false })])
      const left = [...held].filter(([, state]) => state === 'running').map(([name]) => name)
      if (left.length > 0) logger.warn({ jobs: left }, 'jobs under way are cut off; others take them again')
      const unbegun = [...held.keys()].filter((name) => !left.includes(name))
      if (ended.length + unbegun.length === 0) return
      await leaveJobs(database, { holder, ended, unbegun }).catch((error: unknown) =>
        logger.warn({ err: error }, 'how the last jobs went could not be stored'),
      )
    },
  }
}
