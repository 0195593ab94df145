import {
  isListCall,
  openReviews,
  type ReviewedBeer,
  reviewCards,
  takeBeer,
  writeReview,
} from '../support/pages/reviewed-beers.ts'
import { expect, expectNoViolations, test, watchShifts } from '../support/shops/shop-fixture.ts'
import { signInConfirmed } from '../support/pages/signed-in.ts'

/** Seven reviews: five stars, four twice, two, one, and two without. */
async function takeReviewedBeer(shop: string, number: number): Promise<ReviewedBeer> {
  const beer = await takeBeer(shop, number)
  for (const [place, rating] of [5, 4, null, 4, 2, null, 1].entries()) {
    await writeReview(shop, beer.id, { rating, title: `Number ${place + 1}` })
  }
  return beer
}

test(
  'reviews are read, narrowed and followed to the last, by keys too (REV-01, REV-02, REV-03, REV-05, REV-06, REV-07, REV-08, REV-58)',
  { tag: '@core' },
  async ({ page, shop }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const beer = await takeReviewedBeer(shop, 0)
    const shifts = await watchShifts(page)
    await openReviews(page, beer, true)
    const section = page.getByRole('region', { name: 'Reviews' })
    await expect(section.getByText('7 reviews', { exact: true })).toBeVisible()
    await expect(section.getByText('3.2', { exact: true })).toBeVisible()
    await expect(section.getByRole('listitem').filter({ hasText: '4 stars' })).toHaveText('4 stars2')
    await expect(reviewCards(page)).toHaveCount(5)
    await expect(reviewCards(page).first().getByRole('heading')).toHaveText('Number 7')
    expect(await shifts()).toBe(0)

    const more = page.getByRole('button', { name: 'Load more reviews' })
    const [secondPage] = await Promise.all([
      page.waitForRequest((r) => isListCall(new URL(r.url()))),
      more.click(),
    ])
    expect(secondPage.url()).toMatch(/page=2&pageSize=5/)
    await expect(reviewCards(page)).toHaveCount(7)
    await expect(more).toBeHidden()

    const [narrowed] = await Promise.all([
      page.waitForRequest((r) => isListCall(new URL(r.url()))),
      page.getByRole('radio', { name: '4 stars' }).check(),
    ])
    expect(narrowed.url()).toMatch(/page=1&pageSize=5&rating=4/)
    await expect(reviewCards(page)).toHaveCount(2)
    await expectNoViolations(page)

    await page.getByRole('radio', { name: '3 stars' }).check()
    await expect(page.getByText('No one gave 3 stars yet.')).toBeVisible()
    await page.getByRole('button', { name: 'Show all reviews' }).click()
    await expect(reviewCards(page)).toHaveCount(5)
    await page.getByRole('radio', { name: 'All' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: '5 stars' })).toBeChecked()
    await expect(reviewCards(page)).toHaveCount(1)
  },
)

test('a signed-out visitor gets a sign-in prompt with its own words for each action (REV-10, REV-63, REV-64)', async ({
  page,
  shop,
}) => {
  const beer = await takeBeer(shop, 4)
  await writeReview(shop, beer.id)
  await openReviews(page, beer, true)
  const card = reviewCards(page)
  await card.getByRole('button', { name: /^Upvote/ }).click()
  await expect(card.getByText('Please sign in to vote on reviews.')).toBeVisible()
  await card.getByRole('button', { name: 'Report' }).click()
  await expect(card.getByText('Please sign in before reporting reviews.')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByText('Please sign in to leave a review.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Post review' })).toBeHidden()
  const signIn = card.getByRole('link', { name: 'Sign in' })
  await expect(signIn).toHaveAttribute(
    'href',
    `/account/login?${new URLSearchParams({ next: beer.reviews })}`,
  )
})

test('signing in and out reads the list again, with the own pending review (REV-21, REV-26, REV-38, REV-39)', async ({
  page,
  shop,
}) => {
  const beer = await takeBeer(shop, 5)
  await writeReview(shop, beer.id, { title: 'By another' })
  const client = await signInConfirmed(page, shop)
  const { review } = await writeReview(
    shop,
    beer.id,
    { title: 'My own', body: 'Call me on 07700 900123 for a good price.' },
    client,
  )
  expect(review.pendingModeration).toBe(true)
  const asked: { url: string; bearer: string | undefined }[] = []
  page.on('request', (request) => {
    if (isListCall(new URL(request.url())))
      asked.push({ url: request.url(), bearer: request.headers()['authorization'] })
  })
  const shifts = await watchShifts(page)
  await openReviews(page, beer, true)
  const own = reviewCards(page).filter({ hasText: 'My own' })
  await expect(own.getByText('Pending review (visible only to you)')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Post review' })).toBeVisible()
  expect(await shifts()).toBe(0)
  await expect.poll(() => asked).toHaveLength(1)
  expect(asked[0]?.url).toContain('approvedOnly=false')
  expect(asked[0]?.bearer).toMatch(/^Bearer /)

  await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole('button', { name: /sign out|log out/i }).click()
  await expect(own).toBeHidden()
  await expect(reviewCards(page)).toHaveCount(1)
  await expect(page.getByText('Please sign in to leave a review.')).toBeVisible()
  await expect.poll(() => asked).toHaveLength(2)
  expect(asked[1]?.url).not.toContain('approvedOnly')
  expect(asked[1]?.bearer).toBeUndefined()
})

const pathOf = ({ reviews }: ReviewedBeer) => reviews.replace('#reviews', '')

test('reviews wake up on a page that was walked to, and on the next one (BEER-15, REV-08)', async ({
  page,
  shop,
}) => {
  const [first, second] = [await takeReviewedBeer(shop, 8), await takeReviewedBeer(shop, 9)]
  await page.goto(pathOf(first))
  await page.getByRole('link', { name: 'Shop', exact: true }).click()
  await expect(page).toHaveURL(`${shop}/shop`)
  await page.evaluate((href) => window.navigation.navigate(href), pathOf(second))
  await expect(page).toHaveURL(shop + pathOf(second))
  const more = page.getByRole('button', { name: 'Load more reviews' })
  // The address changes before the page does.
  await expect(page.locator('#reviews')).toBeAttached()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await more.click()
  await expect(reviewCards(page)).toHaveCount(7)
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(shop + pathOf(first))
  await more.click()
  await expect(reviewCards(page)).toHaveCount(7)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the newest reviews are readable, and functions that need scripts say so', async ({ page, shop }) => {
    const beer = await takeReviewedBeer(shop, 7)
    await page.goto(beer.reviews)
    await expect(reviewCards(page)).toHaveCount(5)
    await expect(reviewCards(page).first()).toBeVisible()
    await expect(reviewCards(page).first()).toHaveCSS('display', 'grid')
    await expect(
      page.getByText('These are the newest 5 of 7 reviews. The others need JavaScript.'),
    ).toBeVisible()
    await expect(
      page.getByText('Writing a review needs JavaScript, which is switched off in this browser.'),
    ).toBeVisible()
    await expect(page.getByRole('group', { name: 'Show reviews by rating' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Load more reviews' })).toBeHidden()
  })
})
