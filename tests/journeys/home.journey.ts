import type { Page } from '@playwright/test'
import { expect, test } from '../support/shops/shop-fixture.ts'

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } }

test(
  'the home page shows every section and leads into the shop (HOME-01, HOME-03, HOME-25, HOME-41, HOME-47, HOME-50)',
  { tag: '@core' },
  async ({ page }) => {
    await page.setViewportSize(sizes.desktop)
    await page.goto('/')
    for (const name of ['Latest beers', 'Fresh casks', 'Fresh kegs', 'Essential accessories', 'Breweries']) {
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
    }
    await expect(page.getByRole('link', { name: /^Shop now/ })).toHaveCount(2)
    await page.getByRole('link', { name: 'Shop all beers' }).click()
    await expect(page).toHaveURL('/shop')
  },
)

test('slides change on their own and start again; a dot fades to its slide, and pause stops them (HOME-11, HOME-12, HOME-13, HOME-14, HOME-15, HOME-18)', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await page.goto('/')
  const dots = page.getByRole('button', { name: /^Slide \d/ })
  const isOn = (dot: number) => expect(dots.nth(dot)).toHaveAttribute('aria-current', 'true')
  await isOn(0)
  await page.clock.runFor(9_000)
  await isOn(1)
  await page.clock.runFor(8_000)
  await isOn(2)
  await page.clock.runFor(8_000)
  await isOn(0)
  await page.getByRole('button', { name: 'Stop changing slides' }).click()
  await page.getByRole('button', { name: /^Slide 2/ }).click()
  const slide = page.getByRole('group', { name: '2 of 3' })
  await expect(slide).toHaveCSS('opacity', '1')
  await expect(slide).toHaveCSS('transition-property', 'opacity')
  await expect(slide).toHaveCSS('transition-duration', '0.6s')
  await page.clock.runFor(60_000)
  await expect(page.getByRole('button', { name: /^Slide 2/ })).toHaveAttribute('aria-current', 'true')
})

test('slides do not move under reduced motion until a visitor starts them', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/')
  const first = page.getByRole('button', { name: /^Slide 1/ })
  const start = page.getByRole('button', { name: 'Start changing slides' })
  await expect(start).toBeVisible()
  await page.clock.runFor(60_000)
  await expect(first).toHaveAttribute('aria-current', 'true')
  await start.click()
  await page.clock.runFor(9_000)
  await expect(first).not.toHaveAttribute('aria-current', 'true')
})

