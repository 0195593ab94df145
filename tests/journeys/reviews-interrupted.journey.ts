import type { Page } from '@playwright/test'
import {
  isListCall,
  openReviews,
  pictureFile,
  reviewCards,
  takeBeer,
} from '../support/pages/reviewed-beers.ts'
import { password } from '../support/pages/sessions.ts'
import { expect, expectNoViolations, test } from '../support/shops/shop-fixture.ts'
import { signInConfirmed } from '../support/pages/signed-in.ts'

const good = 'Dropped bright in a day and sold out by Sunday.'
const post = (page: Page) => page.getByRole('button', { name: 'Post review' })
const bodyField = (page: Page) => page.getByRole('textbox', { name: 'Your review' })
const titleField = (page: Page) => page.getByRole('textbox', { name: 'Title' })

/** The server ends every session of the client, as from another device. */
async function endSessions(shop: string, accessToken: string): Promise<void> {
  const response = await fetch(`${shop}/api/account/sign-out-everywhere`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}` },
  })
  if (!response.ok) throw new Error(`The sessions go on: ${response.status}`)
}

/** Signs in by the prompt that replaces the composer. */
async function signInFromReviews(page: Page, email: string): Promise<void> {
  await page.getByRole('region', { name: 'Reviews' }).getByRole('link', { name: 'Sign in' }).click()
  await page.getByRole('textbox', { name: /email/i }).fill(email)
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill(password)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(sign|log) in/i })
    .click()
}

test('a draft with its pictures lives through a reload, an ended session and the next sign-in (REV-61, REV-62)', async ({
  page,
  shop,
}) => {
  const client = await signInConfirmed(page, shop)
  const beer = await takeBeer(shop, 20)
  await openReviews(page, beer)
  await titleField(page).fill('Worth the wait')
  await bodyField(page).fill(good)
  await page.getByRole('radio', { name: '4 stars' }).last().click()
  await expect(page.getByRole('radio', { name: '4 stars' }).last()).toBeChecked()
  await page.getByLabel('Add pictures').setInputFiles([await pictureFile('keg', 'png')])
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible()
  await page.reload()
  await expect(bodyField(page)).toHaveValue(good)
  await expect(titleField(page)).toHaveValue('Worth the wait')
  await expect(page.getByRole('radio', { name: '4 stars' }).last()).toBeChecked()
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible()

  await endSessions(shop, client.token.accessToken)
  await page.getByLabel('Add pictures').setInputFiles([await pictureFile('pump', 'png')])
  await expect(page.getByText('Please sign in to upload images.')).toBeVisible()
  await expect(post(page)).toBeHidden()
  await signInFromReviews(page, client.email)
  await expect(page).toHaveURL(`${shop}${beer.reviews}`)
  await expect(bodyField(page)).toHaveValue(good)
  await post(page).click()
  await expect(reviewCards(page).getByRole('heading', { name: 'Worth the wait' })).toBeVisible()
  await expect(reviewCards(page).getByRole('list', { name: 'Pictures' }).getByRole('link')).toHaveCount(1)
  await page.reload()
  await expect(bodyField(page)).toHaveValue('')
})

test('an unsent review stays with its error, and is sent once in the end (ERR-22, ERR-24)', async ({
  page,
  shop,
  context,
}) => {
  await signInConfirmed(page, shop)
  const beer = await takeBeer(shop, 23)
  await openReviews(page, beer)
  await bodyField(page).fill(good)
  const answers = [
    { status: 500, json: { message: 'The cellar is flooded.' } },
    { status: 429, json: { message: 'Too many reviews. Please wait.' } },
  ]
  for (const answer of answers) {
    await page.route(isListCall, (route) =>
      route.request().method() === 'POST' ? route.fulfill(answer) : route.continue(),
    )
    await post(page).click()
    await expect(page.getByRole('alert').filter({ hasText: answer.json.message })).toBeVisible()
    await expect(bodyField(page)).toHaveValue(good)
    await page.unroute(isListCall)
  }
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && isListCall(new URL(request.url())))
      keys.push(request.headers()['idempotency-key'])
  })
  await context.setOffline(true)
  await post(page).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'Something went wrong. Please try again.' }),
  ).toBeVisible()
  await expect(bodyField(page)).toHaveValue(good)
  await context.setOffline(false)
  await post(page).click()
  await expect(reviewCards(page)).toHaveCount(1)
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
})

test('a notice replaces the form where reviewing is closed for the client (OPEN-41, ENT-65, ERR-22)', async ({
  page,
  shop,
}) => {
  await signInConfirmed(page, shop)
  await openReviews(page, await takeBeer(shop, 25))
  await bodyField(page).fill(good)
  const refusal = { code: 'reviewing_unavailable', message: 'Reviewing is not available for your account.' }
  await page.route(isListCall, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 403, json: refusal }) : route.continue(),
  )
  await post(page).click()
  await expect(page.getByText(refusal.message)).toBeVisible()
  await expect(post(page)).toBeHidden()
  await expectNoViolations(page)
})
