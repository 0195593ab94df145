import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { readMailFiles } from '../../server/platform/mail/mail-files.ts'
import { subjectsTo } from '../support/pages/mail-box.ts'
import { expect, expectNoViolations, test } from '../support/shops/shop-fixture.ts'
import type { Shop } from '../support/shops/start-shop-process.ts'
import { signInAgain } from '../support/pages/signed-in.ts'

const message = 'One of the firkins came without its shive.\nCould the brewery send one?'
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Support' })
const sent = (page: Page) => page.getByRole('heading', { name: 'Your message is on its way' })

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('What is it about?').selectOption('An order or a delivery')
  await page.getByLabel('Order number').fill('D-1042')
  await page.getByLabel('Your name').fill('Maggie Tapster')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Message').fill(message)
}

/** The mail to support and the confirmation have arrived. */
async function expectMails(shop: Shop, email: string): Promise<void> {
  await expect.poll(() => subjectsTo(shop, email)).toEqual(['We have your message'])
  const request = async () =>
    (await readMailFiles(join(shop.folder, 'mail'), Number.MAX_SAFE_INTEGER)).find(({ text }) =>
      text.includes(email),
    )
  await expect
    .poll(async () => (await request())?.subject)
    .toBe('Support: An order or a delivery, order D-1042')
  expect((await request())?.text).toContain('Could the brewery send one?')
}

test(
  'the footer leads to support, and a message goes there with a confirmation (HEAD-60, OPEN-26, STAT-02)',
  { tag: '@core' },
  async ({ page, shopProcess }) => {
    await page.goto('/accessories')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact support' }).click()
    await expect(heading(page)).toBeVisible()
    const answers = page.getByRole('region', { name: 'Already answered' })
    for (const name of ['Shipping FAQ', 'Privacy policy', 'Terms and conditions'])
      await expect(answers.getByRole('link', { name })).toBeVisible()
    await fillIn(page, 'with-scripts@thetap.example')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(sent(page)).toBeFocused()
    await expectMails(shopProcess, 'with-scripts@thetap.example')
  },
)

test('an error appears at its field, which takes the focus; the typed text stays, and keys never reach the honeypot', async ({
  page,
}) => {
  await page.goto('/support')
  await fillIn(page, 'maggie at the tap')
  await page.getByRole('button', { name: 'Send message' }).click()
  const email = page.getByLabel('Email address')
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription(
    'Please give an email address such as landlord@thetap.example.',
  )
  await expectNoViolations(page)
  await expect(page.getByLabel('Message')).toHaveValue(message)
  await expect(page.getByLabel('Order number')).toHaveValue('D-1042')
  await page.getByLabel('Message').focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Send message' })).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Leave this empty' })).toHaveCount(0)
  await email.fill('mended@thetap.example')
  await expect(email).toHaveAccessibleDescription('')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(sent(page)).toBeVisible()
})

test('without a connection the message stays in the form, and is sent at the next press', async ({
  page,
}) => {
  await page.goto('/support')
  await fillIn(page, 'offline@thetap.example')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'We could not reach the shop' })).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue(message)
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(sent(page)).toBeVisible()
})

test('a client arrives by the account menu, and need not type name and address (HEAD-31)', async ({
  page,
  shop,
}) => {
  const { email } = await signInAgain(page, shop)
  await page.goto('/')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account: / })
    .click()
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Support' }).click()
  await expect(page).toHaveURL('/support')
  await expect(heading(page)).toBeVisible()
  await expect(page.getByLabel('Email address')).toHaveValue(email)
  await expect(page.getByLabel('Your name')).not.toHaveValue('')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form is posted, returns whole with its errors, and is sent (OPEN-26)', async ({
    page,
    shopProcess,
  }) => {
    await page.goto('/support')
    await fillIn(page, 'maggie at the tap')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('Please give an email address such as')).toBeVisible()
    await expect(page.getByLabel('Message')).toHaveValue(message)
    await expect(page.getByLabel('Order number')).toHaveValue('D-1042')
    await page.getByLabel('Email address').fill('no-scripts@thetap.example')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page).toHaveURL('/support?sent=1')
    await expect(sent(page)).toBeVisible()
    await expectMails(shopProcess, 'no-scripts@thetap.example')
  })
})
