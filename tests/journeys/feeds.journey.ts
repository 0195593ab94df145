import { expect, test } from '../support/shops/shop-fixture.ts'

for (const path of ['/', '/releases/latest', '/brewery/learmonth-basin']) {
  test(`the feed that ${path} names is read by a real parser as Atom`, async ({ page, context }) => {
    await page.goto(path)
    const link = page.locator('head link[rel="alternate"][type="application/atom+xml"]')
    await expect(link).toHaveCount(1)
    const href = (await link.getAttribute('href')) ?? ''
    const text = await (await page.request.get(href)).text()
    // The shop's own pages parse no text: their policy asks for Trusted Types.
    const reader = await context.newPage()
    const feed = await reader.evaluate((text) => {
      const read = new DOMParser().parseFromString(text, 'application/xml')
      const atom = 'http://www.w3.org/2005/Atom'
      const texts = (node: Document | Element, name: string) =>
        [...node.getElementsByTagNameNS(atom, name)].map((each) => each.textContent ?? '')
      return {
        hasError: read.querySelector('parsererror') !== null,
        root: [read.documentElement.namespaceURI, read.documentElement.localName],
        self: read.querySelector('feed > link[rel="self"]')?.getAttribute('href'),
        entries: [...read.getElementsByTagNameNS(atom, 'entry')].map((entry) => ({
          ids: texts(entry, 'id'),
          titles: texts(entry, 'title'),
          updated: texts(entry, 'updated'),
          link: entry.querySelector('link[rel="alternate"]')?.getAttribute('href') ?? '',
        })),
      }
    }, text)
    expect(feed.hasError).toBe(false)
    expect(feed.root).toEqual(['http://www.w3.org/2005/Atom', 'feed'])
    expect(feed.self).toBe(new URL(href, page.url()).href)
    expect(feed.entries.length).toBeGreaterThan(0)
    for (const { ids, titles, updated, link: beer } of feed.entries) {
      expect([ids.length, titles.length, updated.length]).toEqual([1, 1, 1])
      expect(Number.isNaN(Date.parse(updated[0] ?? ''))).toBe(false)
      expect(beer).toContain('/beer/')
    }
    expect(new Set(feed.entries.flatMap(({ ids }) => ids)).size).toBe(feed.entries.length)
    const first = await page.request.get(feed.entries[0]?.link ?? '')
    expect(first.status()).toBe(200)
  })
}

test('the collection locations offer their pickup windows as calendar files (STAT-06, STAT-21)', async ({
  page,
}) => {
  await page.goto('/collection-locations')
  const links = page.getByRole('link', { name: /^Add to calendar/ })
  await expect(links).toHaveCount(3)
  const [download] = await Promise.all([page.waitForEvent('download'), links.first().click()])
  expect(download.suggestedFilename()).toMatch(/\.ics$/)
  const all = await page.request.get('/collection-locations.ics')
  expect(all.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  await expect(page.getByRole('link', { name: 'All pickup windows as a calendar file' })).toHaveAttribute(
    'href',
    '/collection-locations.ics',
  )
})
