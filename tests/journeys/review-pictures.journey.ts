import type { Page } from '@playwright/test'
import {
  isListCall,
  openReviews,
  pictureFile,
  reviewCards,
  takeBeer,
} from '../support/pages/reviewed-beers.ts'
import { expect, expectNoViolations, test } from '../support/shops/shop-fixture.ts'
import { signInConfirmed } from '../support/pages/signed-in.ts'
import { bodyField, fileField, good, post } from '../support/pages/review-writing-page-object.ts'

const uploads = '**/public/marketplace/comments/uploads'
const pictureItems = (page: Page) => page.getByRole('list', { name: 'Your pictures' }).getByRole('listitem')

test('pictures are uploaded, refused, removed and shown (REV-14, REV-33, REV-49, REV-51, REV-52, REV-53, REV-54, REV-55, REV-56)', async ({
  page,
  shop,
}) => {
  await signInConfirmed(page, shop)
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
  await expectNoViolations(page)
  await viewer.getByRole('button', { name: 'Previous picture' }).click()
  await expect(viewer.getByText('Picture 1 of 3')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(pictures.first()).toBeFocused()
})

test('nothing is sent while a picture is on its way, and a lost one is sent again (REV-33, REV-57)', async ({
  page,
  shop,
}) => {
  await signInConfirmed(page, shop)
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
