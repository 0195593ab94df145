import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import type { Operation } from '../server/backoffice/operate/run-operation.ts'
import { sendToRunningShop } from '../server/backoffice/operate/socket/send-to-running-shop.ts'
import { commandLines } from './support/builders/command-lines.ts'
import { startShop } from './support/shops/start-shop-process.ts'
import { visited, visitors } from './support/shops/visit-shop.ts'

/** The built shop on its embedded database, as `npm start` opens it. */
const shop = await startShop()
afterAll(() => shop.stop())

const named: Record<string, string> = {
  BREWERY: 'learmonth-basin',
  EMAIL: 'landlord@dray.example',
  NUMBER: 'DRAY-0000-00',
  CONTAINER: 'learmonth-basin/towpath-bitter/9g-cask',
}
const typed = (line: string) =>
  line.split(' ').map((word) => (word === 'UUID' ? randomUUID() : (named[word] ?? word)))

test(
  'every command runs on the open shop, dry and for good, and no visitor is turned away meanwhile (OPER-02, OPER-06)',
  { timeout: 300_000 },
  async () => {
    let isOver = false
    const visiting = visitors(shop.url, () => isOver)
    const failed: string[] = []
    // One that asks the provider within its dry run once waited for itself: the embedded database has one connection.
    for (const line of commandLines.flatMap((line) => [`${line} --dry-run`, line])) {
      const request = { words: typed(line), typedBy: 'jan@cellar' }
      const asked = await sendToRunningShop(shop.folder, { tool: 'operate', request, onEvent: () => {} })
      const { status, text } = asked!.answer as Operation
      if (![0, 1, 2, 3].includes(status)) failed.push(`${line}: ${status} ${text}`)
    }
    isOver = true
    const visits = (await Promise.all(visiting)).flat()
    expect(failed).toEqual([])
    expect(visits.length).toBeGreaterThan(visited.length)
    expect(visits.filter(({ status }) => status !== 200)).toEqual([])
    expect(shop.log()).not.toMatch(/"level":(50|60)/)
    expect((await fetch(`${shop.url}/readyz`)).status).toBe(200)
  },
)
