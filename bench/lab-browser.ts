import type { Browser, Page } from '@playwright/test'

/** A slow phone on a thin line: CPU x 4, 1.6 Mbit/s, 150 ms. */
const lab = { slowdown: 4, bytesPerSecond: 1_600_000 / 8, latencyMs: 150 }
const phone = { width: 390, height: 844 }

/** Milliseconds until the largest content was painted, layout shift, and what came over the line. */
export type FirstView = { lcp: number; cls: number; kilobytes: number }

/** A page with an empty cache in the lab's browser. */
export async function openInLab(browser: Browser): Promise<{ page: Page; bytes: () => number }> {
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
  const seen = await page.evaluate(
    () =>
      new Promise<{ lcp: number; cls: number }>((resolve) => {
        const measured = { lcp: 0, cls: 0 }
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if (entry.entryType === 'layout-shift')
              measured.cls += (entry as unknown as { value: number }).value
            else measured.lcp = entry.startTime
          }
        }).observe({ type: 'layout-shift', buffered: true })
        new PerformanceObserver((list) => {
          measured.lcp = list.getEntries().at(-1)?.startTime ?? measured.lcp
          setTimeout(() => resolve(measured), 200)
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
  await page.context().close()
  return { ...seen, kilobytes: bytes() / 1024 }
}
