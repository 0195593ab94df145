import type { Page } from '@playwright/test'
import { expect, test } from '../support/shops/shop-fixture.ts'

function countCalls(page: Page, name: string): () => number {
  let calls = 0
  page.on('request', (request) => {
    if (request.url().endsWith(`/public/auth/${name}`)) calls += 1
  })
  return () => calls
}

test.describe('links of mails', () => {
  test('a weak new password is refused before it is sent, and a link that is over leads to a new one (AUTH-07, OPEN-27, AUTH-44, AUTH-45)', async ({
    page,
  }) => {
    const sent = countCalls(page, 'reset-password')
    await page.goto('/account/reset-password#token=over')
    const next = page.getByLabel('New password *', { exact: true })
    const set = page.getByRole('button', { name: 'Set new password' })
    await next.fill('abc1234')
    await set.click()
    await expect(page.getByText('Password must be at least 8 characters long.')).toBeVisible()
    await next.fill('a new password')
    await page.getByLabel('Confirm new password').fill('another one')
    await set.click()
    await expect(page.getByText('Passwords do not match. Please try again.')).toBeVisible()
    expect(sent()).toBe(0)

    await page.getByLabel('Confirm new password').fill('a new password')
    await set.click()
    await expect(page.getByText('This link has expired or was used already.')).toBeVisible()
    await page.getByRole('link', { name: 'Ask for a new one' }).click()
    const email = page.getByLabel('Email address')
    await email.fill('nobody')
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(email).toHaveAccessibleDescription('Please enter your email address.')
    await email.fill('nobody@thetap.example')
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(
      page.getByText('If there is an account for nobody@thetap.example, the link is on its way.'),
    ).toBeVisible()
  })

  for (const [path, call, label] of [
    ['/account/confirm-email', 'confirm-email', 'Confirm my email address'],
    ['/account/change-email', 'confirm-email-change', 'Use this email address'],
  ] as const) {
    test(`${path} is waiting for a press, and reports an expired or incomplete link`, async ({ page }) => {
      const sent = countCalls(page, call)
      await page.goto(`${path}#token=over`)
      await expect(page.getByRole('button', { name: label })).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(sent()).toBe(0)
      await page.getByRole('button', { name: label }).click()
      await expect(page.getByText(/This link has expired or was used already/)).toBeVisible()
      await expect(page.getByRole('button', { name: label })).toBeHidden()
      expect(sent()).toBe(1)

      await page.goto('/privacy-policy')
      await page.goto(path)
      await expect(page.getByText('This link is not complete.')).toBeVisible()
    })
  }
})
