import type { Page } from '@playwright/test'
import type { Order } from '../../shared/api/orders-api.ts'
import { sandboxTokens } from '../../shared/orders/sandbox-cards.ts'
import { checkoutContact } from '../support/builders/checkout-contact.ts'
import { callShop, newBuyer } from '../support/pages/buyer.ts'
import { horizontalOverflow } from '../support/pages/horizontal-overflow.ts'
import { storeSession } from '../support/pages/sessions.ts'
import { signInElsewhere } from '../support/pages/signed-in.ts'
import { staffSecrets, type DemoStaff } from '../support/pages/staff-orders.ts'
import { expect, expectNoViolations, test } from '../support/shops/shop-fixture.ts'
import { runningShop } from '../support/shops/start-shop-process.ts'

async function signInAs(page: Page, shop: string, who: DemoStaff): Promise<void> {
  await storeSession(page, await signInElsewhere(shop, `${who}@dray.example`, staffSecrets[who]))
}

/** A paid order of a group, which goes to Edinburgh on a pallet. */
async function palletOrder(shop: string): Promise<string> {
  const { groups } = (await callShop(shop, '/public/groups')) as { groups: { id: string; slug: string }[] }
  const slug = 'forth-crossing'
  const buyer = await newBuyer(runningShop(shop), [
    { words: 'Towpath Bitter firkin', quantity: 3, groupSlug: slug },
  ])
  const answer = await fetch(`${shop}/api/orders`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${buyer.token.accessToken}`,
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify({
      contact: { ...checkoutContact, towncity: 'Edinburgh', postcode: 'EH1 1RE' },
      payment: 'card',
      groupId: groups.find((group) => group.slug === slug)!.id,
    }),
  })
  const { number } = (await answer.json()) as Order
  await callShop(shop, `/api/orders/${number}/payment`, { token: sandboxTokens.success }, buyer)
  return number
}

test('an open order goes to other premises: shown first with the pallet’s cost, by keyboard (STAF-11)', async ({
  page,
  shop,
}) => {
  const number = await palletOrder(shop)
  await signInAs(page, shop, 'operations')
  await page.goto(`/admin/orders/${number}`)
  await page.getByRole('button', { name: 'Change contact and delivery' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: `Change ${number}` })
  await expectNoViolations(page)
  await dialog.getByLabel('Street').fill('4 Spittal Street')
  await dialog.getByLabel('Town or city').fill('Stirling')
  await dialog.getByLabel('Postcode').fill('FK8')
  await dialog.getByLabel(/^Why\?/).fill('They rang: the cellar has moved.')
  await dialog.getByRole('button', { name: 'See what happens' }).press('Enter')
  await expect(dialog.getByText('Choose: who causes it bears what it costs.')).toBeVisible()
  await dialog.getByLabel(/^Who causes it\?/).selectOption('Dray')
  await dialog.getByRole('button', { name: 'See what happens' }).press('Enter')
  await expect(dialog.getByText('Enter a UK postcode, like LS1 4DY.').first()).toBeVisible()
  await dialog.getByLabel('Postcode').fill('FK8 1DU')
  await dialog.getByRole('button', { name: 'See what happens' }).press('Enter')
  await expect(dialog.getByText(/^The pallet (was|costs) £/)).toBeVisible()
  await expect(dialog.getByText('Changed: premises.')).toBeVisible()
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Change the order' }).press('Enter')
  await expect(page.getByText(`${number}: changed.`).first()).toBeAttached()
  await expect(page.getByText('FK8 1DU').first()).toBeVisible()
  await expect(page.getByText('Contact or delivery changed').first()).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('support changes contact and drop notes alone (STAF-11, STAF-24)', async ({ page, shop }) => {
    const number = await palletOrder(shop)
    await signInAs(page, shop, 'support')
    await page.goto(`/admin/orders/${number}`)
    await page.getByRole('button', { name: 'Change contact and delivery' }).click()
    const dialog = page.getByRole('dialog', { name: `Change ${number}` })
    await expect(dialog.getByLabel('Postcode')).toHaveCount(0)
    await expect(dialog.getByText(/are changed by operations/)).toBeVisible()
    await dialog.getByLabel('Drop notes').fill('Ring twice, the bell is weak.')
    await dialog.getByLabel(/^Why\?/).fill('They rang.')
    await expectNoViolations(page)
    expect(await horizontalOverflow(page)).toEqual([])
    await dialog.getByRole('button', { name: 'See what happens' }).click()
    await expect(dialog.getByText('Changed: drop notes.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Change the order' }).click()
    await expect(page.getByText('Ring twice, the bell is weak.').first()).toBeVisible()
  })
})
