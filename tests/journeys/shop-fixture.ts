import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, expect, type Page, test as base } from '@playwright/test'
import { freePort } from '../free-port.ts'
import { answerWelcomeGate } from './answer-welcome-gate.ts'
import { awaitEveryPage } from './await-running.ts'
import { drawEverything } from './draw-everything.ts'
import { endTransitions } from './end-transitions.ts'
import { launchChromium } from './launch-chromium.ts'

export type Shop = {
  url: string
  /** What it keeps on disk, its mails among it. */
  folder: string
  /** Ends it; what it keeps on disk stays for another one. */
  close: () => Promise<void>
  stop: () => Promise<void>
  log: () => string
}
type WorkerFixtures = { shopProcess: Shop; realBrowser: Browser }
type TestFixtures = {
  shop: string
  /** Null for a visitor who has not answered the welcome gate yet. */
  audience: 'wholesale' | null
  /** False where scripts are held back: pages are then acted upon as they stand once they have loaded. */
  awaitsRunning: boolean
}

/** Each worker has a shop of its own on an embedded database with the demo data, and one browser. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  shopProcess: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture names from this pattern
    async ({}, use) => {
      const shop = await startShop()
      await use(shop)
      await shop.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  shop: async ({ shopProcess }, use) => use(shopProcess.url),
  audience: ['wholesale', { option: true }],
  awaitsRunning: [true, { option: true }],
  context: async ({ context, audience, awaitsRunning, javaScriptEnabled }, use) => {
    if (awaitsRunning && javaScriptEnabled !== false) awaitEveryPage(context)
    if (audience !== null) await context.addInitScript(answerWelcomeGate)
    await use(context)
  },
  baseURL: async ({ shopProcess }, use) => use(shopProcess.url),
  realBrowser: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture names from this pattern
    async ({}, use) => {
      const browser = await launchChromium()
      await use(browser)
      await browser.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  browser: [async ({ realBrowser }, use) => use(realBrowser), { scope: 'worker' }],
})
export { expect }

/** Starts the built shop as `npm start` does, with settings of its own, and waits until it is ready; its folder goes when it stops. */
export async function startShop(environment: Record<string, string> = {}, givenPort?: number): Promise<Shop> {
  const port = givenPort ?? (await freePort())
  const folder = environment['VAR_FOLDER'] ?? mkdtempSync(join(tmpdir(), 'dray-journey-'))
  const url = `http://127.0.0.1:${port}`
  const shop: ChildProcess = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: url,
      LOG_LEVEL: 'warn',
      ...environment,
      VAR_FOLDER: folder,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  shop.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  shop.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const exited = new Promise<void>((resolve) => {
    shop.on('exit', () => resolve())
  })
  const deadline = Date.now() + 90_000
  while (!(await isReady(url))) {
    if (shop.exitCode !== null || Date.now() > deadline) {
      shop.kill()
      throw new Error(`The shop did not start:\n${output}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const close = async () => {
    shop.kill('SIGTERM')
    await exited
  }
  return {
    url,
    folder,
    log: () => output,
    close,
    stop: async () => {
      await close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    (response) => response.ok,
    () => false,
  )
}

/** WCAG 2.2 AA by axe: no violation on what is on the screen. */
export async function expectNoViolations(page: Page): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  await expectNone(page, new AxeBuilder({ page }).withTags(tags))
}

/** Of these rules, those that another theme may break on a page that has none: colours, and the size of targets. */
export async function expectColoursSeen(page: Page): Promise<void> {
  await expectNone(
    page,
    new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block', 'target-size']),
  )
}

async function expectNone(page: Page, axe: AxeBuilder): Promise<void> {
  await drawEverything(page)
  await endTransitions(page)
  const { violations } = await axe.analyze()
  const told = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map((node) => node.html).slice(0, 3),
  }))
  expect(told).toEqual([])
}

/** The sum of layout shifts since the page was opened; call watchShifts before opening it. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = { total: 0 }
    Object.assign(window, { drayShifts: shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[]) {
        if (!entry.hadRecentInput) shifts.total += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { drayShifts: { total: number } }).drayShifts.total)
}
