import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { readMailFiles } from '../../server/platform/mail/mail-files.ts'
import { expect, expectNoViolations, test, watchShifts } from '../support/shops/shop-fixture.ts'
import type { Shop } from '../support/shops/start-shop-process.ts'

const phone = { width: 390, height: 844 }
const newEmail = () => `reader-${crypto.randomUUID()}@pub.example`
const home = (page: Page) => page.getByRole('region', { name: 'A letter from the cellar' })
const footer = (page: Page) => page.getByRole('contentinfo')
/** The form's result. */
const messageOf = (place: Locator) => place.locator('form [aria-live]')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const anyone = () => `10.7.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`

/** The link with a token in the newest mail to an address under this subject, once it has arrived. */
async function linkOf(shop: Shop, to: string, subject: string, path: string): Promise<string> {
  let link = ''
  await expect
    .poll(async () => {
      const mails = await readMailFiles(join(shop.folder, 'mail'), Number.MAX_SAFE_INTEGER)
      const mail = mails.find((each) => each.to === to && each.subject === subject)
      link = mail?.text.split(/\s/).find((word) => word.startsWith(`${shop.url}${path}?token=`)) ?? ''
      return link
    })
    .not.toBe('')
  return link
}

test.beforeEach(async ({ context }) => {
  // Each journey is another caller, so that limits do not add up.
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': anyone() })
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: phone })

    test(
      'a subscriber signs up, confirms by mail, unsubscribes by a link, and resubscribes (HOME-69, HOME-70, OPEN-04, OPEN-36, UNSUB-01, UNSUB-10, UNSUB-16)',
      { tag: javaScriptEnabled ? '@core' : [] },
      async ({ page, shopProcess }) => {
        const email = newEmail()
        await page.goto('/')
        await expect(home(page).locator('input[type="email"]')).toHaveCount(1)
        await home(page).getByLabel('Your email, for our newsletter').fill(email)
        await home(page).getByRole('button', { name: 'Subscribe' }).click()
        await expect(page.getByText(`if ${email} does not have our newsletter yet`)).toBeVisible()

        await page.goto(
          await linkOf(
            shopProcess,
            email,
            'Please confirm your newsletter subscription',
            '/newsletter/confirm',
          ),
        )
        await expect(heading(page, 'Confirm your subscription')).toBeVisible()
        await page.getByRole('button', { name: 'Yes, subscribe' }).click()
        await expect(heading(page, 'You are subscribed')).toBeVisible()
        await expect(page.getByText(`${email} will receive newsletter updates from now on.`)).toBeVisible()

        const calls: string[] = []
        page.on('request', (request) => {
          if (['fetch', 'xhr'].includes(request.resourceType())) calls.push(new URL(request.url()).pathname)
        })
        const link = await linkOf(shopProcess, email, 'You are subscribed', '/unsubscribe')
        for (let times = 0; times < 2; times += 1) {
          await page.goto(link)
          await expect(heading(page, 'You are unsubscribed')).toBeVisible()
          await expect(page.getByText('We have recorded your preference.')).toBeVisible()
          await expect(
            page.getByText(`${email} will no longer receive newsletter updates.`, { exact: true }),
          ).toBeVisible()
        }
        await expect(page.getByText(/^Changed your mind\? You can re-subscribe/)).toBeVisible()
        expect(calls.filter((path) => path.includes('unsubscribe') || path.includes('newsletter'))).toEqual(
          [],
        )
        await page.getByRole('main').getByRole('button', { name: 'Re-subscribe' }).click()
        await expect(heading(page, 'You are subscribed')).toBeVisible()
      },
    )
  })
}

test('an invalid address shows an error, and the typed text stays (OPEN-04)', async ({ page }) => {
  // The browser accepts this address, the shop does not.
  const typed = 'landlord@thetap'
  await page.goto('/newsletter')
  const main = page.getByRole('main')
  await main.getByLabel('Your email, for our newsletter').fill(typed)
  await main.getByRole('button', { name: 'Subscribe' }).click()
  await expect(messageOf(main)).toContainText('Please give an email address such as')
  const field = main.getByLabel('Your email, for our newsletter')
  await expect(field).toHaveValue(typed)
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(/^Please give an email address/)
  await expect(page).toHaveURL('/newsletter')
})

test('pages and forms of the newsletter are accessible and do not move (HEAD-61)', async ({
  page,
  shopProcess,
}) => {
  test.slow()
  await page.setViewportSize(phone)
  const email = newEmail()
  const shifts = await watchShifts(page)
  const check = async () => {
    await page.waitForLoadState('networkidle')
    expect(await shifts()).toBe(0)
    await expectNoViolations(page)
  }
  await page.goto('/shipping-faq')
  const form = footer(page)
  await form.getByLabel('Our newsletter').fill(email)
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(messageOf(form)).toContainText('Please check your email')
  await expect(form.getByLabel('Our newsletter')).toHaveValue('')
  await check()
  const subject = 'Please confirm your newsletter subscription'
  await page.goto(await linkOf(shopProcess, email, subject, '/newsletter/confirm'))
  await check()
  await page.getByRole('button', { name: 'Yes, subscribe' }).click()
  await expect(heading(page, 'You are subscribed')).toBeVisible()
  await check()
  await page.goto(await linkOf(shopProcess, email, 'You are subscribed', '/unsubscribe'))
  await check()
  await page.goto('/unsubscribe?token=abc')
  await check()
})

test('without a connection, or with a failing shop, the form reports it and retains the typed text (OPEN-04)', async ({
  page,
}) => {
  const email = newEmail()
  await page.goto('/shipping-faq')
  const form = footer(page)
  const send = async () => {
    await form.getByLabel('Our newsletter').fill(email)
    await form.getByRole('button', { name: 'Subscribe' }).click()
  }
  await page.route('**/public/newsletter/subscribe', (route) => route.abort())
  await send()
  await expect(messageOf(form)).toHaveText('There seems to be no connection. Please try again.')
  await expect(form.getByLabel('Our newsletter')).toHaveValue(email)
  await page.route('**/public/newsletter/subscribe', (route) => route.fulfill({ status: 500, body: '' }))
  await send()
  await expect(messageOf(form)).toHaveText('Something went wrong. Please try again.')
  await expect(form.getByLabel('Our newsletter')).toBeFocused()
})

test('a finger on a link to unsubscribe fetches nothing before it is opened', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/newsletter')
  const other = page.waitForRequest('**/shipping-faq')
  await page.evaluate(() => {
    for (const href of ['/unsubscribe?token=abc', '/shipping-faq']) {
      const link = document.createElement('a')
      link.href = href
      document.querySelector('main')?.append(link)
      link.dispatchEvent(new Event('touchstart', { bubbles: true }))
    }
  })
  await other
  expect(asked).not.toContain('/unsubscribe')
})
