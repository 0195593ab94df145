import { type Page, test } from '@playwright/test'
import { londonMoment } from '../../shared/working-time/working-time.ts'
import { awaitBasket } from '../support/pages/await-running.ts'
import { typeDetails } from '../support/pages/buyer.ts'
import { password } from '../support/pages/sessions.ts'
import { signInElsewhere } from '../support/pages/signed-in.ts'
import { keyedCall } from '../support/pages/staff-orders.ts'
import { openAction, seeAndDo, startWalk, type Walk } from '../support/pages/walk-people.ts'
import { launchChromium } from '../support/servers/launch-chromium.ts'
import { expect } from '../support/shops/shop-fixture.ts'
import { typeStripeCard } from '../support/shops/stripe-fixture.ts'
import { openWalkShop } from '../support/shops/walk-shop.ts'

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

/** Step 1: the pub signs in, fills its pallet, and pays for the whole of it with a card. */
async function placeOrder(page: Page, walk: Walk): Promise<void> {
  const { shop, people } = walk
  await page.goto('/account/login')
  await page.getByLabel('Email address').fill(people.buyer)
  await main(page).getByLabel('Password', { exact: true }).fill(password)
  await main(page).getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).not.toHaveURL(/login/)
  for (const { beer, quantity } of shop.sellers) {
    await page.goto(`/groups/${shop.group.slug}`)
    await main(page).getByRole('link', { name: beer, exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: beer })).toBeVisible()
    await main(page).getByRole('spinbutton', { disabled: false }).first().fill(String(quantity))
    await button(page, 'Add to basket').click()
    await expect(page.getByRole('dialog').getByText(beer).first()).toBeVisible()
  }
  await page.goto(`/groups/${shop.group.slug}/checkout`)
  await awaitBasket(page)
  await typeDetails(page, { towncity: 'Edinburgh', postcode: 'EH1 1RE' })
  await page.getByText('For the driver and your books (optional)').click()
  await page.getByLabel('How a pallet comes off the lorry').selectOption('tail_lift')
  await page.getByLabel('When a brewery cannot send everything').selectOption({ label: 'Send what you have' })
  const summary = page.getByRole('region', { name: 'Summary' })
  await expect(summary).toContainText('£1,415.00')
  await expect(summary).toContainText('£81.00')
  await expect(summary).toContainText('£299.20')
  await expect(summary).toContainText('£1,795.20')
  await typeStripeCard(page, '4242 4242 4242 4242')
  await button(page, 'Place group order').click()
  await expect(page).toHaveURL(/\/thanks$/)
  await expect(page.getByText('£1,795.20 inc VAT is paid.')).toBeVisible()
  walk.number = /DRAY-[^/]+/.exec(page.url())![0]
  await shop.takeProviderFee(2713)
}

/** Step 2: the first brewery confirms all of its part. */
async function acceptPart(walk: Walk): Promise<void> {
  await walk.as('alder', async (page) => {
    await openAction(page, walk, 'alder', 'Accept', false)
    await seeAndDo(page, 'Accept £460.80', 'An invoice of £460.80, in your name.')
  })
}

/** Step 3: two firkins of another beer take the place of what is missing, and the pub agrees. */
async function agreeToSubstitute(walk: Walk): Promise<void> {
  await walk.as('birch', async (page) => {
    await openAction(page, walk, 'birch', 'Propose a change')
    await page.getByLabel('You can send, of 6').fill('4')
    await page
      .getByLabel('Instead of the Birch Bitter that is missing')
      .selectOption({ label: 'Birch Mild, 9g Cask (Firkin), £82.00, 5 in stock' })
    await seeAndDo(page, 'Send the proposal')
  })
  await walk.as('buyer', async (page) => {
    await page.goto(`/account/orders/${walk.number}`)
    await expect(main(page)).toContainText('you get £10.80 back')
    await button(page, 'Agree').click()
    await expect(button(page, 'Agree')).toHaveCount(0)
  })
  await walk.shop.sweep()
}

/** Step 4: the third brewery has no beer; the smaller pallet costs it what the pub no longer pays. */
async function refusePart(walk: Walk): Promise<void> {
  await walk.as('cedar', async (page) => {
    await openAction(page, walk, 'cedar', 'Refuse')
    await page.getByLabel('No stock').check()
    await seeAndDo(page, /^Refuse £614\.40$/, '£21.46')
  })
  await walk.shop.sweep()
}

/** Step 5: a case less, which the pub's wish agrees to at once. */
async function sendOneLess(walk: Walk): Promise<void> {
  await walk.as('alder', async (page) => {
    await openAction(page, walk, 'alder', 'Propose a change')
    await page.getByLabel('You can send, of 10').fill('9')
    await seeAndDo(page, 'Send the proposal', '£46.08', '£1.64')
  })
  await walk.shop.sweep()
}

/** Step 6: both breweries pack, the run leaves with all of it and is signed for. */
async function deliverRun(walk: Walk): Promise<void> {
  const { shop, as } = walk
  shop.goTo(new Date(shop.run.answerByAt))
  await shop.sweep()
  for (const [slug, units] of [
    ['alder', 9],
    ['birch', 6],
  ] as const)
    await as(slug, async (page) => {
      await openAction(page, walk, slug, 'Pack', false)
      await seeAndDo(page, `Pack ${units} units`)
    })
  const path = `/sell/group/${shop.group.slug}/runs/${shop.run.id}`
  await as('organiser', async (page) => {
    await page.goto(path)
    const rows = main(page).getByRole('checkbox')
    await expect(rows).toHaveCount(3)
    for (const row of await rows.all()) {
      await row.click()
      await expect(row).toBeChecked()
    }
  })
  shop.goTo(londonMoment(shop.run.day, '07:00'))
  await as('organiser', async (page) => {
    await page.goto(path)
    await button(page, 'Depart').click()
    await seeAndDo(page, 'Depart')
    await button(page, /^Delivered/).click()
    await page.getByLabel('Who took it in?').fill('Jo Barr')
    await seeAndDo(page, 'Mark as delivered')
  })
}

