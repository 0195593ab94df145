import type { Page } from '@playwright/test'
import type { Cart } from '../../shared/api/basket-api.ts'
import { callShop, cards, newBuyer, openCheckout, typeCard, typeDetails } from '../support/pages/buyer.ts'
import { expect, test } from '../support/shops/shop-fixture.ts'

const towpath = { words: 'Towpath Bitter firkin', quantity: 1 }
const order = (page: Page) => page.getByRole('button', { name: 'Place order' })

test('an address of the account fills the fields, also those of another address (OPEN-25, C-44)', async ({
  page,
  shopProcess,
}) => {
  const buyer = await newBuyer(shopProcess, [towpath])
  const address = {
    label: 'Cellar',
    recipient: 'Ada King Lovelace',
    street: '3 Hop Lane',
    apartment: null,
    town: 'York',
    postcode: 'YO1 7HH',
    phone: '01904 496 000',
  }
  await callShop(shopProcess.url, '/api/account/addresses', address, buyer)
  await openCheckout(page, buyer)
  const details = page.getByRole('region', { name: 'Your details' })
  const text = (name: string) => details.getByRole('textbox', { name, exact: true })
  await expect(details.getByText('Ada King Lovelace, 3 Hop Lane')).toBeVisible()
  await expect(text('Street address')).toHaveCount(0)
  await details.getByRole('button', { name: 'Change' }).click()
  await expect(text('Street address').first()).toHaveValue('Ada King Lovelace, 3 Hop Lane')
  await expect(text('Postcode').first()).toHaveValue('YO1 7HH')
  await expect(text('Phone')).toHaveValue('01904 496 000')
  await expect(text('Email address')).toHaveValue(buyer.email)
  await details
    .getByRole('combobox', { name: 'Use a saved address' })
    .selectOption({ label: 'Cellar: York, YO1 7HH' })
  await details.getByRole('checkbox', { name: 'Ship to a different address' }).check()
  await details.getByRole('combobox', { name: 'Ship to a saved address' }).selectOption({ index: 1 })
  await expect(text('Town or city').last()).toHaveValue('York')
  await typeCard(page, cards.good)
  await order(page).click()
  await expect(page.getByText('Goes to Ada King Lovelace, 3 Hop Lane, York, YO1 7HH.')).toBeVisible()
})

test('a basket that changed meanwhile is shown line by line, with what to do (C-44)', async ({
  page,
  shopProcess,
}) => {
  const { url } = shopProcess
  const buyer = await newBuyer(shopProcess, [towpath, { words: 'Counterpane firkin', quantity: 2 }])
  await openCheckout(page, buyer)
  await typeDetails(page)
  await typeCard(page, cards.good)
  // Someone else buys all but one of it while this buyer types
  const { items } = (await callShop(url, '/api/cart', undefined, buyer)) as Cart
  const counterpane = items.find(({ title }) => title === 'Counterpane')!
  await page.route('**/api/orders', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 409,
          json: {
            code: 'basket_changed',
            message: 'Your basket has changed. Please look at the lines below before you order.',
            changes: [
              {
                itemKey: counterpane.itemKey,
                title: counterpane.title,
                variantLabel: counterpane.variantLabel,
                reason: 'fewer_left',
                quantity: 2,
                availableUnits: 1,
                baselinePriceMinor: counterpane.priceMinor,
                priceMinor: counterpane.priceMinor,
              },
            ],
          },
        })
      : route.fallback(),
  )
  await order(page).click()
  const notice = page.getByRole('alert').filter({ hasText: 'Your basket has changed. Nothing was ordered.' })
  await expect(notice).toContainText('has only 1 left; you asked for 2.')
  await notice.getByRole('button', { name: 'Take 1' }).click()
  await expect(page.getByText('Your basket is put right.')).toBeVisible()
  await expect(page.locator(':focus')).toContainText('Your basket is put right.')
  await expect(page.getByRole('region', { name: counterpane.breweryName!, exact: true })).toContainText(
    '1 × £',
  )
  await page.unroute('**/api/orders')
  await order(page).click()
  await expect(page).toHaveURL(/\/thanks$/)
})
