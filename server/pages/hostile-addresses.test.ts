import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildBeer, buildBrewery, buildContainer, buildGroup } from '../../tests/builders.ts'
import { openWholeShop } from '../../tests/whole-shop.ts'
import { listingQueryNames } from '../../shared/listing-address.ts'
import type { Connection } from '../database/connect.ts'

const marker = '<script>alert(7)</script>'
const fragments = [
  marker,
  `"><img src=x onerror=alert(7)>`,
  `' OR '1'='1`,
  `'; DROP TABLE beers; --`,
  '%00',
  '%ff%fe',
  '\u202e\u0000\ud800',
  '../../../etc/passwd',
  '${7*7}{{7*7}}',
  '__proto__',
  'constructor',
  '-1',
  '1e309',
  '9'.repeat(400),
  'ä'.repeat(500),
  'a,'.repeat(500),
]
const words = fc.oneof(
  fc.constantFrom(...fragments),
  fc.string({ maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
)
const names = fc.oneof(
  fc.constantFrom(
    ...listingQueryNames,
    'limit',
    'page_size',
    'pageSize',
    'team_id',
    'team_slug',
    'facets',
    'packaging_group',
    'coupler',
    'level',
    'keys',
    'region',
    'postcode',
    'audience',
  ),
  fc.string({ minLength: 1, maxLength: 12 }),
)
const encoded = (text: string) => encodeURIComponent(text.toWellFormed())

/** Every address of the route table, its parameters filled with anything. */
function addresses(templates: string[]) {
  return fc
    .tuple(
      fc.constantFrom(...templates),
      fc.array(words, { minLength: 6, maxLength: 6 }),
      fc.array(fc.tuple(names, words), { maxLength: 6 }),
    )
    .map(([template, parts, query]) => {
      let part = 0
      const path = template.replace(/:[a-zA-Z]+/g, () => encoded(parts[part++ % parts.length] ?? ''))
      const search = query.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&')
      return search === '' ? path : `${path}?${search}`
    })
}

async function smallShop({ database }: Connection) {
  const brewery = await buildBrewery(database, { name: `Tern ${marker}`, slug: 'tern' })
  const beer = await buildBeer(database, { breweryId: brewery.id, name: `Salt ${marker}` })
  await buildContainer(database, { beerId: beer.id })
  await buildGroup(database, { slug: 'coast', name: `Coast ${marker}`, breweryIds: [brewery.id] })
}

test('whatever stands in an address, it is answered without a fault and without its markup', async () => {
  const { app } = await openWholeShop(smallShop)
  const templates = [...routesOf(app.printRoutes({ commonPrefix: false }))]
  expect(templates).toContain('/shop')
  expect(templates).toContain('/public/beers/latest')
  await fc.assert(
    fc.asyncProperty(
      addresses(templates),
      fc.constantFrom('text/html', 'application/json', '*/*'),
      async (url, accept) => {
        const { statusCode, body, headers } = await app.inject({ url, headers: { accept } })
        expect(statusCode, url).toBeLessThan(500)
        const isPage = String(headers['content-type']).startsWith('text/html')
        expect(isPage && body.includes(marker), url).toBe(false)
      },
    ),
    { numRuns: 400 },
  )
})

test('addresses that are not even text are refused politely', async () => {
  const { app } = await openWholeShop()
  for (const url of [
    '/shop/%',
    '/%ff',
    '/beer/%E0%A4%A',
    `/${'a/'.repeat(2000)}`,
    `/shop?q=${'x'.repeat(8000)}`,
    '/shop?%=%&&&=',
    '//',
    '/..;/shop',
  ]) {
    const { statusCode } = await app.inject({ url })
    expect(statusCode, url).toBeLessThan(500)
  }
})

/** The GET routes of Fastify's own listing, without what answers any address. */
function* routesOf(printed: string): Generator<string> {
  const path: string[] = []
  for (const line of printed.split('\n')) {
    const found = /^((?:│ {3}| {4})*)(?:├──|└──) ([^ ]*)(?: \((.*)\))?/.exec(line)
    if (!found) continue
    const depth = (found[1] ?? '').length / 4
    path.length = depth
    path.push(found[2] ?? '')
    if (found[3]?.includes('GET')) yield path.join('').replace(/\*$/, 'x')
  }
}
