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
const warmUpShare = 0.2
const heapGrowthMb = 32

/**
 * Hostile requests to every route of the demo shop. Sets exit code 1 for an answer with a fault (a 5xx, an error that
 * is not of the catalogue, unescaped input), one that takes over a second whenever it is sent, and a heap that grows.
 */
export async function benchHostile(count: number = aMillion, given?: number): Promise<void> {
  const shop = await startDemoServer({ requiresSecondFactor: [policyOfWorkers] }, sandboxWithWebhook)
  const catalogue = await fillHostileCatalogue(shop.database)
  const callers = await createCallers({ ...shop, catalogue })
  const tries = hostileTries(shop.routes, callers)
  const seed = given ?? Math.floor(Math.random() * 2 ** 31)
  printResult('hostile requests, seed', `${count}, ${seed}`)

  const counter = createCounter()
  const send = async (one: HostileTry) => {
    const started = performance.now()
    const { status, faults } = await tryOnce(shop.app, callers, one)
    counter.add(one, { status, faults, took: performance.now() - started })
  }

  const warmUp = Math.floor(count * warmUpShare)
  const heaps: number[] = []
  const started = performance.now()
  for (let sent = 0; sent < count; sent += batch) {
    if (sent >= (count / 10) * (heaps.length + 1)) heaps.push(heapMb())
    const requests = fc.sample(tries, { numRuns: Math.min(batch, count - sent), seed: seed + sent })
    const lanes = Array.from({ length: atOnce }, async () => {
      for (let one = requests.pop(); one !== undefined; one = requests.pop()) await send(one)
    })
    await Promise.all(lanes)
  }
  const seconds = (performance.now() - started) / 1000
  heaps.push(heapMb())
  // The machine pauses too: what took long is sent once more, alone.
  const slowTwice = await slowAgain(counter.slow, (one) => tryOnce(shop.app, callers, one))

  printResult('hostile requests a second, with making and checking them', perSecond(count / seconds))
  printResult('answers', counter.answers())
  printResult('MB of heap, by tenths', heaps.map((heap) => heap.toFixed(0)).join(' '))
  printResult(`slowest: ${counter.slowest().route}`, ms(counter.slowest().took))
  const { faults } = counter
  const [heapAtStart = 0, heapAtEnd = 0] = [heaps[10 * warmUpShare - 1], heaps.at(-1)]
  for (const [fault, request] of faults) process.stdout.write(`${fault}\n  ${request}\n`)
  for (const { request } of slowTwice) process.stdout.write(`slow twice: ${JSON.stringify(request)}\n`)
  const bounds = [
    {
      what: 'kinds of faults, 5xx among them',
      value: String(faults.size),
      target: '0',
      isMet: faults.size === 0,
    },
    {
      what: `over ${longestMs} ms twice, of ${counter.slow.length} that took so long once`,
      value: String(slowTwice.length),
      target: '0',
      isMet: slowTwice.length === 0,
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

/** What the answers were, the faults among them, and what took long. */
function createCounter() {
  let slowest = { took: 0, route: '' }
  const slow: HostileTry[] = []
  const statuses = new Map<string, number>()
  const faults = new Map<string, string>()
  return {
    slow,
    faults,
    slowest: () => slowest,
    answers: () =>
      [...statuses]
        .toSorted()
        .map(([kind, times]) => `${kind} ${times}`)
        .join(', '),
    add: (one: HostileTry, answer: { status: number; faults: string[]; took: number }) => {
      const { route } = one.request
      if (answer.took > slowest.took) slowest = { took: answer.took, route }
      if (answer.took > longestMs) slow.push(one)
      const kind = `${Math.floor(answer.status / 100)}xx`
      statuses.set(kind, (statuses.get(kind) ?? 0) + 1)
      for (const fault of answer.faults) faults.set(`${route}: ${fault}`, JSON.stringify(one).slice(0, 1500))
    },
  }
}

/** Those that take over the bound again when they are sent alone. */
async function slowAgain(slow: readonly HostileTry[], send: (one: HostileTry) => Promise<unknown>) {
  const again: HostileTry[] = []
  for (const one of slow) {
    const started = performance.now()
    await send(one)
    if (performance.now() - started > longestMs) again.push(one)
  }
  return again
}

/** What is left of the heap after a collection. */
function heapMb(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed / 1024 / 1024
}
