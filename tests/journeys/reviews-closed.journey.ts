import { rm } from 'node:fs/promises'
import type { SignedIn } from '../../shared/api/accounts.ts'
import { freePort } from '../free-port.ts'
import { runCommand } from '../run-command.ts'
import { openReviews, reviewCards, type ReviewedBeer, takeBeer, writeReview } from './reviewed-beers.ts'
import { keepSession, registerClient } from './sessions.ts'
import { expect, expectNoViolations, test as base } from './shop-fixture.ts'
import { demoFolder, startShop } from './start-shop.ts'

type Barred = { client: SignedIn; reviewed: ReviewedBeer; folder: string; port: number }

/** A shop whose operator has closed reviewing for a client, who had reviewed one beer before. */
const test = base.extend<object, { barred: Barred }>({
  barred: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture names from this pattern
    async ({}, use) => {
      const folder = demoFolder()
      const port = await freePort()
      const shop = await startShop({ VAR_FOLDER: folder }, port)
      const client = await registerClient(shop.url)
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
    async ({ barred: { folder, port } }, use) => {
      const shop = await startShop({ VAR_FOLDER: folder }, port)
      await use(shop)
      await shop.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test('OPEN-41 ENT-65 where an operator has closed reviewing, a notice stands in place of the composer, reviewed or not', async ({
  page,
  shop,
  barred: { client, reviewed },
}) => {
  await keepSession(page, client)
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
