import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { createCallers, policyOfWorkers } from '../tests/support/hostile/hostile-callers.ts'
import { fillHostileCatalogue } from '../tests/support/hostile/hostile-catalogue.ts'
import { sandboxWithWebhook } from '../tests/support/hostile/hostile-payments.ts'
import { type HostileTry, hostileTries, tryOnce } from '../tests/support/hostile/hostile-round.ts'
import { startDemoServer } from './demo-server.ts'
import { ms, perSecond, printResult } from './measurements.ts'

const aMillion = 1_000_000
const atOnce = 4
const batch = 500
const longestMs = 1000
/** Caches fill first: the heap is compared from here on. */
const warmUpShare = 0.1
const heapGrowthMb = 48

/**
 * Hostile requests to every route of the demo shop. Sets exit code 1 for an answer with a fault (a 5xx, an error that
 * is not of the catalogue, unescaped input), one that takes over a second, and a heap that grows.
 */
export async function benchHostile(count: number = aMillion, given?: number): Promise<void> {
  const shop = await startDemoServer({ requiresSecondFactor: [policyOfWorkers] }, sandboxWithWebhook)
  const catalogue = await fillHostileCatalogue(shop.database)
  const callers = await createCallers({ ...shop, catalogue })
  const tries = hostileTries(shop.routes, callers)
  const seed = given ?? Math.floor(Math.random() * 2 ** 31)
  printResult('hostile requests, seed', `${count}, ${seed}`)

  let slowest = { took: 0, route: '' }
  const statuses = new Map<string, number>()
  const faults = new Map<string, string>()
  const sendOne = async (one: HostileTry) => {
    const started = performance.now()
    const result = await tryOnce(shop.app, callers, one)
    const took = performance.now() - started
    const { route } = one.request
    if (took > slowest.took) slowest = { took, route }
    const kind = `${Math.floor(result.status / 100)}xx`
    statuses.set(kind, (statuses.get(kind) ?? 0) + 1)
    for (const fault of result.faults) faults.set(`${route}: ${fault}`, JSON.stringify(one).slice(0, 1500))
  }

  const warmUp = Math.floor(count * warmUpShare)
  let heapAtStart = heapMb()
  const started = performance.now()
  for (let sent = 0; sent < count; sent += batch) {
    if (sent <= warmUp) heapAtStart = heapMb()
    const requests = fc.sample(tries, { numRuns: Math.min(batch, count - sent), seed: seed + sent })
    const lanes = Array.from({ length: atOnce }, async () => {
      for (let one = requests.pop(); one !== undefined; one = requests.pop()) await sendOne(one)
    })
    await Promise.all(lanes)
  }
  const seconds = (performance.now() - started) / 1000
  const heapAtEnd = heapMb()

  printResult('hostile requests a second, with making and checking them', perSecond(count / seconds))
  printResult(
    'answers',
    [...statuses]
      .toSorted()
      .map(([kind, times]) => `${kind} ${times}`)
      .join(', '),
  )
  for (const [fault, request] of faults) process.stdout.write(`${fault}\n  ${request}\n`)
  const bounds = [
    {
      what: 'kinds of faults, 5xx among them',
      value: String(faults.size),
      target: '0',
      isMet: faults.size === 0,
    },
    {
      what: `slowest: ${slowest.route}`,
      value: ms(slowest.took),
      target: `<= ${longestMs} ms`,
      isMet: slowest.took <= longestMs,
    },
    {
      what: `heap, from ${heapAtStart.toFixed(0)} MB after ${warmUp} requests`,
      value: `${heapAtEnd.toFixed(0)} MB`,
      target: `<= ${heapGrowthMb} MB more`,
      isMet: heapAtEnd - heapAtStart <= heapGrowthMb,
    },
  ]
  for (const { what, value, ...budget } of bounds) printResult(what, value, budget)
  if (bounds.some(({ isMet }) => !isMet)) process.exitCode = 1
  await shop.stop()
}

/** What is left of the heap after a collection. */
function heapMb(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed / 1024 / 1024
}
