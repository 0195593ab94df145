import { expect, test } from 'vitest'
import { buildBeer, buildBrewery, buildContainer } from '../../../tests/support/builders/builders.ts'
import { openWholeShop } from '../../../tests/support/shops/whole-shop.ts'
import { renderAtomFeed } from './render-atom-feed.ts'

const { app, connection } = await openWholeShop(
  async ({ database }) => {
    const tern = await buildBrewery(database, { slug: 'tern', name: 'Tern & <Sons>', town: 'Hull' })
    const other = await buildBrewery(database)
    await buildBrewery(database, { slug: 'idle' })
    for (let at = 0; at < 35; at += 1) {
      const releasedAt = new Date(Date.UTC(2026, 2, 1 + at)).toISOString()
      const breweryId = at % 5 === 0 ? tern.id : other.id
      const beer = await buildBeer(database, { name: `Beer ${at}`, releasedAt, breweryId })
      await buildContainer(database, { beerId: beer.id })
    }
  },
  { lasts: 'file' },
)
const get = (url: string, headers = {}) => app.inject({ url, headers })

const titlesOf = (xml: string) =>
  [...xml.matchAll(/<entry>\n<id>[^<]*<\/id>\n<title>([^<]*)</g)].map(([, title]) => title)

test('the feed of releases has the newest thirty, newest first, is open to any origin and is cached', async () => {
  const feed = await get('/releases/latest.atom')
  expect(feed.statusCode).toBe(200)
  expect(feed.headers).toMatchObject({
    'content-type': 'application/atom+xml; charset=utf-8',
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=0, s-maxage=1, must-revalidate',
  })
  const titles = titlesOf(feed.body)
  expect(titles).toHaveLength(30)
  expect(titles[0]).toMatch(/^Beer 34, /)
  expect(feed.body).toContain('<id>https://dray.example/releases/latest.atom</id>')
  expect(feed.body).toContain('<updated>2026-04-04T00:00:00Z</updated>')
  expect(feed.body).toContain(
    '<link rel="alternate" type="text/html" href="https://dray.example/releases/latest"/>',
  )
  const etag = String(feed.headers['etag'])
  expect((await get('/releases/latest.atom', { 'if-none-match': etag })).statusCode).toBe(304)
})

test('each brewery has a feed of its own, even without beers; an unknown brewery has none', async () => {
  const feed = (await get('/brewery/tern/releases.atom')).body
  expect(titlesOf(feed)).toEqual(
    [30, 25, 20, 15, 10, 5, 0].map((at) => `Beer ${at}, Tern &#38; &#60;Sons&#62;`),
  )
  expect(feed).toMatch(/<id>urn:uuid:[\da-f-]{36}<\/id>/)
  expect(feed).toContain(
    '<summary>Porter · 5.0% ABV · Tern &#38; &#60;Sons&#62;, Hull. In Keg 30 L.</summary>',
  )
  expect(titlesOf((await get('/brewery/idle/releases.atom')).body)).toEqual([])
  expect((await get('/brewery/nobody/releases.atom')).statusCode).toBe(404)
})

test.each([
  ['/', '/releases/latest.atom', 'Latest releases on Dray'],
  ['/shop', '/releases/latest.atom', 'Latest releases on Dray'],
  ['/releases/latest', '/releases/latest.atom', 'Latest releases on Dray'],
  ['/brewery/tern', '/brewery/tern/releases.atom', 'New releases of Tern &#38; &#60;Sons&#62;'],
])('%s names its feed %s in the head', async (page, href, title) => {
  expect((await get(page)).body).toContain(
    `<link rel="alternate" type="application/atom+xml" title="${title}" href="${href}">`,
  )
})

test('a feed omits characters that XML does not allow', () => {
  const entry = {
    id: 'urn:uuid:1',
    title: 'Salt\u0000\u0008\ufffe & "Malt" <b>',
    href: 'https://dray.example/?a=1&b=2',
    publishedAt: '2026-01-01T00:00:00Z',
    author: "O'Brien",
    category: ']]>',
    summary: 'Tab\tand 🍺',
  }
  const xml = renderAtomFeed({
    title: 'T',
    selfUrl: 'https://s.example',
    pageUrl: 'https://p.example',
    entries: [entry],
  })
  expect(xml).toContain('<title>Salt &#38; &#34;Malt&#34; &#60;b&#62;</title>')
  expect(xml).toContain('href="https://dray.example/?a=1&#38;b=2"')
  expect(xml).toContain('<category term="]]&#62;"/>')
  expect(xml).toContain('<summary>Tab\tand 🍺</summary>')
})

test('a new beer is in the feed within a second', async () => {
  await get('/releases/latest.atom')
  await buildBeer(connection.database, { name: 'Brand new', releasedAt: '2026-10-01T00:00:00Z' })
  await expect
    .poll(async () => titlesOf((await get('/releases/latest.atom')).body)[0])
    .toMatch(/^Brand new, /)
})
