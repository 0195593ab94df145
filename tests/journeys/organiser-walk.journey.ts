import { type Page, test } from '@playwright/test'
import { londonMoment } from '../../shared/working-time/working-time.ts'
import { awaitBasket } from '../support/pages/await-running.ts'
import { typeDetails } from '../support/pages/buyer.ts'
import { horizontalOverflow } from '../support/pages/horizontal-overflow.ts'
import { openAct, seeAndDo, startWalk, type Walk } from '../support/pages/walk-people.ts'
import { launchChromium } from '../support/servers/launch-chromium.ts'
import { expect, expectNoViolations } from '../support/shops/shop-fixture.ts'
import { typeStripeCard } from '../support/shops/stripe-fixture.ts'
import { openWalkShop } from '../support/shops/walk-shop.ts'

const phone = 390
/** The width of A4 in CSS pixels. */
const paper = { width: 794, height: 1123 }
const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
/** The slip of a drop; loads name its order too. */
const drop = (page: Page, number: string) =>
  page.getByRole('listitem').filter({ hasText: number }).filter({ hasText: 'Beer and pallets' })
const runsOf = ({ shop }: Walk) => `/sell/group/${shop.group.slug}`
const runOf = (walk: Walk) => `${runsOf(walk)}/runs/${walk.shop.run.id}`

async function isWhole(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expectNoViolations(page)
  expect(await horizontalOverflow(page)).toEqual([])
}

/** On the phone: the next run takes orders, and a bigger lorry is hired for it. */
async function openRun(walk: Walk): Promise<void> {
  await walk.as(
    'organiser',
    async (page) => {
      await page.goto(runsOf(walk))
      await isWhole(page)
      await page
        .getByRole('link', { name: /^.+Open.+Orders until/ })
        .first()
        .click()
      await expect(page).toHaveURL(runOf(walk))
      await expect(main(page)).toContainText(/No orders for .+ yet\./)
      await isWhole(page)
      await button(page, 'Change this run').click()
      await page.getByLabel('Most pallets').fill('9')
      await isWhole(page)
      await seeAndDo(page, 'Change the run')
      await expect(main(page)).toContainText('0 of 9')
      await isWhole(page)
    },
    phone,
  )
}

/** A pub fills its pallet and pays with a card; its order's number. */
async function joinRun(
  walk: Walk,
  pub: 'buyer' | 'publican',
  beers: Readonly<Record<string, number>>,
  town: { towncity: string; postcode: string; firstname: string; lastname: string },
): Promise<string> {
  let number = ''
  await walk.as(pub, async (page) => {
    const group = `/groups/${walk.shop.group.slug}`
    for (const [beer, quantity] of Object.entries(beers)) {
      await page.goto(group)
      await main(page).getByRole('link', { name: beer, exact: true }).first().click()
      await expect(page.getByRole('heading', { level: 1, name: beer })).toBeVisible()
      await main(page).getByRole('spinbutton', { disabled: false }).first().fill(String(quantity))
      await button(page, 'Add to basket').click()
      await expect(page.getByRole('dialog').getByText(beer).first()).toBeVisible()
    }
    await page.goto(`${group}/checkout`)
    await awaitBasket(page)
    await typeDetails(page, town)
    await typeStripeCard(page, '4242 4242 4242 4242')
    await button(page, /^Place group order/).click()
    await expect(page).toHaveURL(/\/thanks$/)
    number = /DRAY-[^/]+/.exec(page.url())![0]
  })
  return number
}

