import { expect, test } from 'vitest'
import {
  buildAccessory,
  buildBeer,
  buildBrewery,
  buildContainer,
  buildGroup,
} from '../../../tests/support/builders/builders.ts'
import { openWholeShop } from '../../../tests/support/shops/whole-shop.ts'

const stocked = { beer: '' }
const { app, connection } = await openWholeShop(
  async ({ database }) => {
    const pier = await buildBrewery(database, {
      slug: 'pier',
      name: 'Pier *Brewing*',
      town: 'Hull',
      description: '# We brew.\n\nBy the <b>sea</b>.',
    })
    const beer = await buildBeer(database, {
      breweryId: pier.id,
      name: 'Coal | Staith',
      targetAbv: 4.1,
      allergens: ['barley', 'lactose'],
      description: 'Dark.\n\nDry.',
    })
    await buildContainer(database, {
      beerId: beer.id,
      name: 'Firkin',
      type: 'cask',
      volumeMl: 40_914,
      priceMinor: 9_850,
    })
    await buildContainer(database, {
      beerId: beer.id,
      name: 'Pin',
      type: 'cask',
      volumeMl: 20_457,
      availableUnits: 0,
    })
    await buildGroup(database, { slug: 'humber', name: 'Humber', breweryIds: [pier.id] })
    await buildAccessory(database, { name: 'Shive', priceMinor: 250 })
    stocked.beer = `/beer/pier/porter/coal-staith/${beer.id}`
  },
  { lasts: 'file' },
)
const get = (url: string, accept?: string) => app.inject({ url, headers: accept ? { accept } : {} })

const pages = () => [
  '/shop',
  '/releases/latest',
  stocked.beer,
  `/groups/humber${stocked.beer}`,
  '/brewery/pier',
  '/breweries',
  '/groups',
  '/groups/humber',
  '/groups/region/yorkshire',
  '/accessories',
  '/group-deliveries',
  '/shipping-faq',
  '/privacy-policy',
  '/terms-and-conditions',
]

test('each public page has a Markdown twin at its address, which the head links and no search engine lists (PLAT-19)', async () => {
  const sitemap = (await get('/sitemap.xml')).body
  for (const path of pages()) {
    const page = await get(path)
    expect(page.statusCode, path).toBe(200)
    expect(page.body).toContain(`<link rel="alternate" type="text/markdown" href="${path}.md">`)
    expect(String(page.headers['vary'])).toContain('Accept')
    const twin = await get(`${path}.md`)
    expect(twin.statusCode, path).toBe(200)
    expect(twin.headers).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'cache-control': 'public, max-age=0, s-maxage=1, must-revalidate',
      'x-robots-tag': 'noindex',
    })
    expect(twin.headers['set-cookie']).toBeUndefined()
    expect(twin.body).toMatch(/^# \S/m)
    expect(twin.body).not.toContain('undefined')
    const asked = await get(path, 'text/markdown')
    expect(asked.body).toBe(twin.body)
    expect(String(asked.headers['vary'])).toContain('Accept')
    const etag = String(twin.headers['etag'])
    const again = await app.inject({ url: `${path}.md`, headers: { 'if-none-match': etag } })
    expect(again.statusCode).toBe(304)
  }
  expect(sitemap).not.toContain('.md')
})

test('a beer’s twin has the facts of its page: name, strength, sizes, prices, stock, allergens (PLAT-19)', async () => {
  const { body } = await get(`${stocked.beer}.md`)
  expect(body).toContain(String.raw`# Coal \| Staith`)
  expect(body).toContain(
    String.raw`- Brewery: [Pier \*Brewing\*](https://dray.example/brewery/pier.md), Hull, England`,
  )
  expect(body).toContain('- Strength: 4.1% ABV')
  expect(body).toContain('- Allergens: barley, lactose')
  expect(body).toMatch(/\| Firkin \| £98\.50 \| £1\.37 \| In stock: 10 \|/)
  expect(body).toMatch(/\| Pin \| £120\.00 \| £3\.33 \| Sold out \|/)
  expect(body).toContain('Dark.\n\nDry.')
})

test('words of breweries stay words (PLAT-19)', async () => {
  const { body } = await get('/brewery/pier.md')
  expect(body).toContain(String.raw`\# We brew.`)
  expect(body).toContain(String.raw`By the \<b\>sea\</b\>.`)
  expect(body).toContain(String.raw`[Coal \| Staith](https://dray.example${stocked.beer}.md)`)
})

test('information pages have the words that their pages show (PLAT-19)', async () => {
  const { body } = await get('/shipping-faq.md')
  expect(body).toMatch(/^# Shipping FAQ$/m)
  expect(body).toMatch(/^### What happens to empty casks and kegs\?$/m)
  expect(body).toContain('[terms and conditions](https://dray.example/terms-and-conditions)')
  expect(body).not.toMatch(/<\w|Home/)
  expect((await get('/privacy-policy.md')).body).toContain('| dray\\_basket | What is in your basket')
  expect((await get('/group-deliveries.md?audience=breweries')).body).toMatch(/^## Share the run/m)
})

test('people’s browsers and programs that prefer HTML get HTML (PLAT-19)', async () => {
  for (const accept of [
    'text/html,application/xhtml+xml,*/*;q=0.8',
    '*/*',
    'text/html, text/markdown',
    'text/markdown;q=0.5, text/html',
    'text/markdown;q=0',
  ])
    expect((await get('/shop', accept)).headers['content-type'], accept).toMatch(/^text\/html/)
  for (const accept of ['text/markdown, text/html', 'text/html;q=0.8, text/markdown', 'text/markdown, */*'])
    expect((await get('/shop', accept)).headers['content-type'], accept).toMatch(/^text\/markdown/)
})

test('filters and pages of a list work at its twin, whose address the list names (PLAT-19)', async () => {
  expect((await get('/shop.md?style=ipa')).body).toContain('No beers.')
  expect((await get('/shop?q=coal&style=porter')).body).toContain(
    'type="text/markdown" href="/shop.md?q=coal&#38;style=porter"',
  )
  expect((await get('/shop.md?view=list')).headers['set-cookie']).toBeUndefined()
})

test('a twin of another spelling leads to the twin, an unknown one is not there (PLAT-19)', async () => {
  const wrong = stocked.beer.replace('coal-staith', 'coal')
  const moved = await get(`${wrong}.md`)
  expect([moved.statusCode, moved.headers['location']]).toEqual([301, `${stocked.beer}.md`])
  expect((await get('/brewery/nobody.md')).statusCode).toBe(404)
  expect((await get('/account/orders.md')).statusCode).toBe(404)
})

test('a change drops the twin as it drops the page (PLAT-19)', async () => {
  const { database } = connection
  await get('/accessories.md')
  await get('/shop.md')
  await buildBeer(database, { name: 'Brand new' })
  await expect.poll(async () => (await get('/shop.md')).body).toContain('Brand new')
})
