import { expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

/** Work whose runs the test ends. */
function openWork() {
  const runs: PromiseWithResolvers<boolean>[] = []
  const run = oneAtATime(() => {
    const next = Promise.withResolvers<boolean>()
    runs.push(next)
    return next.promise
  })
  const end = async (at: number, isDone: boolean) => {
    runs[at]!.resolve(isDone)
    await new Promise((next) => setTimeout(next))
  }
  return { run, runs, end }
}

test('calls during a run cause one more run together, and wait for it', async () => {
  const { run, runs, end } = openWork()
  const calls = [run(), run(), run()]
  expect(runs).toHaveLength(1)
  await end(0, true)
  expect(runs).toHaveLength(2)
  await end(1, true)
  expect(await Promise.all(calls)).toEqual([true, true, true])
  expect(runs).toHaveLength(2)
})

test('a run that failed is not repeated for those who called meanwhile; a later call runs again', async () => {
  const { run, runs, end } = openWork()
  const calls = [run(), run()]
  await end(0, false)
  expect(await Promise.all(calls)).toEqual([false, false])
  expect(runs).toHaveLength(1)
  const later = run()
  await end(1, true)
  expect(await later).toBe(true)
})

test('a call during a run resolves only when the run that it asked for is over', async () => {
  const ends: (() => void)[] = []
  const call = oneAtATime(() => new Promise((resolve) => ends.push(() => resolve(true))))
  const settled: string[] = []
  const first = call().then(() => settled.push('first'))
  const second = call().then(() => settled.push('second'))
  ends[0]!()
  await first
  await expect.poll(() => ends.length).toBe(2)
  expect(settled).toEqual(['first'])
  ends[1]!()
  await second
  expect(settled).toEqual(['first', 'second'])
})
