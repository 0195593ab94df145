import { rm } from 'node:fs/promises'
import type { SignedIn } from '../../shared/api/accounts-api.ts'
import { freePort } from '../support/servers/free-port.ts'
import { runCommand } from '../support/servers/run-command.ts'
import {
  openReviews,
  reviewCards,
  type ReviewedBeer,
  takeBeer,
  writeReview,
} from '../support/pages/reviewed-beers.ts'
import { storeSession } from '../support/pages/sessions.ts'
import { registerConfirmed } from '../support/pages/signed-in.ts'
import { expect, expectNoViolations, test as base } from '../support/shops/shop-fixture.ts'
import { demoFolder, startShop } from '../support/shops/start-shop-process.ts'

type Blocked = { client: SignedIn; reviewed: ReviewedBeer; folder: string; port: number }

/** A shop whose operator has closed reviewing for a client with one earlier review. */
const test = base.extend<object, { blocked: Blocked }>({
  blocked: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture names from this pattern
    async ({}, use) => {
      const folder = demoFolder()
      const port = await freePort()
      const shop = await startShop({ VAR_FOLDER: folder }, port)
      const client = await registerConfirmed(shop.url)
      const reviewed = await takeBeer(shop.url, 0)
      await writeReview(shop.url, reviewed.id, {}, client)
      await shop.close()
      const words = ['reviews', 'bar', client.client.id, 'Advertising']
      const { code, output } = await runCommand('operate', words, { VAR_FOLDER: folder })
      if (code !== 0) throw new Error(output)
      await use({ client, reviewed, folder, port })
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  shopProcess: [
    async ({ blocked: { folder, port } }, use) => {
      const shop = await startShop({ VAR_FOLDER: folder }, port)
      await use(shop)
      await shop.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test('where an operator has closed reviewing, a notice replaces the composer, with or without a review (OPEN-41, ENT-65)', async ({
  page,
  shop,
  blocked: { client, reviewed },
}) => {
  await storeSession(page, client)
  for (const { beer, reviews } of [
    { beer: await takeBeer(shop, 1), reviews: 0 },
    { beer: reviewed, reviews: 1 },
  ]) {
    await openReviews(page, beer)
    await expect(page.getByText('Reviewing is not available for your account.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Post review' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Edit review' })).toBeHidden()
    await expect(reviewCards(page)).toHaveCount(reviews)
    await expectNoViolations(page)
  }
})
