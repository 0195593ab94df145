import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** How a bench reports a figure: the measurement, its value and its limit. */
export function printResult(what: string, value: string, budget?: { target: string; isMet: boolean }): void {
  const verdict = budget === undefined ? '' : `   ${budget.isMet ? 'meets' : 'MISSES'} ${budget.target}`
  process.stdout.write(`${what.padEnd(58)} ${value.padStart(16)}${verdict}\n`)
}

export function percentile(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** Milliseconds of each run of the work, sorted, after a warm-up that does not count. */
export async function timings(
  runs: number,
  work: (run: number, isWarmUp: boolean) => unknown,
): Promise<number[]> {
  for (let run = 0; run < Math.min(50, runs); run += 1) await work(run, true)
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now()
    await work(run, false)
    times.push(performance.now() - start)
  }
  return times.toSorted((a, b) => a - b)
}

export const ms = (value: number) => `${value.toFixed(2)} ms`
export const perSecond = (value: number) => `${Math.round(value).toLocaleString('en-GB')}/s`
export const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Milliseconds of the processor that this process has used. */
export function ownMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** What is held in memory, without what could be let go. */
export function heapBytes(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}
