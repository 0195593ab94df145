import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runJobs } from './run-jobs.ts'
import type { RanJob } from './upkeep/job-runs.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const clock = () => new Date()
const silent = pino({ level: 'silent' })

const job = (name: string, everySeconds: number) => ({
  name,
  everySeconds,
  run: async (list: string[]) => {
    list.push(name)
    if (name === 'failing') throw new Error('away')
  },
})

test('jobs run at their own intervals, those of one interval after each other, and one that fails stops no other', async () => {
  const done: string[] = []
  const recorded: [name: string, error: string | null][] = []
  const record = async (runs: readonly RanJob[]) =>
    void recorded.push(...runs.map(({ name, error }): [string, string | null] => [name, error]))
  const jobs = [job('often', 20), job('failing', 60), job('seldom', 60)]
  const stop = runJobs(jobs, { deps: done, logger: silent, clock, record })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(done.filter((name) => name === 'often')).toHaveLength(3)
  expect(done.filter((name) => name !== 'often')).toEqual(['failing', 'seldom'])
  expect(recorded.filter(([name]) => name !== 'often')).toEqual([
    ['failing', 'away'],
    ['seldom', null],
  ])
  await stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(done).toHaveLength(5)
})

test('a slow round is not overtaken by the next, and stopping waits for the job under way only', async () => {
  const done: string[] = []
  const gate = Promise.withResolvers<void>()
  const jobs = [
    { name: 'slow', everySeconds: 1, run: () => gate.promise.then(() => void done.push('slow')) },
    { name: 'after', everySeconds: 1, run: async () => void done.push('after') },
  ]
  const stop = runJobs(jobs, { deps: undefined, logger: silent, clock, record: async () => {} })
  await vi.advanceTimersByTimeAsync(5000)
  expect(done).toEqual([])
  const stopped = stop()
  gate.resolve()
  await stopped
  expect(done).toEqual(['slow'])
})
