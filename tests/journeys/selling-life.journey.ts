import { type Page, test } from '@playwright/test'
import { awaitBasket } from '../support/pages/await-running.ts'
import { typeDetails } from '../support/pages/buyer.ts'
import { horizontalOverflow } from '../support/pages/horizontal-overflow.ts'
import { openAct, seeAndDo, startWalk, type Walk } from '../support/pages/walk-people.ts'
import { launchChromium } from '../support/servers/launch-chromium.ts'
import { expect, expectNoViolations } from '../support/shops/shop-fixture.ts'
import { typeStripeCard } from '../support/shops/stripe-fixture.ts'
import { openWalkShop } from '../support/shops/walk-shop.ts'

const phone = 390
const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

async function isWhole(page: Page): Promise<void> {
  await expectNoViolations(page)
  expect(await horizontalOverflow(page)).toEqual([])
}

/** The pub buys six firkins and pays with a card. */
async function placeOrder(walk: Walk): Promise<void> {
  await walk.as('buyer', async (page) => {
    await page.goto('/shop?search=Birch%20Bitter')
    await main(page).getByRole('link', { name: 'Birch Bitter', exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Birch Bitter' })).toBeVisible()
    await main(page).getByRole('spinbutton', { disabled: false }).first().fill('6')
    await button(page, 'Add to basket').click()
    await expect(page.getByRole('dialog').getByText('Birch Bitter').first()).toBeVisible()
    await page.goto('/checkout')
    await awaitBasket(page)
    await typeDetails(page)
    await typeStripeCard(page, '4242 4242 4242 4242')
    await button(page, /^Place order/).click()
    await expect(page).toHaveURL(/\/thanks$/)
    await expect(page.getByText(/inc VAT is paid\.$/)).toBeVisible()
    walk.number = /DRAY-[^/]+/.exec(page.url())![0]
  })
  await walk.shop.takeProviderFee(900)
}

/** From Today to the order; two firkins of another beer are offered, and the pub agrees on its own page. */
async function agreeToSubstitute(walk: Walk): Promise<void> {
  const { number } = walk
  await walk.as(
    'birch',
    async (page) => {
      await page.goto('/sell/birch')
      await isWhole(page)
      await page.getByRole('link', { name: number }).click()
      await expect(page.getByRole('heading', { name: 'What happened' })).toBeVisible()
      await isWhole(page)
      await main(page).getByRole('button', { name: 'More', exact: true }).click()
      await button(page, 'Propose a change').click()
      await page.getByLabel('You can send, of 6').fill('4')
      await page
        .getByLabel('Instead of the Birch Bitter that is missing')
        .selectOption({ label: 'Birch Mild, 9g Cask (Firkin), £82.00, 5 in stock' })
      await button(page, 'See what happens').click()
      await isWhole(page)
      await seeAndDo(page, 'Send the proposal')
      await expect(main(page)).toContainText('4 instead of 6 × Birch Bitter')
      await isWhole(page)
    },
    phone,
  )
  await walk.as('buyer', async (page) => {
    await page.goto(`/account/orders/${number}`)
    await expect(main(page)).toContainText('you get £10.80 back')
    await isWhole(page)
    await button(page, 'Agree').click()
    await expect(button(page, 'Agree')).toHaveCount(0)
    await expect(partOf(page)).toContainText('Birch Mild')
    await isWhole(page)
  })
  await walk.shop.sweep()
}

const partOf = (page: Page) => page.getByRole('region', { name: 'Birch Brewing', exact: true })

/** All six are packed; four leave today, and the other two later. */
async function sendInTwo(walk: Walk): Promise<void> {
  await walk.as(
    'birch',
    async (page) => {
      await openAct(page, walk, 'birch', 'Pack', false)
      await isWhole(page)
      await seeAndDo(page, 'Pack 6 units')
      await isWhole(page)
      await button(page, 'Dispatch').click()
      await page.getByLabel('Leave now, of 2').fill('0')
      await page.getByLabel('Carrier').fill('Our van')
      await isWhole(page)
      await seeAndDo(page, 'Dispatch 4 units')
      await isWhole(page)
    },
    phone,
  )
  await walk.as('buyer', async (page) => {
    await page.goto(`/account/orders/${walk.number}`)
    await expect(partOf(page)).toContainText('Partly on its way to you')
    await isWhole(page)
  })
  await walk.as(
    'birch',
    async (page) => {
      await openAct(page, walk, 'birch', 'Dispatch', false)
      await expect(page.getByLabel('Leave now, of 2')).toHaveValue('2')
      await seeAndDo(page, 'Dispatch 2 units')
      await isWhole(page)
    },
    phone,
  )
}

/** An adult signs for all six. */
async function deliverWithProof(walk: Walk): Promise<void> {
  await walk.as(
    'birch',
    async (page) => {
      await openAct(page, walk, 'birch', 'Delivered', false)
      await button(page, 'See what happens').click()
      await expect(page.getByText('Type the name of the adult who took it.')).toBeVisible()
      await page.getByLabel('Who took it in?').fill('Jo Barr')
      await isWhole(page)
      await seeAndDo(page, 'Delivered: 6 units')
      await expect(main(page).getByText('Delivered', { exact: true }).first()).toBeVisible()
      await isWhole(page)
    },
    phone,
  )
}

/** One firkin leaks; the brewery answers from Today, and the pub has its money back. */
async function answerClaim(walk: Walk): Promise<void> {
  const { number } = walk
  await walk.as('buyer', async (page) => {
    await page.goto(`/account/orders/${number}`)
    await partOf(page).getByRole('button', { name: 'Something is wrong' }).click()
    await page.getByLabel('Something is damaged').check()
    await page.getByLabel(/^Birch Mild, .*: units$/).fill('1')
    await page.getByLabel('What happened?').fill('One firkin leaked all over.')
    await isWhole(page)
    await button(page, 'Send the claim').click()
    await expect(partOf(page).getByText('Claim open')).toBeVisible()
  })
  await walk.as(
    'birch',
    async (page) => {
      await page.goto('/sell/birch')
      await page.getByRole('link', { name: `Answer the claim about ${number}` }).click()
      const claims = page.getByRole('region', { name: 'Claims' })
      await expect(claims.getByText('‘One firkin leaked all over.’')).toBeVisible()
      await claims.getByRole('button', { name: 'Answer the claim' }).click()
      await page.getByLabel('Admit it').check()
      await isWhole(page)
      await seeAndDo(page, 'Admit 1 unit', '£98.40')
      await expect(claims.getByText('Admitted: £98.40 credited.')).toBeVisible()
      await isWhole(page)
    },
    phone,
  )
  await walk.shop.sweep()
  await walk.as('buyer', async (page) => {
    await page.goto(`/account/orders/${number}`)
    await expect(partOf(page)).toContainText('Total inc VAT£612.00Given back£98.40')
    await expect(page.getByRole('region', { name: 'What it costs' })).toContainText('Paid back£109.20')
    await isWhole(page)
  })
}

/** The payout goes, and names the order with what is left of it. */
async function seePayout(walk: Walk): Promise<void> {
  const { number, shop } = walk
  await walk.as(
    'birch',
    async (page) => {
      await page.goto('/sell/birch/money')
      await expect(page.getByRole('link', { name: 'Due £498.19' })).toBeVisible()
      await isWhole(page)
    },
    phone,
  )
  await shop.payOut()
  await walk.as(
    'birch',
    async (page) => {
      await page.goto('/sell/birch/money')
      await expect(page.getByRole('link', { name: 'Due £0.00' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Paid this month £498.19' })).toBeVisible()
      const sale = page.getByRole('row').filter({ hasText: number })
      await expect(sale).toContainText('DRY-P-000001')
      await isWhole(page)
      await page.goto('/sell/birch/money?tab=payouts')
      const payout = page.getByRole('row').filter({ hasText: 'DRY-P-000001' })
      await expect(payout).toContainText(`${number} £`)
      await expect(payout).toContainText('£498.19')
      await isWhole(page)
      await payout.getByRole('link', { name: number }).first().click()
      await expect(page).toHaveURL(`/sell/birch/orders/${number}`)
    },
    phone,
  )
}

test.describe.configure({ timeout: 600_000 })

test('a brewery lives an order on a phone: substitute, pack, part, rest, proof, claim, payout (SELL-20, SELL-21, SELL-22, SELL-23, SELL-32, SELL-33)', async () => {
  const shop = await openWalkShop()
  const browser = await launchChromium()
  try {
    const walk = await startWalk(shop, browser)
    await placeOrder(walk)
    await agreeToSubstitute(walk)
    await sendInTwo(walk)
    await deliverWithProof(walk)
    await answerClaim(walk)
    await seePayout(walk)
  } finally {
    await browser.close()
    await shop.stop()
  }
})
