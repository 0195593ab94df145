/** CPU of one `work`, in milliseconds of this thread: of so many runs together, since the clock of some systems ticks. */
export function cpuOf(work: () => void, runs = 8): number {
  const before = process.threadCpuUsage()
  for (let run = 0; run < runs; run += 1) work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000 / runs
}

/** The least time of some runs, in milliseconds. */
function leastTimeOf(work: () => void): number {
  let least = Infinity
  for (let run = 0; run < 4; run += 1) {
    const start = performance.now()
    work()
    least = Math.min(least, performance.now() - start)
  }
  return least
}

/** So long takes no work on an eighth of the base, in milliseconds, that ends on all of it. */
const endlessMs = 50
/** Below this time, in milliseconds, nothing is said about growth. */
const measurable = 0.4
const suspicious = 2.8
/** CPU of all runs of a closer look together, in milliseconds. */
const closerLookMs = 120
/** What is quadratic is so each time; a busy neighbour is not. */
const closerLooks = 4

/**
 * How many times longer `work` takes on twice the input, 20 times the base beside 10 times: 2 for linear work, 4 for
 * quadratic; 1 where it takes no measurable time, infinite for exponential work. What looks steep by the clock is measured
 * again by its CPU, some times.
 */
export function growthOf(work: (length: number) => void, base: number): number {
  // What doubles with each character would never come to its end.
  if (leastTimeOf(() => work(base / 8)) > endlessMs) return Infinity
  work(base)
  const ten = leastTimeOf(() => work(10 * base))
  const twenty = leastTimeOf(() => work(20 * base))
  if (twenty < measurable) return 1
  if (twenty / ten < suspicious) return twenty / ten
  const runs = Math.max(2, Math.ceil(closerLookMs / twenty))
  let least = Infinity
  for (let look = 0; look < closerLooks && least >= suspicious; look += 1)
    least = Math.min(least, cpuOf(() => work(20 * base), runs) / cpuOf(() => work(10 * base), runs * 2))
  return least
}
