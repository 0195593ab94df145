import type { Page } from '@playwright/test'
import { awaitBasket } from '../support/pages/await-running.ts'
import { cards, newBuyer, openCheckout, typeCard, typeDetails } from '../support/pages/buyer.ts'
import { expect, expectColoursSeen, expectNoViolations, test } from '../support/shops/shop-fixture.ts'

const slug = 'forth-crossing'
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } }
const basket = [
  { words: 'Towpath Bitter firkin', quantity: 5, groupSlug: slug },
  { words: 'Table Linen firkin', quantity: 4, groupSlug: slug },
]
const main = (page: Page) => page.getByRole('main')

for (const [size, viewport] of Object.entries(sizes)) {
  test(`the pallet is a row of its own, and cancelling says what becomes of it, on a ${size} (LIFE-19, LIFE-22)`, async ({
    page,
    shopProcess,
  }) => {
    await page.setViewportSize(viewport)
    const buyer = await newBuyer(shopProcess, basket)
    await openCheckout(page, buyer, `/groups/${slug}/checkout`)
    await awaitBasket(page)
    await typeDetails(page, { postcode: 'EH1 1AA' })
    await typeCard(page, cards.good)
    await page.getByRole('button', { name: 'Place group order' }).click()
    await expect(page).toHaveURL(/\/thanks$/)
    const number = /DRAY-[A-Z0-9-]+/.exec(page.url())![0]
    await page.goto(`/account/orders/${number}`)

    const pallet = main(page).getByRole('region', { name: 'The pallet', exact: true })
    await expect(pallet).toContainText(/Pallet£\d+\.\d\dVAT£\d+\.\d\dTotal inc VAT£\d+\.\d\d/)
    await expect(main(page).getByText('Share of the pallet')).toHaveCount(0)
    await expect(pallet.getByRole('button')).toHaveCount(0)
    await expectNoViolations(page)
    await main(page).getByRole('button', { name: 'Cancel this part' }).first().click()
    const question = page.getByRole('dialog', { name: /^Cancel / })
    const [, was, now] = /Your pallet was (£[\d.]+) and is now (£[\d.]+)/.exec(
      (await question.textContent()) ?? '',
    )!
    expect(was).not.toBe(now)
    await question.getByRole('button', { name: /^Cancel the part of/ }).click()
    await expect(question).toBeHidden()
    await expect(main(page).getByText(`Your pallet was ${was} and is now ${now}`)).toBeVisible()
    await expect(pallet).toContainText(`Pallet${now}`)
    await expectNoViolations(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectColoursSeen(page)
  })
}
