import { beforeAll, expect, test } from 'vitest'
import type { MatchedRow, QuickOrder } from '../../../shared/api/quick-order-api.ts'
import { quickOrderRows, quickOrderTextLength } from '../../../shared/limits/limits.ts'
import { quickOrderCorpus } from '../../../tests/support/builders/quick-order-corpus.ts'
import { openWholeShop, type WholeShop } from '../../../tests/support/shops/whole-shop.ts'
import { openDemoShop } from '../../backoffice/import/open-demo-shop.ts'

const silent = { info: () => {}, warn: () => {} }
let shop: WholeShop
let callers = 0

beforeAll(async () => {
  shop = await openWholeShop((connection) => openDemoShop(connection, silent), {
    lasts: 'file',
    logLevel: 'warn',
  })
})

/** As buyers do it, each from an address of its own. */
const post = (url: string, payload: string | object, headers: Record<string, string> = {}) =>
  shop.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'x-forwarded-for': `10.9.${(callers += 1) >> 8}.${callers & 255}`, ...headers },
  })
const read = async (text: string): Promise<QuickOrder> => (await post('/public/quick-order', { text })).json()
const form = (text: string) =>
  post('/quick-order', new URLSearchParams({ text }).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
  })

test('the corpus is long enough to mean something', () => {
  expect(quickOrderCorpus.length).toBeGreaterThanOrEqual(80)
})

test.for(quickOrderCorpus)('%s', async ([text, ...expected]) => {
  const { rows } = await read(text)
  expect(rows.map((row, at) => describe(row, expected[at] ?? ''))).toEqual(expected)
})

test('the chosen beer comes first, with its sizes, prices and stock', async () => {
  const { rows } = await read('2 firkins Towpath Bitter')
  const [beer] = rows[0]!.items
  expect(beer).toMatchObject({ name: 'Towpath Bitter', breweryName: 'Learmonth Basin Brewery' })
  expect(beer!.sizes.find(({ variantId }) => variantId === rows[0]!.chosen)).toMatchObject({
    label: '9g Cask (Firkin)',
    priceMinor: 9675,
    maxQuantity: 43,
  })
  expect(rows[0]!.understood).toEqual({ container: '9 gallon cask', name: 'towpath bitter' })
})

test('alternatives are other beers, never the same one twice', async () => {
  const { rows } = await read('1 firkin best bitter')
  const names = rows[0]!.items.map(({ id }) => id)
  expect(names.length).toBeGreaterThan(2)
  expect(new Set(names).size).toBe(names.length)
})

test.each([
  ['1000000 Towpath Bitter firkin', 'quantity'],
  ['-3 Towpath Bitter firkin', 'quantity'],
  ['1.5 Towpath Bitter firkin', 'quantity'],
  ['0 Towpath Bitter firkin', 'quantity'],
  ['1/2 firkin Towpath Bitter', 'quantity'],
  ['half a firkin Towpath Bitter', 'quantity'],
  ['minus 3 firkins Towpath Bitter', 'quantity'],
  ['-2 S-type couplers', 'quantity'],
  ['Please deliver to the back door before 10', 'meaning'],
  ['Use the side gate, the dog is harmless', 'meaning'],
] as const)('%j asks, is not found and orders nothing (PRICE-07)', async (text, question) => {
  const { rows } = await read(text)
  expect(rows).toMatchObject([{ question, state: 'unsure', quantity: 0 }])
  expect(rows[0]!.items.length).toBeGreaterThan(0)
  const page = (await form(text)).body
  expect(page).not.toContain('Found')
  expect(page).toMatch(/name="quantity"[^>]*value="0"|value="0"[^>]*name="quantity"/)
})

test('of an order form only the rows with a quantity are ordered, and other quantities ask (PRICE-07)', async () => {
  const cells = ['', '-', '2', 'two dozen', '1/2', '(3)', 'none']
  const { rows } = await read(
    ['beer,size,qty', ...cells.map((cell) => `Towpath Bitter,firkin,${cell}`)].join('\n'),
  )
  expect(rows.map(({ state, quantity }) => [state, quantity])).toEqual([
    ['note', 0],
    ['note', 0],
    ['note', 0],
    ['sure', 2],
    ['sure', 24],
    ['unsure', 0],
    ['unsure', 0],
    ['unsure', 0],
  ])
})

test('a size that is sold in sixes says so, and a guest’s one of it is six (PRICE-06)', async () => {
  const { rows } = await read('Hexham Tan 12 x 500ml bottle')
  const size = rows[0]!.items[0]!.sizes.find(({ variantId }) => variantId === rows[0]!.chosen)
  expect(size).toMatchObject({ label: '12 x 500ml Bottle', orderMultiple: 6, maxQuantity: 120 })
  const lines = [{ variantId: size!.variantId, quantity: 1 }]
  const quote = (await post('/public/basket/quote', { lines })).json()
  expect(quote.items).toMatchObject([{ title: 'Hexham Tan', quantity: 6, maxQuantity: 120 }])
})

