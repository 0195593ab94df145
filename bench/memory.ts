import { setImmediate as nextTurn } from 'node:timers/promises'
import { startDemoServer } from './demo-server.ts'
import { printResult } from './measurements.ts'

const pages = 10_000

/** Memory before and after ten thousand different pages: the page cache is bounded. */
export async function benchMemory(): Promise<void> {
  const shop = await startDemoServer()
  for (let run = 0; run < 50; run += 1) await shop.app.inject({ url: `/shop?q=warm${run}` })
  const before = megabytes()
  for (let run = 0; run < pages; run += 1) {
    await shop.app.inject({
      url: `/shop?orderby=name&q=${run.toString(36)}&page=1`,
      headers: { 'accept-encoding': 'gzip' },
    })
    // As between requests of a server: what an answer holds until its turn is over is let go.
    await nextTurn()
    if (run === pages / 2)
      printResult('memory after 5,000 pages', `${(megabytes() - before).toFixed(0)} MB more`)
  }
  printResult('memory after 10,000 pages', `${(megabytes() - before).toFixed(0)} MB more`)
  await shop.stop()
}

function megabytes(): number {
  globalThis.gc?.()
  return process.memoryUsage().rss / 1024 / 1024
}
