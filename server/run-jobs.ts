import type { FastifyBaseLogger } from 'fastify'
import type { Job } from './feature.ts'
import type { RanJob } from './upkeep/job-runs.ts'

type JobDeps<Deps> = {
  deps: Deps
  logger: FastifyBaseLogger
  clock: () => Date
  /** Remembers how the jobs of a round went. */
  record: (runs: readonly RanJob[]) => Promise<void>
  /** Gives each run of a job its span, where the process is traced. */
  traced?: <T>(name: string, work: () => Promise<T>) => Promise<T>
  /** No job runs before this is there. */
  after?: Promise<unknown>
}

/**
 * Runs each job repeatedly. Jobs of one interval run one after the other, so that they do not overload the database; a
 * failed job is logged and waits for the next round. Returns a function that stops them after the current job.
 */
export function runJobs<Deps>(
  jobs: readonly Job<Deps>[],
  { deps, logger, clock, record, traced = (_name, work) => work(), after }: JobDeps<Deps>,
): () => Promise<void> {
  let isReady = after === undefined
  void after?.then(() => {
    isReady = true
  })
  const rounds = [...Map.groupBy(jobs, ({ everySeconds }) => everySeconds)].map(([everySeconds, group]) =>
    repeat(async (isStopped) => {
      if (!isReady) return
      const ran: RanJob[] = []
      for (const { name, run } of group) {
        if (isStopped()) return
        const error = await traced(name, () => run(deps)).then(
          () => null,
          (fault: unknown) => {
            logger.error({ err: fault, job: name }, 'upkeep failed; tried again in the next round')
            return fault instanceof Error ? fault.message : String(fault)
          },
        )
        ran.push({ name, everySeconds, endedAt: clock(), error })
      }
      await record(ran).catch((error: unknown) =>
        logger.error({ err: error }, 'how the upkeep went could not be stored'),
      )
    }, everySeconds),
  )
  return async () => void (await Promise.all(rounds.map((stop) => stop())))
}

/** One round at a time: a slow one is not overtaken by the next. */
function repeat(work: (isStopped: () => boolean) => Promise<void>, seconds: number): () => Promise<void> {
  let round: Promise<void> | null = null
  let isStopped = false
  const timer = setInterval(() => {
    round ??= work(() => isStopped).finally(() => {
      round = null
    })
  }, seconds * 1000)
  timer.unref()
  return async () => {
    isStopped = true
    clearInterval(timer)
    await round
  }
}