/** Step 7: a case is broken, and its brewery admits it. */
async function claimCase(walk: Walk): Promise<void> {
  await walk.as('buyer', async (page) => {
    await page.goto(`/account/orders/${walk.number}`)
    const part = page.getByRole('region', { name: 'Alder Brewing', exact: true })
    await part.getByRole('button', { name: 'Something is wrong' }).click()
    await page.getByLabel('Something is damaged').check()
    await page.getByLabel(/^Alder Pale, .*: units$/).fill('1')
    await page.getByLabel('What happened?').fill('One case is broken.')
    await button(page, 'Send the claim').click()
    await expect(part.getByText('Claim open')).toBeVisible()
  })
  await walk.as('alder', async (page) => {
    await openAction(page, walk, 'alder', 'Answer the claim', false)
    await page.getByLabel('Admit it').check()
    await seeAndDo(page, 'Admit 1 unit', '£46.08')
  })
  await walk.shop.sweep()
}

/** Steps 8 to 10: the carrier's bill, the breweries' payouts, and what is left for Dray. */
async function settle({ shop, people }: Walk): Promise<void> {
  const operations = await signInElsewhere(shop.url, people.operations)
  const bill = { reference: 'LINN 44', netMinor: 5200, vatMinor: 1040 }
  const body = { group: shop.group.slug, day: shop.run.day, ...bill }
  expect(await keyedCall(shop.url, '/api/admin/money/carrier-bills', body, operations)).toEqual({
    netMinor: 5200,
  })
  await shop.payOut()
  await shop.payDray(6243)
}

/** The pub's order: what it paid, got back and keeps of each sender. */
async function readOrder(page: Page, { number }: Walk): Promise<void> {
  await page.goto(`/account/orders/${number}`)
  await expect(page.getByRole('region', { name: 'What it cost' })).toContainText('Paid back£756.06')
  const partOf = (name: string) => page.getByRole('region', { name, exact: true })
  await expect(partOf('Alder Brewing')).toContainText('Total inc VAT£414.72Given back£46.08')
  await expect(partOf('Birch Brewing')).toContainText('Total inc VAT£612.00')
  await expect(partOf('The pallet')).toContainText('Pallet£48.75VAT£9.75Total inc VAT£58.50')
}

type Money = { due: string; paid: string; row: string }
/** A brewery's money: what it may have, what it got, and the row of the order. */
async function readMoney(page: Page, slug: string, { due, paid, row }: Money): Promise<void> {
  await page.goto(`/sell/${slug}/money`)
  await expect(page.getByRole('link', { name: `Due ${due}` })).toBeVisible()
  await expect(page.getByRole('link', { name: `Paid this month ${paid}` })).toBeVisible()
  await expect(page.getByRole('link', { name: 'On hold £0.00' })).toBeVisible()
  const sale = page.getByRole('row').filter({ hasText: 'DRAY-' })
  await expect(sale).toContainText(row)
}

/** Dray's ledger, account by account. */
async function readLedger(page: Page): Promise<void> {
  await page.goto('/admin/money/ledger')
  await expect(page.getByText('Debits and credits are equal.')).toBeVisible()
  const balances = await page
    .getByRole('table')
    .getByRole('row')
    .evaluateAll((rows) =>
      rows
        .slice(1)
        .map((row) => [
          row.querySelector('th')?.textContent,
          /-?£[\d,.]+/.exec(row.querySelector('a')?.textContent ?? '')?.[0],
        ]),
    )
  expect(Object.fromEntries(balances)).toMatchObject({
    Buyers: '£0.00',
    'Breweries: sold, not sent': '£0.00',
    'Breweries: due': '£21.46',
    'At the payment provider': '£0.00',
    Bank: '£0.03',
    Fees: '-£24.52',
    Delivery: '-£48.75',
    Carriers: '£32.75',
    'VAT of Dray’s own documents': '-£8.10',
    'Costs of the provider': '£27.13',
  })
}

/** Fourteen browsers, one after another: much, on a machine that does other things too. */
test.describe.configure({ timeout: 600_000 })

test(
  'a pallet is walked from the basket to four statements, to the penny (INV-16)',
  { tag: '@core' },
  async () => {
    const shop = await openWalkShop()
    const browser = await launchChromium()
    try {
      const walk = await startWalk(shop, browser)
      await walk.as('nobody', (page) => placeOrder(page, walk))
      await acceptPart(walk)
      await agreeToSubstitute(walk)
      await refusePart(walk)
      await sendOneLess(walk)
      await deliverRun(walk)
      await claimCase(walk)
      await settle(walk)

      await walk.as('buyer', (page) => readOrder(page, walk))
      await walk.as('alder', (page) =>
        readMoney(page, 'alder', { due: '£0.00', paid: '£355.94', row: '-£11.06-£1.84-£1.64£355.94' }),
      )
      await walk.as('birch', (page) =>
        readMoney(page, 'birch', { due: '£0.00', paid: '£593.64', row: '£0.00-£18.36-£3.06£0.00£593.64' }),
      )
      await walk.as('cedar', (page) =>
        readMoney(page, 'cedar', { due: '-£21.46', paid: '£0.00', row: '-£21.46' }),
      )
      await walk.as('finance', readLedger)
    } finally {
      await browser.close()
      await shop.stop()
    }
  },
)
