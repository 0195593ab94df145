import { openReviews, reviewCards, takeBeer, writeReview } from '../support/pages/reviewed-beers.ts'
import { expect, expectNoViolations, test } from '../support/shops/shop-fixture.ts'
import { signInConfirmed } from '../support/pages/signed-in.ts'
import { bodyField, fileField, good, post, titleField } from '../support/pages/review-writing-page-object.ts'

test('an own review is edited, others are not (REV-20, REV-22, REV-23, REV-28, REV-29, REV-30, REV-31, REV-32, REV-44, REV-65)', async ({
  page,
  shop,
}) => {
  const client = await signInConfirmed(page, shop)
  const beer = await takeBeer(shop, 14)
  await writeReview(shop, beer.id, { title: 'By another' })
  await writeReview(shop, beer.id, { title: 'My own', body: good, rating: 4 }, client)
  await openReviews(page, beer, true)
  const own = reviewCards(page).filter({ hasText: good })
  await expect(page.getByRole('button', { name: 'Edit review' })).toHaveCount(1)
  await expect(own.getByRole('button', { name: /delete|remove/i })).toHaveCount(0)
  await expect(own.getByRole('button', { name: /^Upvote/ })).toBeDisabled()

  await own.getByRole('button', { name: 'Edit review' }).click()
  const form = page.getByRole('form', { name: 'Change your review' })
  await expect(titleField(page)).toHaveValue('My own')
  await expect(titleField(page)).toBeFocused()
  await expect(bodyField(page)).toHaveValue(good)
  await expect(form.getByRole('radio', { name: '4 stars' })).toBeChecked()
  await expect(fileField(page)).toHaveCount(0)
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Cancel edit' }).click()
  await expect(bodyField(page)).toHaveValue('')
  await expect(post(page)).toBeVisible()
  await expect(own).toBeFocused()

  await own.getByRole('button', { name: 'Edit review' }).click()
  await titleField(page).fill('   ')
  await bodyField(page).fill(`${good} And the next week too.`)
  await form.getByRole('radio', { name: '4 stars' }).click()
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'PATCH'),
    page.getByRole('button', { name: 'Save changes' }).click(),
  ])
  expect(sent.postDataJSON()).toEqual({ title: null, body: `${good} And the next week too.`, rating: null })
  await expect(page.getByText('Thank you. Your changes are published.')).toBeVisible()
  await expect(own).toContainText('And the next week too.')
  await expect(own).toContainText('Edited')
  await expect(post(page)).toBeVisible()
})

test('votes count at once, are cleared by a second press, and roll back when refused (REV-15, REV-24, REV-36, REV-37)', async ({
  page,
  shop,
}) => {
  await signInConfirmed(page, shop)
  const beer = await takeBeer(shop, 16)
  await writeReview(shop, beer.id)
  await openReviews(page, beer, true)
  const reactions: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/reactions'))
      reactions.push((request.postDataJSON() as { reaction: string }).reaction)
  })
  const up = page.getByRole('button', { name: /^Upvote/ })
  const down = page.getByRole('button', { name: /^Downvote/ })
  await up.click()
  await expect(up).toHaveAccessibleName('Upvote, 1')
  await expect(up).toHaveAttribute('aria-pressed', 'true')
  await down.click()
  await expect(up).toHaveAccessibleName('Upvote, 0')
  await expect(down).toHaveAccessibleName('Downvote, 1')
  await down.focus()
  await page.keyboard.press('Enter')
  await expect(down).toHaveAccessibleName('Downvote, 0')
  await expect.poll(() => reactions).toEqual(['upvote', 'downvote', 'clear'])

  await page.route('**/reactions', (route) =>
    route.fulfill({ status: 429, json: { message: 'Too many votes. Please wait.' } }),
  )
  await up.click()
  await expect(page.getByText('Too many votes. Please wait.').last()).toBeVisible()
  await expect(up).toHaveAccessibleName('Upvote, 0')
  await expect(up).toHaveAttribute('aria-pressed', 'false')
  await page.unroute('**/reactions')
  await up.click()
  await expect(up).toHaveAccessibleName('Upvote, 1')
  await page.reload()
  await expect(up).toHaveAccessibleName('Upvote, 1')
  await expect(up).toHaveAttribute('aria-pressed', 'true')
})

test('a review is reported (REV-25, REV-34, REV-35, REV-48)', async ({ page, shop }) => {
  await signInConfirmed(page, shop)
  const beer = await takeBeer(shop, 17)
  await writeReview(shop, beer.id)
  await openReviews(page, beer, true)
  const opener = reviewCards(page).getByRole('button', { name: 'Report' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: /^Report the review by/ })
  const reason = dialog.getByRole('textbox', { name: 'What is wrong with it?' })
  const send = dialog.getByRole('button', { name: 'Send report' })
  await reason.fill(' abc ')
  await send.click()
  await expect(dialog.getByText('Please provide a short reason (minimum 5 characters).')).toBeVisible()
  await expectNoViolations(page)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/report', async (route) => {
    await held
    await route.continue()
  })
  await reason.fill('abcde')
  await send.click()
  await expect(send).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(
    dialog.getByText('Thank you. Your report was sent, and we will look at this review.'),
  ).toBeVisible()
  await expect(reason).toBeHidden()
  await expect(send).toBeHidden()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})
