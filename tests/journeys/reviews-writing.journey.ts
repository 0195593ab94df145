import type { Page } from '@playwright/test'
import { answerWelcomeGate } from './answer-welcome-gate.ts'
import { isListCall, openReviews, pictureFile, reviewCards, takeBeer, writeReview } from './reviewed-beers.ts'
import { expect, expectNoViolations, test } from './shop-fixture.ts'
import { signInAnew } from './signed-in.ts'

const good = 'Dropped bright in a day and sold out by Sunday.'
const uploads = '**/public/marketplace/comments/uploads'
const post = (page: Page) => page.getByRole('button', { name: 'Post review' })
const bodyField = (page: Page) => page.getByRole('textbox', { name: 'Your review' })
const titleField = (page: Page) => page.getByRole('textbox', { name: 'Title' })
const fileField = (page: Page) => page.getByLabel('Add pictures')
const pictureItems = (page: Page) => page.getByRole('list', { name: 'Your pictures' }).getByRole('listitem')

for (const [name, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  desk: { width: 1280, height: 800 },
})) {
  test(`REV-09 REV-40 REV-41 REV-42 REV-43 REV-45 REV-46 a client writes a review, ${name}`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize(viewport)
    await signInAnew(page, shop)
    const beer = await takeBeer(shop, name === 'phone' ? 10 : 11)
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
}

test('REV-45 REV-46 stars are set and cleared by keys, and everything is sent without a mouse', async ({
  page,
  shop,
}) => {
  await signInAnew(page, shop)
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

test('REV-45 stars are set by touch', async ({ browser, shop }) => {
  const context = await browser.newContext({
    baseURL: shop,
    hasTouch: true,
    viewport: { width: 390, height: 844 },
  })
  await context.addInitScript(answerWelcomeGate)
  const page = await context.newPage()
  await signInAnew(page, shop)
  await openReviews(page, await takeBeer(shop, 26))
  const form = page.getByRole('form', { name: /^Review / })
  await form.getByRole('radio', { name: '2 stars' }).tap()
  await expect(form.getByText('2 out of 5')).toBeVisible()
  await form.getByRole('radio', { name: '2 stars' }).tap()
  await expect(form.getByText('No rating')).toBeVisible()
  await context.close()
})

test('REV-14 REV-33 REV-49 REV-51 REV-52 REV-53 REV-54 REV-55 REV-56 pictures are uploaded, refused, removed and shown', async ({
  page,
  shop,
}) => {
  await signInAnew(page, shop)
  const beer = await takeBeer(shop, 12)
  await openReviews(page, beer)
  await fileField(page).setInputFiles([
    { name: 'huge.png', mimeType: 'image/png', buffer: Buffer.alloc(5_242_881) },
    { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') },
    { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture at all') },
  ])
  await expect(pictureItems(page).filter({ hasText: 'huge.png' })).toContainText('File is larger than 5 MB.')
  await expect(pictureItems(page).filter({ hasText: 'notes.pdf' })).toContainText('Unsupported file type.')
  await expect(pictureItems(page).filter({ hasText: 'broken.jpg' })).toContainText('Unsupported file type.')
  await fileField(page).setInputFiles([
    await pictureFile('keg', 'jpeg'),
    await pictureFile('pump', 'png'),
    await pictureFile('bar', 'webp'),
    await pictureFile('cellar', 'png'),
    await pictureFile('yard', 'png'),
  ])
  await expect(pictureItems(page).filter({ hasText: 'Uploaded' })).toHaveCount(4)
  await expect(pictureItems(page).filter({ hasText: 'yard.png' })).toContainText(
    'You can attach up to 4 images.',
  )
  await expect(fileField(page)).toBeDisabled()
  await expectNoViolations(page)

  await page.getByRole('button', { name: 'Remove cellar.png' }).click()
  await expect(fileField(page)).toBeEnabled()
  await bodyField(page).fill(good)
  await post(page).click()
  const pictures = reviewCards(page).getByRole('list', { name: 'Pictures' }).getByRole('link')
  await expect(pictures).toHaveCount(3)
  await expect(pictureItems(page)).toHaveCount(0)

  await pictures.first().click()
  const viewer = page.getByRole('dialog', { name: /^Pictures by/ })
  await expect(viewer.getByText('Picture 1 of 3')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByRole('img', { name: /^Picture 2 of 3/ })).toBeVisible()
  await viewer.getByRole('button', { name: 'Previous picture' }).click()
  await expect(viewer.getByText('Picture 1 of 3')).toBeVisible()
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(pictures.first()).toBeFocused()
})

test('REV-33 REV-57 nothing is sent while a picture is on its way, and a lost one is sent again', async ({
  page,
  shop,
}) => {
  await signInAnew(page, shop)
  await openReviews(page, await takeBeer(shop, 13))
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(uploads, async (route) => {
    await held
    await route.abort()
  })
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && isListCall(new URL(request.url()))) posts.push(request.url())
  })
  await bodyField(page).fill(good)
  await fileField(page).setInputFiles([await pictureFile('keg', 'png')])
  await expect(page.getByRole('progressbar', { name: 'Uploading keg.png' })).toBeVisible()
  await post(page).click()
  await expect(page.getByText('Please wait for your images to finish uploading.')).toBeVisible()
  expect(posts).toEqual([])
  release()
  await expect(pictureItems(page)).toContainText('Something went wrong. Please try again.')
  await page.unroute(uploads)
  await pictureItems(page).getByRole('button', { name: 'Try again' }).click()
  await expect(pictureItems(page)).toContainText('Uploaded')
  await post(page).click()
  await expect(reviewCards(page).getByRole('list', { name: 'Pictures' }).getByRole('link')).toHaveCount(1)
})

test('REV-20 REV-22 REV-23 REV-28 REV-29 REV-30 REV-31 REV-32 REV-44 REV-65 an own review is edited, others are not', async ({
  page,
  shop,
}) => {
  const client = await signInAnew(page, shop)
  const beer = await takeBeer(shop, 14)
  await writeReview(shop, beer.id, { title: 'By another' })
  await writeReview(shop, beer.id, { title: 'My own', body: good, rating: 4 }, client)
  await openReviews(page, beer)
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

test('REV-21 REV-26 REV-27 what must be looked at first is shown to its author alone', async ({
  page,
  shop,
  browser,
}) => {
  const client = await signInAnew(page, shop)
  const beer = await takeBeer(shop, 15)
  await writeReview(shop, beer.id, { title: 'Published' }, client)
  await openReviews(page, beer)
  await page.getByRole('button', { name: 'Edit review' }).click()
  await bodyField(page).fill('Ring me on 07700 900123 and I will send you a cheaper one.')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(
    page.getByText('Thank you. We will look at your review; until then only you can see it.'),
  ).toBeVisible()
  await expect(reviewCards(page).getByText('Pending review (visible only to you)')).toBeVisible()

  const others = await browser.newPage({ baseURL: shop, javaScriptEnabled: false })
  await others.goto(beer.reviews)
  await expect(others.getByText('No reviews yet.')).toBeVisible()
  await expect(reviewCards(others)).toHaveCount(0)
  await others.close()
})

test('REV-15 REV-24 REV-36 REV-37 votes count at once, are taken back by the same press, and roll back when refused', async ({
  page,
  shop,
}) => {
  await signInAnew(page, shop)
  const beer = await takeBeer(shop, 16)
  await writeReview(shop, beer.id)
  await openReviews(page, beer)
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
  await expectNoViolations(page)

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

test('REV-25 REV-34 REV-35 REV-48 a review is reported', async ({ page, shop }) => {
  await signInAnew(page, shop)
  const beer = await takeBeer(shop, 17)
  await writeReview(shop, beer.id)
  await openReviews(page, beer)
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
    dialog.getByText('Thank you. Your report was sent, and somebody will look at this review.'),
  ).toBeVisible()
  await expect(reason).toBeHidden()
  await expect(send).toBeHidden()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})
