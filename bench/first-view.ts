import { launchChromium } from '../tests/support/servers/launch-chromium.ts'
import { answerWelcomeGate } from '../tests/support/pages/answer-welcome-gate.ts'
import { startDemoServer } from './demo-server.ts'
import { type FirstView, visitInLab } from './lab-browser.ts'
import { median, ms, printResult } from './measurements.ts'

const runs = 5
const budget = { firstPaint: 450, blocked: 120, listKilobytes: 200 }

/**
 * The first view of the main pages with an empty cache on a slow phone, medians of five: the first visit ever, which sees the
 * welcome gate, and one that has answered it.
 */
export async function benchFirstView(): Promise<void> {
  const shop = await startDemoServer()
  const browser = await launchChromium()
  printResult('browser', `Chromium ${browser.version()}`)
  const { beers } = (await (await fetch(`${shop.url}/public/beers/latest?limit=1`)).json()) as {
    beers: { id: string }[]
  }
  const pages = [
    { name: 'home', path: '/', largest: 800 },
    { name: 'list', path: '/shop', largest: 450 },
    { name: 'beer', path: await addressOf(shop.url, beers[0]?.id ?? ''), largest: 600 },
  ]
  for (const { name, path, largest } of pages) {
    await fetch(shop.url + path)
    for (const visit of ['first visit', 'later visit']) {
      const views: FirstView[] = []
      for (let run = 0; run < runs; run += 1)
        views.push(
          await visitInLab(browser, shop.url + path, async (page) => {
            if (visit === 'later visit') await page.addInitScript(answerWelcomeGate)
          }),
        )
      const middle = (of: keyof FirstView) => median(views.map((view) => view[of]))
      const report = (what: string, value: number, most: number) =>
        printResult(`${name}, ${visit}: ${what}`, ms(value), {
          target: `<= ${most} ms`,
          isMet: value <= most,
        })
      report('first paint', middle('firstPaint'), budget.firstPaint)
      report('largest paint', middle('lcp'), largest)
      report('main thread blocked', middle('blocked'), budget.blocked)
      const shift = Math.max(...views.map(({ cls }) => cls))
      printResult(`${name}, ${visit}: layout shift, worst run`, shift.toFixed(4), {
        target: '0.00',
        isMet: shift < 0.005,
      })
      const kilobytes = middle('kilobytes')
      const weight = { target: `<= ${budget.listKilobytes} KB`, isMet: kilobytes <= budget.listKilobytes }
      printResult(
        `${name}, ${visit}: bytes`,
        `${kilobytes.toFixed(0)} KB`,
        name === 'list' ? weight : undefined,
      )
    }
  }
  await browser.close()
  await shop.stop()
}

/** Where a beer's own page is, by the redirect from any slugs (C-59). */
async function addressOf(shop: string, beerId: string): Promise<string> {
  const { url } = await fetch(`${shop}/beer/brewery/beer/release/${beerId}`)
  return new URL(url).pathname
}
