import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../tests/support/servers/free-port.ts'
import { launchChromium } from '../tests/support/servers/launch-chromium.ts'
import { answerWelcomeGate } from '../tests/support/pages/answer-welcome-gate.ts'
import { startBuiltShop } from './built-shop.ts'
import { type FirstView, visitInLab } from './lab-browser.ts'
import { median, ms, printResult } from './measurements.ts'

const runs = 9
const budget = { firstPaint: 450, blocked: 120, listKilobytes: 200 }
const pages = [
  { name: 'home', pathOf: async () => '/', largest: 800 },
  { name: 'list', pathOf: async () => '/shop', largest: 450 },
  { name: 'beer', pathOf: newestBeer, largest: 600 },
]

/**
 * The first view of the main pages with an empty cache on a slow phone, medians of nine: the first visit ever, which sees the
 * welcome gate, and one that has answered it. BENCH_BEFORE names the folder of another built checkout, whose pages are
 * visited in turn with these: times are then printed as shares of its times, which hold on any machine.
 */
export async function benchFirstView(): Promise<void> {
  const before = process.env['BENCH_BEFORE']
  const shops = [await openShop('.'), ...(before === undefined ? [] : [await openShop(before)])]
  const browser = await launchChromium()
  printResult('browser', `Chromium ${browser.version()}`)
  for (const { name, pathOf, largest } of pages) {
    const addresses = await Promise.all(shops.map(async ({ url }) => url + (await pathOf(url))))
    for (const address of addresses) await fetch(address)
    for (const visit of ['first visit', 'later visit']) {
      const views: FirstView[][] = addresses.map(() => [])
      for (let run = 0; run < runs; run += 1)
        for (const side of run % 2 === 0 ? [...addresses.keys()] : [...addresses.keys()].toReversed())
          views[side]!.push(
            await visitInLab(browser, addresses[side]!, async (page) => {
              if (visit === 'later visit') await page.addInitScript(answerWelcomeGate)
            }),
          )
      report(`${name}, ${visit}`, views, { largest, isList: name === 'list' })
    }
  }
  await browser.close()
  for (const { close } of shops) await close()
}

function report(
  what: string,
  [views = [], before]: FirstView[][],
  { largest, isList }: { largest: number; isList: boolean },
): void {
  const middle = (of: keyof FirstView, side = views) => median(side.map((view) => view[of]))
  const print = (key: 'firstPaint' | 'lcp' | 'blocked', title: string, most: number) => {
    const value = middle(key)
    printResult(`${what}: ${title}`, ms(value), { target: `<= ${most} ms`, isMet: value <= most })
    if (before === undefined) return
    const was = middle(key, before)
    printResult(`${what}: ${title}, of ${was.toFixed(0)} ms before`, (value / was).toFixed(2))
  }
  print('firstPaint', 'first paint', budget.firstPaint)
  print('lcp', 'largest paint', largest)
  print('blocked', 'main thread blocked', budget.blocked)
  const shift = Math.max(...views.map(({ cls }) => cls))
  printResult(`${what}: layout shift, worst run`, shift.toFixed(4), { target: '0.00', isMet: shift < 0.005 })
  const kilobytes = middle('kilobytes')
  const weight = { target: `<= ${budget.listKilobytes} KB`, isMet: kilobytes <= budget.listKilobytes }
  printResult(`${what}: bytes`, `${kilobytes.toFixed(0)} KB`, isList ? weight : undefined)
}

/** The built demo shop of a checkout, without its demo trade. */
async function openShop(checkout: string): Promise<{ url: string; close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'dray-first-view-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const environment = { DEMO_SHOP: 'true', DEMO_HISTORY: 'false' }
  const shop = await startBuiltShop({ checkout, folder, port, url, environment })
  return {
    url,
    close: async () => {
      await shop.kill()
      await rm(folder, { recursive: true })
    },
  }
}

/** Where the newest beer's own page is, by the redirect from any slugs (C-59). */
async function newestBeer(shop: string): Promise<string> {
  const { beers } = (await (await fetch(`${shop}/public/beers/latest?limit=1`)).json()) as {
    beers: { id: string }[]
  }
  const { url } = await fetch(`${shop}/beer/brewery/beer/release/${beers[0]?.id ?? ''}`)
  return new URL(url).pathname
}