test('a size that cannot be ordered online is not offered', async () => {
  const { rows } = await read('Hogshead Wild No. 4 keykeg')
  expect(rows[0]!.items.map(({ name }) => name)).not.toContain('Hogshead Wild No. 4')
})

test('groups come with all of their breweries', async () => {
  const { rows, groups } = await read('2 firkins Towpath Bitter\n1 keg Shore Pilsner')
  const crossing = groups.find(({ slug }) => slug === 'forth-crossing')!
  for (const row of rows) expect(crossing.breweryIds).toContain(row.items[0]!.breweryId)
})

test('rows beyond the most are counted, not read', async () => {
  const { rows, leftOut } = await read('1 pin mild\n'.repeat(quickOrderRows + 7))
  expect(rows).toHaveLength(quickOrderRows)
  expect(leftOut).toBe(7)
})

test.each([
  ['no text', {}, 400],
  ['another type', { text: 7 }, 400],
  ['more than it takes', { text: 'x'.repeat(quickOrderTextLength + 1) }, 400],
  ['a field no one knows', { text: 'mild', more: 1 }, 400],
  ['a text of NULs', { text: '\0' }, 400],
])('%s is refused', async (_what, body, status) => {
  expect((await post('/public/quick-order', body)).statusCode).toBe(status)
})

test.each([
  ['one line', 'firkin pale 30l, '],
  ['nothing but commas', ','],
  ['one word', 'x'],
  ['figures', '24x440ml '],
  ['lines of one letter', 'a\n'],
])('a text of the longest kind, %s, is read', async (_what, part) => {
  const text = part.repeat(quickOrderTextLength).slice(0, quickOrderTextLength)
  const answer = await post('/public/quick-order', { text })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('too many calls get 429', async () => {
  const from = { 'x-forwarded-for': '10.200.0.1' }
  const answers = []
  for (let at = 0; at < 301; at += 1) answers.push(await post('/public/quick-order', { text: '' }, from))
  expect(answers.at(-2)!.statusCode).toBe(200)
  expect(answers.at(-1)!.statusCode).toBe(429)
  expect(Number(answers.at(-1)!.headers['retry-after'])).toBeGreaterThan(0)
})

test('too many form posts retain the typed text', async () => {
  const from = { 'x-forwarded-for': '10.200.0.2', 'content-type': 'application/x-www-form-urlencoded' }
  const long = new URLSearchParams({ text: `2 firkins Skylark\n${' '.repeat(1500)}` }).toString()
  for (let at = 0; at < 60; at += 1) await post('/quick-order', long, from)
  const { statusCode, body, headers } = await post('/quick-order', long, from)
  expect(statusCode).toBe(429)
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect(body).toContain('Too many attempts.')
  expect(body).toContain('2 firkins Skylark')
})

test('the call is described for programs', async () => {
  const { paths } = (await shop.app.inject('/docs/api/buyer.json')).json()
  expect(paths['/public/quick-order'].post.requestBody).toBeDefined()
})

test('the page without scripts shows the matches in a form that adds them', async () => {
  const { statusCode, body, headers } = await form('2 firkins Towpath Bitter\n3 pins of unicorn')
  expect(statusCode).toBe(200)
  expect(headers['cache-control']).toBe('private, no-store')
  expect(body).toMatch(/formaction="\/cart\/lines"/i)
  expect(body).toMatch(/name="itemId"[^>]*form="order-sheet"|form="order-sheet"[^>]*name="itemId"/)
  expect(body).toContain('Nothing found')
  expect(body).toContain('3 pins of unicorn')
})

test('text typed into a page stays text', async () => {
  const { body } = await form('2 firkins <img src=x onerror=alert(1)>')
  expect(body).not.toContain('<img src=x')
})

test('an overlong form retains the typed text and reports it', async () => {
  const { statusCode, body } = await form(`Towpath ${'x'.repeat(quickOrderTextLength)}`)
  expect(statusCode).toBe(413)
  expect(body).toContain('Send it in parts.')
  expect(body).toContain('Towpath x')
})

/** A row in the corpus's words; if any beer of a kind fits, it has no name. */
function describe(row: MatchedRow, expected: string): string {
  const kind = /× ~([^,]+)/.exec(expected)?.[1]
  for (const beer of row.items) {
    const size = beer.sizes.find(({ variantId }) => variantId === row.chosen)
    if (!size) continue
    const isOfKind = kind !== undefined && `${beer.name} ${beer.style}`.toLowerCase().includes(kind)
    const name = isOfKind ? `~${kind}` : beer.name
    return `${row.state} ${row.quantity} × ${name}${expected.includes(',') ? `, ${size.label}` : ''}`
  }
  return row.state
}
