import { type Browser, expect, type Page, test as base } from '@playwright/test'
import { answerWelcomeGate } from '../pages/answer-welcome-gate.ts'
import { awaitEveryPage } from '../pages/await-running.ts'
import { renderEverything } from '../pages/render-everything.ts'
import { endTransitions } from '../pages/end-transitions.ts'
import { findViolations } from '../pages/find-violations.ts'
import { launchChromium } from '../servers/launch-chromium.ts'
import { type Shop, startShop } from './start-shop-process.ts'

type WorkerFixtures = { shopProcess: Shop; realBrowser: Browser }
type TestFixtures = {
  shop: string
  /** Null for a visitor who has not answered the welcome gate yet. */
  audience: 'wholesale' | null
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
  context: async ({ context, audience, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) awaitEveryPage(context)
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

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Rules that another theme may break on a page that breaks none: colours, and the size of targets. */
const colourRules = ['color-contrast', 'link-in-text-block', 'target-size']

/** WCAG 2.2 AA by axe: no violation on what is on the screen. */
export const expectNoViolations = (page: Page): Promise<void> =>
  expectNone(page, { type: 'tag', values: tags })

/** The same of the rules that colours can break. */
export const expectColoursSeen = (page: Page): Promise<void> =>
  expectNone(page, { type: 'rule', values: colourRules })

async function expectNone(page: Page, only: Parameters<typeof findViolations>[1]): Promise<void> {
  await renderEverything(page)
  await endTransitions(page)
  const found = (await findViolations(page, only)).map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map((node) => node.html).slice(0, 3),
  }))
  expect(found).toEqual([])
}

/**
 * The sum of layout shifts since the page was opened, and printed what moved where it is not zero; call watchShifts
 * before opening the page. Fonts are sent only on request: they are optional, and a machine that is short of time may show
 * one after the first picture, which moves lines that the page itself does not move.
 */
export async function watchShifts(
  page: Page,
  { hasFonts = false }: { hasFonts?: boolean } = {},
): Promise<() => Promise<number>> {
  if (!hasFonts) await page.route('**/*.woff2', (route) => route.abort())
  await page.addInitScript(() => {
    const shifts: Shifts = { total: 0, moved: [] }
    Object.assign(window, { drayShifts: shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue
        shifts.total += entry.value
        for (const { node, previousRect, currentRect } of entry.sources) {
          const name = node?.parentElement?.outerHTML.slice(0, 200) ?? 'what is gone'
          shifts.moved.push(`${JSON.stringify([previousRect, currentRect])}: ${name}`)
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async () => {
    const { total, moved } = await page.evaluate(
      () => (window as unknown as { drayShifts: Shifts }).drayShifts,
    )
    // Printed, not attached: the output is all that is left of a run in CI.
    if (total > 0) process.stdout.write(`What moved:\n${moved.join('\n')}\n`)
    return total
  }
}

type Shifts = { total: number; moved: string[] }
type LayoutShift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}
