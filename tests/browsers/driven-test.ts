import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test as playwrightTest, type TestType } from '@playwright/test'
import type { SignedIn } from '../../shared/api/accounts-api.ts'
import { freePort } from '../support/servers/free-port.ts'
import { type FlakyProxy, openFlakyProxy } from '../support/servers/flaky-proxy.ts'
import { type Shop, startShop } from '../support/shops/start-shop-process.ts'
import { drivePage, type DrivenPage } from './driven-page.ts'
import { openSession } from './driver-session.ts'
import { brightnessDifference } from './brightness.ts'
import type { EngineName } from './find-engines.ts'
import { type Layout, layoutDifferences, measureLayout } from './page-layout.ts'
import type { DriverSession } from './web-driver.ts'

export { expect }

const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } }
export type SizeName = keyof typeof sizes

type WorkerFixtures = {
  engine: EngineName
  size: SizeName
  line: FlakyProxy & { shop: Shop }
  session: DriverSession
}
type TestFixtures = {
  page: DrivenPage
  /** The address of the shop, without the proxy. */
  shop: Shop
  /** Signs in as someone whose session was made over HTTP. */
  signIn: (session: SignedIn) => Promise<void>
  /** Stores a picture of the page, and compares its layout and its brightness with Chromium's of the same size. */
  compareLayout: (name: string, how?: { grows: boolean }) => Promise<void>
}

const layouts = 'var/browsers'
/** The share of a picture that may differ clearly from Chromium's. */
const mostOff = 0.35

/** Without Playwright's own page, which only its own builds of the engines can drive. */
const base = playwrightTest as unknown as TestType<object, object>

/** A journey over WebDriver. Each worker has one shop behind a proxy, and one browser whose storage is emptied before a journey. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  size: ['phone', { option: true, scope: 'worker' }],
  line: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture names from this pattern
    async ({}, use) => {
      const port = await freePort()
      const proxy = await openFlakyProxy(port)
      // Browsers create no passkeys for an IP address
      const url = proxy.url.replace('127.0.0.1', 'localhost')
      const shop = await startShop({ PUBLIC_URL: url }, port)
      await use({ ...proxy, url, shop })
      await proxy.close()
      await shop.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  session: [
    async ({ engine, size, line }, use) => {
      const session = await openSession(engine)
      await resize(session, engine, size)
      // The first view may be in letters of the system, until the shop's have come
      const page = drivePage(session, line.url)
      for (const path of ['/', '/shop']) await page.open(path)
      await use(session)
      await session.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  shop: async ({ line }, use) => use(line.shop),
  page: async ({ session, line, engine }, use, info) => {
    info.annotations.push({ type: 'engine', description: `${engine} ${session.version}` })
    const page = drivePage(session, line.url)
    await emptyStorage(page)
    await session.send('DELETE', '/cookie')
    await page.evaluate(() =>
      localStorage.setItem(
        'dray-audience-choice',
        JSON.stringify({ choice: 'wholesale', storedAt: new Date().toISOString() }),
      ),
    )
    await use(page)
    if (info.status !== info.expectedStatus) {
      writeFileSync(info.outputPath('page.png'), await page.screenshot())
      writeFileSync(info.outputPath('address.txt'), await page.path())
    }
    line.rewrite(null)
    await line.cut()
    await line.mend()
  },
  signIn: async ({ page }, use) =>
    use(({ client, token, refresh }) =>
      page.evaluate(
        (text) => localStorage.setItem('dray-auth-state', text),
        JSON.stringify({
          user: client,
          accessToken: token.accessToken,
          accessTokenExpiresAt: token.expiresAt,
          refreshToken: refresh.refreshToken,
          refreshTokenExpiresAt: refresh.expiresAt,
        }),
      ),
    ),
  compareLayout: async ({ page, engine, size }, use, info) =>
    use(async (name, { grows } = { grows: false }) => {
      const layout = await measureLayout(page)
      mkdirSync(join(layouts, engine), { recursive: true })
      const png = await page.screenshot()
      writeFileSync(join(layouts, engine, `${name}-${size}.png`), png)
      writeFileSync(join(layouts, engine, `${name}-${size}.json`), JSON.stringify(layout))
      expect(layout.overflow, name).toEqual([])
      if (engine === 'chromium') return
      const chromium = join(layouts, 'chromium', `${name}-${size}.json`)
      const expected = JSON.parse(readFileSync(chromium, 'utf8')) as Layout
      expect(layoutDifferences(layout, expected, grows), name).toEqual([])
      const picture = readFileSync(join(layouts, 'chromium', `${name}-${size}.png`))
      const share = await brightnessDifference({ png, ...sizes[size] }, picture)
      info.annotations.push({ type: 'brightness', description: `${name} ${share.toFixed(3)}` })
      expect(share, `${name} is brighter or darker than in Chromium`).toBeLessThan(mostOff)
    }),
})

/** Gives the page this size in CSS pixels. Chromium's window is at least 500 px wide, WebKit's is as wide as its page. */
async function resize(session: DriverSession, engine: EngineName, size: SizeName): Promise<void> {
  const { width, height } = sizes[size]
  if (engine === 'chromium') {
    const params = { width, height, deviceScaleFactor: 1, mobile: size === 'phone' }
    await session.send('POST', '/goog/cdp/execute', { cmd: 'Emulation.setDeviceMetricsOverride', params })
    return
  }
  await session.send('POST', '/window/rect', { width, height })
  const page = drivePage(session, 'about:blank')
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width)
}

/** An address of the shop without a page of its own has its storage, and no code that writes there meanwhile. */
async function emptyStorage(page: DrivenPage): Promise<void> {
  await page.open('/robots.txt')
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
    const { dataset } = document.documentElement
    // WebKitGTK 2.50 sometimes does not answer while a page that it left still closes.
    const atMost = (work: Promise<unknown>) =>
      Promise.race([work, new Promise((resolve) => setTimeout(resolve, 3000))])
    const unregister = async () => {
      const workers = await navigator.serviceWorker.getRegistrations()
      await Promise.all(workers.map((worker) => worker.unregister()))
    }
    const empty = async () => {
      await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
      for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
    }
    void atMost(unregister())
      .then(() => atMost(empty()))
      .finally(() => (dataset['emptied'] = ''))
  })
  await expect.poll(() => page.evaluate(() => 'emptied' in document.documentElement.dataset)).toBe(true)
}
