import { existsSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { builtClientFolder } from '../server/content/pages/build-manifest.ts'
import { payloadOf } from './support/builders/payload-of.ts'
import { loadBuiltRenderer } from '../server/content/pages/page-renderer.ts'

const kilobyte = 1024
const listBelow = (kind: string) => payloadOf('productList', { head: { kind }, listing: { view: 'grid' } })
/** Page, its payload, and the kilobytes of script and of style that it may take, gzipped. */
const weighed = [
  ['home', payloadOf('home'), 94.6, 11.4],
  ['a list', listBelow('shop'), 91.7, 9.9],
  ['a brewery', listBelow('brewery'), 92.8, 10.1],
  ['a group', listBelow('group'), 94.5, 10.5],
  ['a beer', payloadOf('productDetailV2'), 95, 11.2],
] as const
const gzipped = (bytes: string | Buffer) => gzipSync(bytes, { level: 9 }).length
const gzippedFile = (href: string) => gzipped(readFileSync(`${builtClientFolder}${href.slice(1)}`))
const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0)

// React is 66 KB of each; beyond that, budgets only fall.
test.each(weighed)(
  '%s stays within its weight of script and style',
  async (_name, payload, mostScript, mostStyle) => {
    expect(existsSync(builtClientFolder), 'run npm run build first').toBe(true)
    const { assetsOf } = await loadBuiltRenderer()
    const { entry, earlyScript, preloads, styles } = assetsOf(payload)
    const scripts = sum([entry, ...preloads].map(gzippedFile)) + gzipped(earlyScript)
    expect(scripts).toBeLessThanOrEqual(mostScript * kilobyte)
    // The document contains them in sequence (docs/performance.md), and one response compresses them together.
    expect(gzipped(styles.map(({ text }) => text).join(''))).toBeLessThanOrEqual(mostStyle * kilobyte)
  },
)

test('the checkout leaves the places of all postcodes, 37 KB, until one is typed', async () => {
  const { assetsOf } = await loadBuiltRenderer()
  const { entry, preloads } = assetsOf(payloadOf('groupCheckout'))
  expect(sum([entry, ...preloads].map(gzippedFile))).toBeLessThanOrEqual(124.1 * kilobyte)
})

test('fonts are at most two files and 60 KB', async () => {
  const { assetsOf } = await loadBuiltRenderer()
  const { fonts } = assetsOf(payloadOf('home'))
  expect(fonts.length).toBeGreaterThan(0)
  expect(fonts.length).toBeLessThanOrEqual(2)
  const bytes = sum(fonts.map((href) => readFileSync(`${builtClientFolder}${href.slice(1)}`).length))
  expect(bytes).toBeLessThanOrEqual(60 * kilobyte)
})

/** Console, module of its screen, and the kilobytes of script that it may take, gzipped (docs/performance.md). */
const screens = [
  ['selling', 'TodayPage', 101],
  ['selling', 'OrdersPage', 103.5],
  ['selling', 'OrderPage', 104.5],
  ['selling', 'PickingPage', 104.5],
  ['selling', 'StockPage', 101.5],
  ['staff', 'WorklistPage', 101.5],
  ['staff', 'StaffOrdersPage', 99],
  ['staff', 'StaffOrderPage', 107.5],
  ['staff', 'StaffMoneyPage', 112],
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
