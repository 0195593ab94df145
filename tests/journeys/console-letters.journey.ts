import type { Page } from '@playwright/test'
import { horizontalOverflow } from '../support/pages/horizontal-overflow.ts'
import { storeSession } from '../support/pages/sessions.ts'
import { signInElsewhere } from '../support/pages/signed-in.ts'
import { expect, test } from '../support/shops/shop-fixture.ts'

/** A phone of 390 × 844 with letters of 200 %. */
test.use({ viewport: { width: 195, height: 422 } })

/** The places at the foot whose words reach out of their own room. */
const spilt = (page: Page): Promise<string[]> =>
  page
    .locator('nav')
    .filter({ visible: true })
    .last()
    .locator('a, button')
    .evaluateAll((places) =>
      places
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
        .map(({ textContent }) => textContent),
    )

for (const { console, path, email, secret } of [
  {
    console: 'a brewery',
    path: '/sell/learmonth-basin',
    email: 'brewer@dray.example',
    secret: 'mash in at seven',
  },
  { console: 'the staff', path: '/admin', email: 'operations@dray.example', secret: 'pallets by three' },
])
  test(`notices, person and places of ${console} are in sight with letters of 200 % on a phone (SELL-38, STAF-24)`, async ({
    page,
    shop,
  }) => {
    await storeSession(page, await signInElsewhere(shop, email, secret))
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    const header = page.getByRole('banner')
    await expect(header.getByRole('button', { name: /^Notices/ })).toBeInViewport({ ratio: 1 })
    await expect(header.getByRole('button', { name: /^[A-Z]\w+ [A-Z]\w+$/ })).toBeInViewport({ ratio: 1 })
    await expect.poll(() => horizontalOverflow(page)).toEqual([])
    expect(await spilt(page)).toEqual([])
  })
