import { pino } from 'pino'
import { beforeAll, expect, test } from 'vitest'
import { openDemoShop } from '../server/backoffice/import/open-demo-shop.ts'
import { loadBuiltRenderer } from '../server/content/pages/page-renderer.ts'
import { payloadOf } from './support/builders/payload-of.ts'
import { openWholeShop, type WholeShop } from './support/shops/whole-shop.ts'

let shop: WholeShop

beforeAll(async () => {
  shop = await openWholeShop((connection) => openDemoShop(connection, pino({ level: 'silent' })), {
    lasts: 'file',
    logLevel: 'silent',
  })
}, 300_000)

const documentOf = async (path: string) => (await shop.app.inject(path)).body

/** Elements that a browser with scripts makes of a document: none of the text of styles, scripts and noscript. */
function elementsIn(html: string): number {
  const elements = html.replace(/(<(style|script|noscript)\b[^>]*>).*?<\/\2>/gs, '$1')
  return elements.match(/<[a-z]/g)?.length ?? 0
}

// Budgets only fall: the person who makes a page lighter lowers them.
test.each([
  ['/', { elements: 2_110, bytes: 215_600 }],
  ['/shop', { elements: 1_160, bytes: 139_000 }],
  ['/shop?style=ipa&container=30l-keg', { elements: 1_165, bytes: 136_500 }],
])('the document of %s has at most its elements and bytes', async (path, budget) => {
  const html = await documentOf(path)
  expect(html).toContain('<article')
  expect(elementsIn(html)).toBeLessThanOrEqual(budget.elements)
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(budget.bytes)
})

/** Addresses of the pictures that a document loads at once, in front of the screen. */
function picturesOf(html: string): string[] {
  const tags = html.replace(/<noscript\b.*?<\/noscript>/gs, '').match(/<img\b[^>]*>/g) ?? []
  const eager = tags.filter((tag) => !tag.includes('loading="lazy"'))
  return [...new Set(eager.flatMap((tag) => / src="(\/[^"]*)"/.exec(tag)?.[1] ?? []))]
}

/** Bytes of an answer over the line. */
const sent = async (url: string) => {
  const { statusCode, rawPayload } = await shop.app.inject({ url, headers: { 'accept-encoding': 'gzip' } })
  expect([url, statusCode]).toEqual([url, 200])
  return rawPayload.length
}

test('the first view of a list takes at most 200 KB over the line: document, scripts, fonts, pictures', async () => {
  const { assetsOf } = await loadBuiltRenderer()
  const { entry, preloads, fonts } = assetsOf(
    payloadOf('productList', { head: { kind: 'shop' }, listing: { view: 'grid' } }),
  )
  const pictures = picturesOf(await documentOf('/shop'))
  expect(pictures.length).toBeGreaterThan(0)
  const sizes = await Promise.all(['/shop', entry, ...preloads, ...fonts, ...pictures].map(sent))
  expect(sizes.reduce((total, size) => total + size, 0)).toBeLessThanOrEqual(200 * 1024)
})

test('a card of three sizes has at most 39 elements', async () => {
  const cards = (await documentOf('/shop')).match(/<article.*?<\/article>/gs) ?? []
  expect(cards).toHaveLength(16)
  for (const card of cards)
    expect(elementsIn(card.replace(/<option.*?<\/option>/g, ''))).toBeLessThanOrEqual(39)
})

test('menus and folded filters are in the document for browsers without scripts (HEAD-14, SHOP-41)', async () => {
  const asText = ((await documentOf('/shop')).match(/<noscript.*?<\/noscript>/gs) ?? []).join('')
  for (const name of ['Beer Style', 'Town', 'UK Regions', 'Container']) expect(asText).toContain(name)
  expect(asText).toMatch(/<input[^>]* name="town"/)
})
