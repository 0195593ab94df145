import type { Browser, Page } from '@playwright/test'

/** A slow phone on a thin line: CPU x 4, 1.6 Mbit/s, 150 ms. */
const lab = { slowdown: 4, bytesPerSecond: 1_600_000 / 8, latencyMs: 150 }
const phone = { width: 390, height: 844 }

/**
 * Milliseconds until the first and the largest content were painted, and for how long tasks after the first paint held the
 * page up beyond their first 50 (total blocking time); layout shift, and what came over the line.
 */
export type FirstView = {
  firstPaint: number
  lcp: number
  blocked: number
  cls: number
  kilobytes: number
}

/** A page with an empty cache in the lab's browser. */
async function openInLab(browser: Browser): Promise<{ page: Page; bytes: () => number }> {
  const context = await browser.newContext({ viewport: phone, deviceScaleFactor: 2, hasTouch: true })
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  let bytes = 0
  devTools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  await devTools.send('Network.enable')
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: lab.latencyMs,
    downloadThroughput: lab.bytesPerSecond,
    uploadThroughput: lab.bytesPerSecond,
  })
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: lab.slowdown })
  return { page, bytes: () => bytes }
}

/** The first view of an address with an empty cache. */
export async function visitInLab(
  browser: Browser,
  url: string,
  prepare: (page: Page) => Promise<unknown>,
): Promise<FirstView> {
  const { page, bytes } = await openInLab(browser)
  await prepare(page)
  await page.goto(url, { waitUntil: 'networkidle' })
  const seen = await page.evaluate(async () => {
    const [paints, largest, shifts, tasks] = await Promise.all(
      ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask'].map(
        (type) =>
          new Promise<PerformanceEntry[]>((resolve) => {
            const found: PerformanceEntry[] = []
            new PerformanceObserver((list) => found.push(...list.getEntries())).observe({
              type,
              buffered: true,
            })
            setTimeout(() => resolve(found), 200)
          }),
      ),
    )
    const firstPaint = paints!.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? 0
    const late = tasks!.filter(({ startTime }) => startTime >= firstPaint)
    return {
      firstPaint,
      lcp: largest!.at(-1)?.startTime ?? 0,
      blocked: late.reduce((sum, { duration }) => sum + duration - 50, 0),
      cls: shifts!.reduce((sum, shift) => sum + (shift as unknown as { value: number }).value, 0),
    }
  })
  await page.context().close()
  return { ...seen, kilobytes: bytes() / 1024 }
}
