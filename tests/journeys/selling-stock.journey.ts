import type { Page } from '@playwright/test'
import { horizontalOverflow } from '../support/pages/horizontal-overflow.ts'
import { placeFirkins } from '../support/pages/place-firkins.ts'
import { storeSession } from '../support/pages/sessions.ts'
import { signInElsewhere } from '../support/pages/signed-in.ts'
import { expect, expectNoViolations, test } from '../support/shops/shop-fixture.ts'

const phone = { width: 390, height: 844 }
const brewery = 'learmonth-basin'
const path = `/sell/${brewery}/stock`

async function signInToCellar(page: Page, shop: string): Promise<void> {
  await storeSession(page, await signInElsewhere(shop, 'cellar@dray.example', 'mind the cold store'))
}

/** Presses a button, and says whether the field has the focus in the moment in which it occurs there for the next container. */
const isTypedAtOnce = (page: Page, name: string) =>
  button(page, name).evaluate(
    (pressed: HTMLElement) =>
      new Promise<boolean>((resolve) => {
        const before = document.querySelector('main form input')
        new MutationObserver((_changes, observer) => {
          const field = document.querySelector('main form input')
          if (field === before) return
          observer.disconnect()
          resolve(document.activeElement === field)
        }).observe(document.body, { childList: true, subtree: true })
        pressed.click()
      }),
  )

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('ten taps and fewer count a container, and the count survives a reload (SELL-30)', async ({
    page,
    shop,
  }) => {
    await signInToCellar(page, shop)
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Stock', level: 1 })).toBeVisible()
    await expect.poll(() => horizontalOverflow(page)).toEqual([])
    await page.getByRole('link', { name: 'Count', exact: true }).click()
    await expect(page).toHaveURL(`${path}/count`)
    const field = page.getByRole('textbox', { name: /^On hand: / })
    const first = await field.getAttribute('aria-label')
    await expect(field).toBeFocused()
    await field.pressSequentially('x')
    await expect(field).toHaveValue('')
    await button(page, '4').click()
    await button(page, '2').click()
    await expect(field).toHaveValue('42')
    await button(page, 'Next').click()
    await expect(page.getByText(/^2 of \d+$/)).toBeVisible()
    expect(await isTypedAtOnce(page, 'Skip')).toBe(true)
    await expect(page.getByText(/^3 of \d+$/)).toBeVisible()
    await page.keyboard.type('17')
    await page.keyboard.press('Enter')
    await page.reload()
    await expect(page.getByText(/^4 of \d+$/)).toBeVisible()
    await button(page, 'Finish').click()
    await expect(page.getByRole('heading', { name: '2 counts' })).toBeVisible()
    await expect(page.getByRole('heading', { name: /^\d+ skipped$/ })).toBeVisible()
    await expect(page.getByText(`${first!.replace('On hand: ', '')}: On hand 42 at `)).toBeVisible()
    await button(page, 'Save 2 counts').click()
    await expect(page.getByRole('heading', { name: 'Counted', level: 1 })).toBeVisible()
    await page.getByRole('link', { name: 'Stock' }).first().click()
    await expect(
      page
        .getByRole('row')
        .filter({ hasText: first!.split(': ')[1]!.split(', ')[0]! })
        .first(),
    ).toContainText('42')
  })
})

test(
  'a record is shown before it is made, and its movement names who and why (SELL-11, SELL-29)',
  { tag: '@core' },
  async ({ page, shop }) => {
    await signInToCellar(page, shop)
    await page.goto(`${path}?q=towpath%20firkin`)
    await button(page, /^Towpath Bitter, /).click()
    const dialog = page.getByRole('dialog')
    const before = Number(await dialog.locator('dd').first().textContent())
    await dialog.getByRole('button', { name: 'Made' }).click()
    await button(page, 'Review').click()
    await expect(dialog.getByText('Type a whole number.')).toBeVisible()
    await expectNoViolations(page)
    await dialog.getByLabel('Units made').fill('9')
    await button(page, 'Review').click()
    await expect(dialog.getByText(`9 more: on hand ${before + 9}.`)).toBeVisible()
    await button(page, 'Made: 9 units').click()
    await expect(dialog).toHaveCount(0)
    await button(page, /^Towpath Bitter, /).click()
    await expect(dialog.getByText('Made: on hand +9')).toBeVisible()
    await expect(dialog.getByText(/, Rab Keir$/).first()).toBeVisible()
    for (const mark of ['400', '6']) {
      await dialog.getByLabel('Low below').fill(mark)
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(dialog).toHaveCount(0)
      await expect(page.getByRole('row').filter({ hasText: 'Towpath Bitter' })).toContainText(mark)
      await button(page, /^Towpath Bitter, /).click()
    }
    await dialog.getByRole('button', { name: 'Spoilt' }).click()
    await dialog.getByLabel('Units spoilt').fill('3')
    await button(page, 'Review').click()
    await button(page, 'Spoilt: 3 units').click()
    await expect(dialog).toHaveCount(0)
  },
)

test('people of the cellar pack, see no sum, and find no list that is not theirs (ROLE-02, SELL-22, SELL-32)', async ({
  page,
  shop,
}) => {
  await signInToCellar(page, shop)
  for (const list of ['prices', 'money']) {
    await page.goto(`/sell/${brewery}/${list}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is nothing here for you')
    await expect(page.getByText('£')).toHaveCount(0)
  }
  const { number } = await placeFirkins(shop)
  await page.goto(`/sell/${brewery}/orders/${number}`)
  await expect(page.getByRole('heading', { name: 'Beer' })).toBeVisible()
  await expect(button(page, 'Accept')).toHaveCount(0)
  await expect(page.getByText('£')).toHaveCount(0)
})
