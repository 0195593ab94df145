import { isListCall, openReviews, reviewCards, takeBeer } from '../support/pages/reviewed-beers.ts'
import { expect, expectNoViolations, test } from '../support/shops/shop-fixture.ts'
import { signInConfirmed } from '../support/pages/signed-in.ts'
import { bodyField, fileField, good, post, titleField } from '../support/pages/review-writing-page-object.ts'

test('a client writes a review (REV-09, REV-40, REV-41, REV-42, REV-43, REV-45, REV-46)', async ({
  page,
  shop,
}) => {
  await signInConfirmed(page, shop)
  const beer = await takeBeer(shop, 10)
  await openReviews(page, beer)
  await expect(titleField(page)).toHaveAttribute('maxlength', '120')
  await bodyField(page).fill('  short    ')
  await post(page).click()
  await expect(page.getByText('Please share a few more details (minimum 10 characters).')).toBeVisible()
  await expect(bodyField(page)).toBeFocused()
  await expectNoViolations(page)

  const star = page.getByRole('radio', { name: '4 stars' }).last()
  await star.click()
  await expect(star).toBeChecked()
  await star.click()
  await expect(star).not.toBeChecked()
  await page.getByRole('radio', { name: '5 stars' }).last().click()
  await titleField(page).fill('  Nice ')
  await bodyField(page).fill(`  ${good}  `)
  const [sent] = await Promise.all([
    page.waitForRequest((r) => r.method() === 'POST' && isListCall(new URL(r.url()))),
    post(page).click(),
  ])
  expect(sent.postDataJSON()).toEqual({
    subjectType: 'beer',
    subjectId: beer.id,
    title: 'Nice',
    body: good,
    rating: 5,
    attachments: [],
  })
  await expect(page.getByText('Thank you. Your review is published.')).toBeVisible()
  await expect(bodyField(page)).toHaveValue('')
  await expect(reviewCards(page).getByText(good)).toBeVisible()
  await expect(page.getByText('1 review', { exact: true })).toBeVisible()

  await bodyField(page).fill('A second one, without title and stars.')
  await post(page).click()
  await expect(reviewCards(page)).toHaveCount(2)
  await expect(reviewCards(page).first()).toContainText('No rating')
})

test('stars are set and cleared by keys, and everything is sent without a mouse (REV-45, REV-46)', async ({
  page,
  shop,
}) => {
  await signInConfirmed(page, shop)
  const beer = await takeBeer(shop, 19)
  await openReviews(page, beer)
  const form = page.getByRole('form', { name: /^Review / })
  await form.getByRole('radio', { name: '1 star', exact: true }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(form.getByRole('radio', { name: '3 stars' })).toBeChecked()
  await page.keyboard.press('Space')
  await expect(form.getByText('No rating')).toBeVisible()
  await page.keyboard.press('Space')
  await expect(form.getByRole('radio', { name: '3 stars' })).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(titleField(page)).toBeFocused()
  await page.keyboard.type('By keys')
  await page.keyboard.press('Tab')
  await page.keyboard.type(good)
  await page.keyboard.press('Tab')
  await expect(fileField(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(reviewCards(page).getByRole('heading', { name: 'By keys' })).toBeVisible()
  await expect(reviewCards(page)).toContainText('3 out of 5 stars')
})
