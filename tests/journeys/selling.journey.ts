import type { Page } from '@playwright/test'
import { callShop } from '../support/pages/buyer.ts'
import { horizontalOverflow } from '../support/pages/horizontal-overflow.ts'
import { placeFirkins } from '../support/pages/place-firkins.ts'
import { keyedCall } from '../support/pages/staff-orders.ts'
import { storeSession } from '../support/pages/sessions.ts'
import { signInElsewhere } from '../support/pages/signed-in.ts'
import { expect, expectNoViolations, test } from '../support/shops/shop-fixture.ts'

const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 900 }
const brewery = 'learmonth-basin'

async function signInAs(page: Page, shop: string, who: 'brewer' | 'cellar'): Promise<void> {
  const secret = { brewer: 'mash in at seven', cellar: 'mind the cold store' }[who]
  await storeSession(page, await signInElsewhere(shop, `${who}@dray.example`, secret))
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const state = (page: Page, text: string) =>
  page.getByRole('banner').or(page.getByRole('article')).getByText(text, { exact: true }).first()

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test(
    'a brewery answers an order from the address of the mail in two taps (SELL-01, SELL-11)',
    { tag: '@core' },
    async ({ page, shop }) => {
      const { number, part } = await placeFirkins(shop)
      await signInAs(page, shop, 'brewer')
      await page.goto(`/sell/orders/${part}`)
      await expect(page).toHaveURL(`/sell/${brewery}/orders/${number}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect.poll(() => horizontalOverflow(page)).toEqual([])
      await button(page, 'Accept').click()
      const dialog = page.getByRole('dialog', { name: `Accept: ${number}` })
      await expect(dialog.getByText(/^An invoice of £[\d.]+, in your name\.$/)).toBeVisible()
      await expectNoViolations(page)
      await dialog.getByRole('button', { name: /^Accept £[\d,.]+$/ }).click()
      await expect(dialog).toHaveCount(0)
      await expect(state(page, 'Accepted')).toBeVisible()
      await expect(button(page, 'Pack')).toBeVisible()
    },
  )
})

test.describe('on a desk', () => {
  test.use({ viewport: desk })

  test('a brewery proposes, packs, sends part and then the rest, by keyboard (ROLE-06, SELL-10, SELL-13)', async ({
    page,
    shop,
  }) => {
    const { number, part, buyer } = await placeFirkins(shop)
    await signInAs(page, shop, 'brewer')
    await page.goto(`/sell/${brewery}`)
    await expect(page.getByText('Demo shop: the second factor is off.')).toBeVisible()
    await expect(page.getByRole('link', { name: number })).toBeVisible()
    await page.getByRole('link', { name: number }).press('Enter')
    await expect(page).toHaveURL(`/sell/${brewery}/orders/${number}`)

    await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).press('Enter')
    await button(page, 'Propose a change').press('Enter')
    const dialog = page.getByRole('dialog', { name: `Propose a change: ${number}` })
    await dialog.getByLabel('You can send, of 4').fill('9')
    await button(page, 'Review').press('Enter')
    await expect(dialog.getByText('Type 0 to 4.')).toBeVisible()
    await dialog.getByLabel('You can send, of 4').fill('3')
    await dialog.getByLabel('Message to the pub').fill('One has not dropped bright.')
    await expectNoViolations(page)
    await button(page, 'Review').press('Enter')
    await expect(dialog.getByText(/goes on without the lines in question/)).toBeVisible()
    await button(page, 'Send the proposal').press('Enter')
    await expect(state(page, 'Pub is asked')).toBeVisible()
    await expect(page.getByText('3 instead of 4 × Towpath Bitter.')).toBeVisible()
    await keyedCall(shop, `/api/orders/${number}/parts/${part}/agree`, {}, buyer)

    await page.reload()
    await button(page, 'Pack').press('Enter')
    await page.getByLabel('Batch').fill('G-118')
    await button(page, 'Review').press('Enter')
    await button(page, 'Pack 3 units').press('Enter')
    await expect(state(page, 'Packed')).toBeVisible()
    await expect(page.getByText(/batch G-118/)).toBeVisible()

    await button(page, 'Dispatch').press('Enter')
    await page.getByLabel('Leave now, of 3').fill('2')
    await button(page, 'Review').press('Enter')
    await expect(page.getByText(/^2 × Towpath Bitter, .* leave your stock\.$/)).toBeVisible()
    await button(page, 'Dispatch 2 units').press('Enter')
    await expect(state(page, 'Part sent')).toBeVisible()
    await button(page, 'Dispatch').press('Enter')
    await expect(page.getByLabel('Leave now, of 1')).toHaveValue('1')
    await button(page, 'Review').press('Enter')
    await button(page, 'Dispatch 1 unit').press('Enter')
    await expect(state(page, 'On its way')).toBeVisible()
  })

  test('fewer units packed than agreed lead to a proposal with them filled in (SELL-21)', async ({
    page,
    shop,
  }) => {
    const { number, part } = await placeFirkins(shop)
    await signInAs(page, shop, 'brewer')
    await page.goto(`/sell/orders/${part}`)
    await button(page, 'Accept').click()
    await button(page, /^Accept £/).click()
    await button(page, 'Pack').click()
    await page.getByLabel('Packed, of 4').fill('3')
    await button(page, 'Review').click()
    const dialog = page.getByRole('dialog', { name: `Propose a change: ${number}` })
    await expect(dialog.getByLabel('You can send, of 4')).toHaveValue('3')
  })

  test('an action whose order has moved meanwhile shows what happens now (SELL-10)', async ({
    page,
    shop,
  }) => {
    const { number, part, buyer } = await placeFirkins(shop)
    await signInAs(page, shop, 'brewer')
    await page.goto(`/sell/orders/${part}`)
    await button(page, 'Accept').click()
    await expect(button(page, /^Accept £/)).toBeVisible()
    await callShop(shop, `/api/orders/${number}/cancellation`, {}, buyer)
    await button(page, /^Accept £/).click()
    await expect(page.getByText('The order has changed since you looked.')).toBeVisible()
    await expect(button(page, /^Accept £/)).toBeDisabled()
  })

  test('an answer that comes after that of the next address does not take its place (SELL-04)', async ({
    page,
    shop,
  }) => {
    const { number } = await placeFirkins(shop)
    await signInAs(page, shop, 'brewer')
    const late = Promise.withResolvers<void>()
    const came = Promise.withResolvers<void>()
    await page.route(/orders\?view=all$/, async (route) => {
      if (route.request().resourceType() !== 'fetch') return route.continue()
      const response = await route.fetch()
      await late.promise
      await route.fulfill({ response })
      return came.resolve()
    })
    await page.goto(`/sell/${brewery}/orders`)
    await page.getByRole('link', { name: /^All/ }).click()
    await expect(page).toHaveURL(/view=all/)
    await page.getByLabel('Search', { exact: true }).fill(number)
    await page.getByLabel('Search', { exact: true }).press('Enter')
    const total = page.getByText('1 order', { exact: true })
    await expect(total).toBeVisible()
    late.resolve()
    await came.promise
    // Frames in which the page could draw the late answer.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame)
    })
    await expect(total).toBeVisible()
  })

  test('view, search and page are in the address of the list (SELL-04)', async ({ page, shop }) => {
    const { number } = await placeFirkins(shop)
    await signInAs(page, shop, 'brewer')
    await page.setViewportSize({ width: 768, height: 1024 })
    await page.goto(`/sell/${brewery}/orders`)
    await expect(page.getByRole('link', { name: number })).toBeVisible()
    await expect.poll(() => horizontalOverflow(page)).toEqual([])
    await page.setViewportSize(desk)
    await page.getByRole('link', { name: /^All \d+$/ }).click()
    await expect(page).toHaveURL(/view=all/)
    await page.getByLabel('Search', { exact: true }).fill(number)
    await page.getByLabel('Search', { exact: true }).press('Enter')
    await expect(page).toHaveURL(new RegExp(`view=all&q=${number}`))
    await expect(page.getByText('1 order', { exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Search', { exact: true })).toHaveValue(number)
    await expect(page.getByRole('link', { name: number })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/view=all$/)
    await page.getByLabel('Search', { exact: true }).fill('no such pub')
    await page.getByLabel('Search', { exact: true }).press('Enter')
    await expect(page.getByRole('heading', { name: 'No order fits.' })).toBeVisible()
  })
})

test(
  'who sells nowhere is told so, and a foreign brewery is nowhere (SELL-01)',
  { tag: '@core' },
  async ({ page, shop }) => {
    const { buyer } = await placeFirkins(shop)
    await page.goto('/sell')
    await expect(page.getByRole('heading', { name: 'Please sign in' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/account/login?next=%2Fsell',
    )
    await storeSession(page, buyer)
    await page.goto('/sell')
    await expect(page.getByRole('heading', { name: 'You do not sell here yet.' })).toBeVisible()
    await page.goto(`/sell/${brewery}/orders`)
    await expect(page.getByRole('heading', { name: 'There is nothing here for you' })).toBeVisible()
  },
)