/** At the desk, by the keyboard alone: both orders are there in their order, and no more come. */
async function closeRun(walk: Walk, first: string, second: string): Promise<void> {
  await walk.as('organiser', async (page) => {
    await page.goto(runOf(walk))
    await expect(page.getByRole('heading', { name: '2 drops' })).toBeVisible()
    await isWhole(page)
    await page.getByLabel(`, ${second}`).press('Home')
    await expect(main(page).getByRole('listitem').filter({ hasText: 'DRAY-' }).first()).toContainText(second)
    await page.getByLabel(`, ${first}`).press('Home')
    await expect(main(page).getByRole('listitem').filter({ hasText: 'DRAY-' }).first()).toContainText(first)
    await main(page).getByRole('button', { name: 'More', exact: true }).press('Enter')
    await button(page, 'Take no more orders').press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('no more orders')
    await isWhole(page)
    await dialog.getByRole('button', { name: 'Take no more orders' }).press('Enter')
    await expect(dialog).toBeHidden()
    await expect(main(page).getByText('Closed', { exact: true })).toBeVisible()
    await expect(main(page)).toContainText('Breweries answer by')
    await isWhole(page)
  })
}

/** Breweries answer on their phones; after the deadline the run is firm, and they pack. */
async function fillPallets(walk: Walk, parts: readonly { slug: string; number: string }[]): Promise<void> {
  for (const act of ['Accept', 'Pack'] as const) {
    for (const { slug, number } of parts)
      await walk.as(
        slug as 'alder',
        async (page) => {
          await openAct(page, { ...walk, number }, slug, act, false)
          await seeAndDo(page, act === 'Accept' ? /^Accept £/ : /^Pack \d+ units$/)
        },
        phone,
      )
    walk.shop.goTo(new Date(walk.shop.run.answerByAt))
    await walk.shop.sweep()
  }
}

/** Each paper alone is on A4: black on white, as wide as the sheet, with the facts of the run. */
async function printPapers(walk: Walk, first: string, second: string): Promise<void> {
  await walk.as('organiser', async (page) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(runOf(walk))
    await expect(main(page).getByText('Firm', { exact: true })).toBeVisible()
    await page.evaluate(() => Object.assign(window, { print: () => {} }))
    const print = async (sheet: string) => {
      await button(page, `Print ${sheet}`).press('Enter')
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
      await page.setViewportSize(paper)
      await expect(page.getByRole('navigation').first()).toBeHidden()
      await expect(button(page, `Print ${sheet}`)).toBeHidden()
      expect(await horizontalOverflow(page)).toEqual([])
      const ink = await main(page)
        .getByRole('article')
        .last()
        .evaluate((article) => getComputedStyle(article).color)
      // The ink of the light theme, also for those who read the screen in the dark one
      expect(ink).toBe('rgb(29, 23, 19)')
      return main(page).getByRole('article')
    }
    const backToScreen = async () => {
      await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
      await page.setViewportSize({ width: 1280, height: 900 })
    }
    const notes = await print('pallet notes')
    await expect(notes).toHaveCount(2)
    await expect(notes.filter({ hasText: first })).toContainText(/Alder Brewing.+Birch Brewing/)
    await expect(notes.filter({ hasText: second })).toContainText('Bring it to')
    expect(await pagesOf(page)).toBe(2)
    await backToScreen()
    const load = await print('load list')
    await expect(load).toHaveCount(1)
    await expect(load.getByRole('row')).toContainText([/Drop/, /^2/, /^1/, /2 drops2 pallets/])
    expect(await pagesOf(page)).toBe(1)
    await backToScreen()
    const sheet = await print('run sheet')
    await expect(sheet.getByRole('heading', { level: 2 })).toHaveText(['Run sheet', /^1\. /, /^2\. /])
    await expect(sheet.getByText('Taken in by (name of an adult)')).toHaveCount(2)
    expect(await pagesOf(page)).toBe(1)
    await backToScreen()
    await isWhole(page)
  })
}

/** How many sheets of A4 the page prints on. */
async function pagesOf(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  return [...pdf.matchAll(/\/Type\s*\/Page\b(?!s)/g)].length
}

