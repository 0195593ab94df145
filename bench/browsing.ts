import type { Page } from '@playwright/test'
import { launchChromium } from '../tests/support/servers/launch-chromium.ts'
import { answerWelcomeGate } from '../tests/support/pages/answer-welcome-gate.ts'
import { startDemoServer } from './demo-server.ts'
import { median, ms, printResult } from './measurements.ts'

const rounds = 20
const budget = { target: '< 100 ms', isMet: (value: number) => value < 100 }

/** Home, shop, a beer and back in one browser on cached pages: from the click to the new page painted, median of 20. */
export async function benchBrowsing(): Promise<void> {
  const shop = await startDemoServer()
  const browser = await launchChromium()
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.addInitScript(answerWelcomeGate)
  await page.goto(shop.url, { waitUntil: 'networkidle' })
  const times = {
    'home to shop': [] as number[],
    'shop to beer': [] as number[],
    'back to shop': [] as number[],
  }
  for (let round = 0; round <= rounds; round += 1) {
    const taken = {
      'home to shop': await timed(page, () =>
        document.querySelector<HTMLElement>('a[href="/shop"]')?.click(),
      ),
      'shop to beer': await timed(page, () => document.querySelector<HTMLElement>('main h2 a')?.click()),
      'back to shop': await timed(page, () => history.back()),
    }
    await timed(page, () => document.querySelector<HTMLElement>('a[href="/"]')?.click())
    if (round === 0) continue
    for (const [step, value] of Object.entries(taken)) times[step as keyof typeof times].push(value)
  }
  for (const [step, values] of Object.entries(times)) {
    const middle = median(values)
    printResult(step, ms(middle), { target: budget.target, isMet: budget.isMet(middle) })
  }
  await browser.close()
  await shop.stop()
}

/** Milliseconds until the page that the step leads to is painted. */
async function timed(page: Page, step: () => void): Promise<number> {
  await page.evaluate(() => {
    const finished = new Promise<number>((resolve) => {
      window.navigation.addEventListener(
        'navigatesuccess',
        () => requestAnimationFrame(() => setTimeout(() => resolve(performance.now()))),
        { once: true },
      )
    })
    Object.assign(window, { drayStarted: performance.now(), drayFinished: finished })
  })
  await page.evaluate(step)
  return page.evaluate(async () => {
    const { drayStarted, drayFinished } = window as unknown as {
      drayStarted: number
      drayFinished: Promise<number>
    }
    return (await drayFinished) - drayStarted
  })
}
