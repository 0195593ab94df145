import type { Page } from '@playwright/test'
import { horizontalOverflow } from '../support/pages/horizontal-overflow.ts'
import { placeFirkins } from '../support/pages/place-firkins.ts'
import { keyedCall } from '../support/pages/staff-orders.ts'
import { storeSession } from '../support/pages/sessions.ts'
import { signInElsewhere } from '../support/pages/signed-in.ts'
import { expect, test } from '../support/shops/shop-fixture.ts'

const path = '/sell/learmonth-basin/picking'

/** An accepted order of four firkins, and the page of the day it leaves on, by drop. */
async function openDrop(page: Page, shop: string): Promise<{ number: string; drop: string }> {
  const { number, part } = await placeFirkins(shop)
  const brewer = await signInElsewhere(shop, 'brewer@dray.example', 'mash in at seven')
  const accept = `/api/sell/learmonth-basin/orders/${part}/accept`
  const { part: order } = (await keyedCall(shop, accept, {}, brewer)) as { part: { dispatchOn: string } }
  await storeSession(page, await signInElsewhere(shop, 'cellar@dray.example', 'mind the cold store'))
  const drop = `${path}?day=${order.dispatchOn}&by=drop`
  await page.goto(drop)
  return { number, drop }
}

test.use({ viewport: { width: 390, height: 844 } })

test('a day is picked by beer and by drop in rows for a thumb, short units are filled into Pack (SELL-24)', async ({
  page,
  shop,
}) => {
  const { number } = await openDrop(page, shop)
  const region = page.getByRole('region', { name: number })
  const tick = region.getByRole('checkbox')
  await expect(tick).toBeVisible()
  await expect.poll(() => horizontalOverflow(page)).toEqual([])
  const row = region.getByRole('listitem').first()
  expect((await row.boundingBox())!.height).toBeGreaterThanOrEqual(64)
  await tick.check()
  await expect(region.getByRole('textbox')).toHaveValue('4')
  await region.getByRole('textbox').fill('3')
  await region.getByRole('textbox').blur()
  await expect(region.getByText('1 short')).toBeVisible()
  await page.getByRole('link', { name: 'By beer' }).click()
  const beer = page.getByRole('region', { name: /^Towpath Bitter, / })
  await expect(beer.getByRole('heading')).toContainText(/\d+ Towpath Bitter/)
  await expect(beer.getByText('1 short').first()).toBeVisible()
  await page.getByRole('link', { name: 'By drop' }).click()
  await region.getByRole('button', { name: 'Pack' }).click()
  await expect(page.getByRole('dialog').getByLabel('Packed, of 4')).toHaveValue('3')
})

test('ticks without a signal wait in the browser and are sent once, after a reload too (SELL-25)', async ({
  page,
  shop,
  context,
}) => {
  const { number } = await openDrop(page, shop)
  const region = page.getByRole('region', { name: number })
  const tick = region.getByRole('checkbox')
  await expect(tick).toBeVisible()
  await context.setOffline(true)
  await tick.check()
  await expect(page.getByText('One tick is waiting for a signal.')).toBeVisible()
  await expect(region.getByRole('paragraph').filter({ hasText: 'Pack needs a connection.' })).toBeVisible()
  await expect(region.getByRole('button', { name: 'Pack' })).toBeDisabled()
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/ticks')) sent.push(request.headers()['idempotency-key']!)
  })
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByText('One tick is waiting for a signal.')).toHaveCount(0)
  await expect(tick).toBeChecked()
  expect(new Set(sent).size).toBe(1)
  await page.reload()
  await expect(tick).toBeChecked()
  expect(new Set(sent).size).toBe(1)
})

test('pick list, labels and delivery notes go on paper alone (SELL-26)', async ({ page, shop }) => {
  await page.addInitScript(() => Object.assign(window, { print: () => {} }))
  const { number } = await openDrop(page, shop)
  await page.getByRole('button', { name: 'Print labels' }).click()
  await page.emulateMedia({ media: 'print' })
  const label = page.getByRole('article').filter({ hasText: number }).first()
  await expect(label).toContainText('Learmonth Basin')
  await expect(label).toContainText('Towpath Bitter')
  await expect(label).toContainText(/\d\.\d% ABV, .*Firkin/)
  await expect(label).toContainText(/allergens stated|Contains /)
  await expect(label).toContainText(/Batch .* Best before/)
  await expect(label).toContainText(/Drop \d+\/\d+/)
  await expect(page.getByRole('heading', { name: 'Picking' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: 'Print delivery notes' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('article').filter({ hasText: number })).toContainText('Signature')
  await expect(page.getByRole('navigation').first()).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: 'Print pick list' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('article').filter({ hasText: 'Pick list' })).toContainText('Towpath Bitter')
})

test.describe('a sharp printer', () => {
  test.use({ deviceScaleFactor: 3 })

  test('printed labels are counted by a picture of one and by the camera, each container once (SELL-26)', async ({
    page,
    shop,
  }) => {
    await page.addInitScript(() => Object.assign(window, { print: () => {} }))
    const { number } = await openDrop(page, shop)
    const units = page.getByRole('region', { name: number }).getByRole('textbox')
    await page.getByRole('button', { name: 'Print labels' }).click()
    await page.emulateMedia({ media: 'print' })
    const labels = page.getByRole('article').filter({ hasText: number })
    const [first, second] = [await labels.nth(0).screenshot(), await labels.nth(1).screenshot()]
    await page.emulateMedia({ media: 'screen' })

    await page.getByText('Scan labels').click()
    const choose = (name: string, buffer: Buffer) =>
      page.getByLabel('Choose a picture').setInputFiles({ name, mimeType: 'image/png', buffer })
    await choose('label.png', first)
    await expect(page.getByText(/: 1 of 4\.$/).last()).toBeVisible()
    await expect(units).toHaveValue('1')
    await choose('no-picture.png', Buffer.from('no picture'))
    await expect(page.getByText('no-picture.png is not a picture.').last()).toBeVisible()

    await showCamera(page, second)
    await page.getByRole('button', { name: 'Use the camera' }).click()
    const camera = page.getByRole('dialog', { name: 'Scan labels' })
    await expect(camera.getByRole('status')).toHaveText(/: 2 of 4\.$/)
    await expect(units).toHaveValue('2')
    // A list that has changed opens the camera no second time
    await expect(page.locator('html')).toHaveAttribute('data-cameras', '1')
    await camera.getByRole('button', { name: 'Close' }).click()
    await expect(camera).toBeHidden()

    await showCamera(page, null)
    await page.getByRole('button', { name: 'Use the camera' }).click()
    await expect(camera.getByRole('alert')).toContainText('choose a picture of the label')
  })
})

/** The camera of the page sees this picture; without one it is refused. */
const showCamera = (page: Page, picture: Buffer | null): Promise<void> =>
  page.evaluate(
    async (address) => {
      navigator.mediaDevices.getUserMedia = async () => {
        const { dataset } = document.documentElement
        dataset['cameras'] = String(Number(dataset['cameras'] ?? 0) + 1)
        if (address === null) throw new DOMException('Permission denied', 'NotAllowedError')
        const image = Object.assign(new Image(), { src: address })
        await image.decode()
        const canvas = document.createElement('canvas')
        Object.assign(canvas, { width: image.width, height: image.height })
        const draw = () => canvas.getContext('2d')!.drawImage(image, 0, 0)
        setInterval(draw, 50)
        return canvas.captureStream(20)
      }
    },
    picture && `data:image/png;base64,${picture.toString('base64')}`,
  )