test('as many cards and marks are visible at once as the width has room for, no mark too small or large (HOME-39, HOME-40, HOME-48, HOME-59, HOME-61, C-62)', async ({
  page,
}) => {
  await page.goto('/')
  const seen = (label: string) =>
    page.getByRole('list', { name: label }).evaluate((track) => {
      const { left, right } = track.getBoundingClientRect()
      return [...track.children].filter((item) => {
        const box = item.getBoundingClientRect()
        return box.right > left + 1 && box.left < right - 1
      }).length
    })
  for (const [width, cards, marks] of [
    [1400, 4, 6],
    [1100, 3, 5],
    [800, 2, 4],
    [600, 2, 3],
    [400, 1, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => seen('Newest beers'), `${width} px`).toBe(cards)
    await expect.poll(() => seen('Brewery marks'), `${width} px`).toBe(marks)
  }
  for (const size of Object.values(sizes)) {
    await page.setViewportSize(size)
    await page.goto('/')
    const groups = page.locator('section[aria-labelledby="home-groups"]')
    await groups.scrollIntoViewIfNeeded()
    const marks = groups.locator('article img[style]')
    await expect(marks.first()).toBeVisible()
    const widths = await marks.evaluateAll((all) => all.map((mark) => mark.getBoundingClientRect().width))
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(65)
    expect(Math.max(...widths)).toBeLessThanOrEqual(200)
  }
})

/** The page as the server answers it when it could not read these parts itself. */
async function goHomeWithout(page: Page, missing: Record<string, unknown>): Promise<void> {
  await page.route('/', async (route) => {
    const answer = await route.fetch()
    if (!answer.headers()['content-type']?.startsWith('application/json')) {
      return route.fulfill({ response: answer })
    }
    const payload = await answer.json()
    return route.fulfill({ response: answer, json: { ...payload, data: { ...payload.data, ...missing } } })
  })
  await page.goto('/retail')
  await page.getByRole('link', { name: 'Dray, home' }).click()
}

test('a section that fails leaves the others, and the server logs it once (OPER-13)', async ({
  page,
  shopProcess,
}) => {
  const faults = () =>
    shopProcess
      .log()
      .split('\n')
      .filter((line) => line.includes('a page failed in a browser'))
      .map((line) => JSON.parse(line))
  await goHomeWithout(page, { breweries: [null] })
  await expect(page.getByRole('heading', { name: 'Latest beers' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Breweries', exact: true })).toHaveCount(0)
  await expect
    .poll(faults)
    .toMatchObject([{ kind: 'caught', page: '/', componentStack: expect.stringMatching(/^at .*\/assets\//) }])
})

test('accessories that fail to load are only logged, and the page works (HOME-86)', async ({ page }) => {
  const warnings: string[] = []
  page.on('console', (line) => {
    if (line.type() === 'warning') warnings.push(line.text())
  })
  await page.route('**/public/upsells**', (route) => route.fulfill({ status: 500, json: {} }))
  await goHomeWithout(page, { accessories: null })
  await expect(page.getByRole('heading', { name: 'Latest beers' })).toBeVisible()
  await expect
    .poll(() => warnings.filter((text) => text.startsWith('Accessories could not be loaded')))
    .toHaveLength(1)
  await expect(page.getByRole('heading', { name: 'Essential accessories' })).toHaveCount(0)
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Breweries', exact: true })).toBeVisible()
})

test('beers missing from the page are requested once each, with a notice when they fail (HOME-31, HOME-33, HOME-34, HOME-35, HOME-36, HOME-38, HOME-85)', async ({
  page,
}) => {
  const asked: string[] = []
  await page.route('**/public/beers/latest**', (route) => {
    const { search } = new URL(route.request().url())
    asked.push(search)
    return search === '?limit=16' ? route.fulfill({ status: 500, json: {} }) : route.continue()
  })
  await goHomeWithout(page, { beers: { latest: null, casks: null, kegs: null } })
  await expect(
    page.getByText("We couldn't load the latest beers. Please refresh the page or try again later."),
  ).toBeVisible()
  for (const name of ['Newest casks', 'Newest kegs']) {
    await expect(page.getByRole('list', { name }).getByRole('article')).toHaveCount(8)
  }
  await page.waitForLoadState('networkidle')
  expect(asked.toSorted()).toEqual([
    '?limit=16',
    '?limit=24&packaging_group=cask',
    '?limit=24&packaging_group=keg',
  ])
})

test('after load, carousels get one ready event, and nothing is fetched that the page contains or from other origins (CONST-48, CONST-49, HOME-32, C-43)', async ({
  page,
  shop,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.addInitScript(() => {
    const events: string[] = []
    Object.assign(window, { drayEvents: events })
    window.addEventListener('load', () => events.push('load'))
    window.addEventListener('dray:carousel-ready', () => events.push('ready'))
  })
  const events = () => page.evaluate(() => (window as unknown as { drayEvents: string[] }).drayEvents)
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect.poll(events).toEqual(['load', 'ready'])
  expect(asked.filter((url) => /\/public\/(beers\/latest|upsells)/.test(url))).toEqual([])
  // By keyboard: a pointer may miss the link while the sections above it are laid out for the first time
  await page.getByRole('link', { name: 'Shop all beers' }).press('Enter')
  await expect(page).toHaveURL('/shop')
  expect(await events()).toEqual(['load', 'ready'])
  expect(asked.filter((url) => !url.startsWith(shop) && !url.startsWith('data:'))).toEqual([])
})

test('without scripts all slides can be reached and beers are there', async ({ browser, shop }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: sizes.phone })
  const page = await context.newPage()
  await page.goto(shop)
  await expect(page.getByRole('link', { name: 'Shop in groups', exact: true })).toBeInViewport()
  const second = page.getByRole('link', { name: 'See fresh casks' }).first()
  await second.scrollIntoViewIfNeeded()
  await expect(second).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'Latest beers' })).toBeVisible()
  await context.close()
})
