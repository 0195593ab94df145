import { existsSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { RouteName } from '../shared/pages/page-payload.ts'
import { builtClientFolder } from '../server/pages/build-manifest.ts'
import { loadBuiltRenderer } from '../server/pages/page-renderer.ts'

const kilobyte = 1024
const weighed: RouteName[] = ['home', 'productList', 'productDetailV2']
const gzipped = (bytes: string | Buffer) => gzipSync(bytes, { level: 9 }).length
const gzippedFile = (href: string) => gzipped(readFileSync(`${builtClientFolder}${href.slice(1)}`))
const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0)

test.each(weighed)('%s stays within its weight: 95 KB of script, 14 KB of style, gzipped', async (route) => {
  expect(existsSync(builtClientFolder), 'run npm run build first').toBe(true)
  const { assetsOf } = await loadBuiltRenderer()
  const { entry, earlyScript, preloads, styles } = assetsOf(route)
  const scripts = sum([entry, ...preloads].map(gzippedFile)) + gzipped(earlyScript)
  expect(scripts).toBeLessThanOrEqual(95 * kilobyte)
  // The document contains them in sequence (docs/decisions/0005), and one response compresses them together.
  expect(gzipped(styles.map(({ text }) => text).join(''))).toBeLessThanOrEqual(14 * kilobyte)
})

test('the checkout leaves the places of all postcodes, 37 KB, until one is typed', async () => {
  const { assetsOf } = await loadBuiltRenderer()
  const { entry, preloads } = assetsOf('groupCheckout')
  expect(sum([entry, ...preloads].map(gzippedFile))).toBeLessThanOrEqual(120 * kilobyte)
})

test('fonts are at most two files and 60 KB', async () => {
  const { assetsOf } = await loadBuiltRenderer()
  const { fonts } = assetsOf('home')
  expect(fonts.length).toBeGreaterThan(0)
  expect(fonts.length).toBeLessThanOrEqual(2)
  const bytes = sum(fonts.map((href) => readFileSync(`${builtClientFolder}${href.slice(1)}`).length))
  expect(bytes).toBeLessThanOrEqual(60 * kilobyte)
})

/** Console, module of its screen, and the kilobytes of script that it may take, gzipped (docs/decisions/0136). */
const screens = [
  ['selling', 'TodayPage', 41],
  ['selling', 'OrdersPage', 43],
  ['selling', 'OrderPage', 44],
  ['selling', 'PickingPage', 43],
  ['selling', 'StockPage', 42],
  ['staff', 'WorklistPage', 42],
  ['staff', 'StaffOrdersPage', 41],
  ['staff', 'StaffOrderPage', 47],
  ['staff', 'StaffMoneyPage', 53],
] as const

test.each(screens)(
  'the first view of the console %s at %s takes %i KB of script and no schemas (SELL-01)',
  async (name, module, most) => {
    const { consoleFrames } = await loadBuiltRenderer()
    const frame = consoleFrames[name]
    const files = [...frame.scripts, ...frame.screens[module]!]
    expect(sum(files.map(gzippedFile))).toBeLessThanOrEqual(most * kilobyte)
    const texts = files.map((href) => readFileSync(`${builtClientFolder}${href.slice(1)}`, 'utf8'))
    expect(texts.some((text) => text.includes('~kind'))).toBe(false)
  },
)

test.each(['selling', 'staff'] as const)(
  'the document of the console %s takes 16 KB of style (SELL-01)',
  async (name) => {
    const { consoleFrames } = await loadBuiltRenderer()
    expect(gzipped(consoleFrames[name].styles.join(''))).toBeLessThanOrEqual(16 * kilobyte)
  },
)
