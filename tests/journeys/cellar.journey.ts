import type { Page } from '@playwright/test'
import type { SignedIn } from '../../shared/api/accounts-api.ts'
import { awaitBasket } from '../support/pages/await-running.ts'
import { newBuyer, putIntoCart } from '../support/pages/buyer.ts'
import { storeSession, loseOwnCalls, registerClient } from '../support/pages/sessions.ts'
import { expect, test, watchShifts } from '../support/shops/shop-fixture.ts'
import { signInAgain, signInElsewhere } from '../support/pages/signed-in.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 900 }
const warning = 'D-Type coupler: not in your cellar profile.'

/** The same client in another browser, with the cellar's description. */
async function saveCellar(
  shop: string,
  client: SignedIn & { email: string },
  cellar: object,
): Promise<SignedIn> {
  const response = await fetch(`${shop}/api/account/cellar`, {
    method: 'PUT',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${client.token.accessToken}`,
    },
    body: JSON.stringify(cellar),
  })
  if (!response.ok) throw new Error(`The cellar was answered ${response.status}`)
  return signInElsewhere(shop, client.email)
}

const withoutD = { servings: ['keg', 'cask'], couplers: ['s'] }

/** The page of a beer that comes in 30 litres with an S-type coupler and in 50 with a D-type one. */
async function addressOfAqueduct(page: Page): Promise<string> {
  await page.goto('/shop?q=Aqueduct')
  const card = page.locator('main article').getByRole('link', { name: 'Aqueduct', exact: true })
  return (await card.first().getAttribute('href')) ?? ''
}
const sizeOf = (page: Page, name: string) =>
  page.locator('form[aria-labelledby="sizes"]').getByRole('row').filter({ hasText: name })
/** The note below a size. */
const notesOf = (page: Page, name: string) => sizeOf(page, name).locator('xpath=following-sibling::tr[1]')

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('a client describes the cellar, and finds the description again (OPEN-25)', async ({ page, shop }) => {
    await signInAgain(page, shop)
    await page.goto('/account/settings/cellar')
    const form = page.getByRole('form', { name: 'Your cellar' })
    await form.getByRole('checkbox', { name: 'Keg, through a coupler' }).check()
    await expect(form.getByText('Tick your couplers too: until then no keg is marked.')).toBeVisible()
    await form.getByRole('checkbox', { name: 'S-Type' }).check()
    await form.getByRole('checkbox', { name: 'KeyKeg' }).check()
    await expect(form.getByText('Tick your couplers too')).toBeHidden()
    await form.getByRole('button', { name: 'Save cellar' }).click()
    await expect(form.getByText('Your cellar profile is saved.')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-cellar', '"s","keykeg"')

    await page.reload()
    await expect(form.getByRole('checkbox', { name: 'S-Type' })).toBeChecked()
    await expect(form.getByRole('checkbox', { name: 'Keg, through a coupler' })).toBeChecked()
    await expect(form.getByRole('checkbox', { name: 'D-Type' })).not.toBeChecked()
  })

  test('a keg without a matching coupler in the cellar is marked at its size, and nothing moves', async ({
    page,
    shop,
  }) => {
    const href = await addressOfAqueduct(page)
    await page.goto(href)
    await expect(page.getByText('not in your cellar profile').filter({ visible: true })).toHaveCount(0)
    await storeSession(page, await saveCellar(shop, await registerClient(shop), withoutD))
    const shifts = await watchShifts(page)
    await page.goto(href)
    await expect(notesOf(page, '50L Keg').getByText(warning)).toBeVisible()
    await expect(notesOf(page, '30L Keg').getByText('not in your cellar profile')).toBeHidden()
    await expect(page.getByRole('button', { name: /^Account|Ada/ }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await shifts()).toBe(0)
    await expect(notesOf(page, '50L Keg').getByRole('link', { name: 'cellar profile' })).toHaveAttribute(
      'href',
      '/account/settings/cellar',
    )
  })

  test('drawer, basket page and checkout warn at the line, and the order continues', async ({
    page,
    shopProcess,
  }) => {
    const { url } = shopProcess
    const buyer = await newBuyer(shopProcess, [])
    await putIntoCart(url, buyer, [{ words: 'Aqueduct 50L keg' }, { words: 'Towpath Bitter firkin' }])
    await storeSession(page, await saveCellar(url, buyer, withoutD))
    await page.goto('/cart')
    await awaitBasket(page)
    await expect(page.getByRole('row').filter({ hasText: 'Aqueduct' }).getByText(warning)).toBeVisible()
    await expect(page.getByText('not in your cellar profile').filter({ visible: true })).toHaveCount(1)

    await page.locator('#basket-link').click()
    const drawer = page.getByRole('dialog', { name: 'Shopping Basket' })
    const row = drawer.getByRole('listitem').filter({ hasText: 'Aqueduct' })
    await expect(row.getByText(warning)).toBeVisible()

    await page.goto('/checkout')
    await awaitBasket(page)
    const line = page.getByRole('listitem').filter({ hasText: 'Aqueduct' })
    await expect(line.getByText(warning)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Place order' })).toBeEnabled()
  })
})

test('the profile is available offline, and sign-out deletes it', async ({ page, shop }) => {
  await page.setViewportSize(desktop)
  const href = await addressOfAqueduct(page)
  await storeSession(page, await saveCellar(shop, await registerClient(shop), withoutD))
  await loseOwnCalls(page)
  await page.route('**/public/auth/**', (route) => route.abort())
  await page.goto(href)
  await expect(notesOf(page, '50L Keg').getByText(warning)).toBeVisible()

  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account: / })
    .click()
  await page.getByRole('navigation', { name: 'Account' }).getByRole('button', { name: 'Sign out' }).click()
  await expect(notesOf(page, '50L Keg').getByText(warning)).toBeHidden()
  await page.reload()
  await expect(sizeOf(page, '50L Keg')).toBeVisible()
  await expect(notesOf(page, '50L Keg').getByText(warning)).toBeHidden()
})