/** On the phone: all is at the depot, the lorry leaves, and at the first drop a case is missing. */
async function deliverRun(walk: Walk, first: string, second: string): Promise<void> {
  await walk.as(
    'organiser',
    async (page) => {
      await page.goto(runOf(walk))
      // Both beers of the first pub and the one of the second
      await expect(main(page).getByRole('checkbox')).toHaveCount(3)
      for (const row of await main(page).getByRole('checkbox').all()) {
        await row.click()
        await expect(row).toBeChecked()
      }
      await expect(main(page).getByText('All of it is there.')).toHaveCount(2)
      await isWhole(page)
    },
    phone,
  )
  walk.shop.goTo(londonMoment(walk.shop.run.day, '07:00'))
  await walk.as(
    'organiser',
    async (page) => {
      await page.goto(runOf(walk))
      await button(page, 'Depart').click()
      await isWhole(page)
      await seeAndDo(page, 'Depart')
      await expect(main(page).getByText('On the road', { exact: true })).toHaveCount(3)
      await drop(page, first)
        .getByRole('button', { name: /^Delivered/ })
        .click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText('Something was missing').click()
      await page.getByLabel(/^Alder Pale, .+: missing, of 10$/).fill('1')
      await page.getByLabel('Who took it in?').fill('Jo Barr')
      await isWhole(page)
      await seeAndDo(page, 'Mark as delivered', '15 units', 'What was missing opens a claim at once.')
      await expect(drop(page, first)).toContainText('Taken in by Jo Barr')
      await drop(page, second)
        .getByRole('button', { name: /^Delivered/ })
        .click()
      await page.getByLabel('Who took it in?').fill('Kim Vale')
      await seeAndDo(page, 'Mark as delivered', '5 units')
      await expect(drop(page, second)).toContainText('Taken in by Kim Vale')
      await button(page, 'Finish').click()
      await seeAndDo(page, 'Finish the run')
      await expect(main(page).getByText('Done', { exact: true })).toBeVisible()
      expect(await main(page).textContent()).not.toContain('£')
      await isWhole(page)
    },
    phone,
  )
}

const alderPart = (page: Page) => page.getByRole('region', { name: 'Alder Brewing', exact: true })

/** The pub reads what is missing, the brewery admits it, and the money is back. */
async function settleShortage(walk: Walk, number: string): Promise<void> {
  await walk.as(
    'buyer',
    async (page) => {
      await page.goto(`/account/orders/${number}`)
      await expect(alderPart(page)).toContainText('Claim open')
      await expect(alderPart(page)).toContainText(/Missing on delivery: 1 × Alder Pale/)
      await isWhole(page)
    },
    phone,
  )
  await walk.as('alder', async (page) => {
    await openAct(page, { ...walk, number }, 'alder', 'Answer the claim', false)
    await page.getByLabel('Admit it').check()
    await seeAndDo(page, 'Admit 1 unit', '£46.08')
  })
  await walk.shop.sweep()
  await walk.as(
    'buyer',
    async (page) => {
      await page.goto(`/account/orders/${number}`)
      await expect(alderPart(page)).toContainText('Given back£46.08')
      await expect(page.getByRole('region', { name: 'What it costs' })).toContainText('Paid back£46.08')
      await isWhole(page)
    },
    phone,
  )
}

test.describe.configure({ timeout: 600_000 })

test('an organiser lives a run: opens, closes, prints, departs, delivers short, and the pub is paid back (GORG-01, GORG-02, GORG-03, GORG-05, GORG-06, GORG-09)', async () => {
  const shop = await openWalkShop()
  const browser = await launchChromium()
  try {
    const walk = await startWalk(shop, browser)
    await openRun(walk)
    const first = await joinRun(
      walk,
      'buyer',
      { 'Alder Pale': 10, 'Birch Bitter': 6 },
      { firstname: 'Jo', lastname: 'Barr', towncity: 'Edinburgh', postcode: 'EH1 1RE' },
    )
    const second = await joinRun(
      walk,
      'publican',
      { 'Alder Pale': 5 },
      { firstname: 'Kim', lastname: 'Vale', towncity: 'Edinburgh', postcode: 'EH6 6JJ' },
    )
    await closeRun(walk, first, second)
    await fillPallets(walk, [
      { slug: 'alder', number: first },
      { slug: 'birch', number: first },
      { slug: 'alder', number: second },
    ])
    await printPapers(walk, first, second)
    await deliverRun(walk, first, second)
    await settleShortage(walk, first)
  } finally {
    await browser.close()
    await shop.stop()
  }
})
