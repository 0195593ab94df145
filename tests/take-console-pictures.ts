import { mkdir } from 'node:fs/promises'
import sharp from 'sharp'
import { answerWelcomeGate } from './support/pages/answer-welcome-gate.ts'
import { awaitEveryPage } from './support/pages/await-running.ts'
import { storeSession } from './support/pages/sessions.ts'
import { signInElsewhere } from './support/pages/signed-in.ts'
import { launchChromium } from './support/servers/launch-chromium.ts'
import { sellingPaths } from '../shared/paths/selling-paths.ts'

/**
 * Takes the pictures of a brewery's console that /for-brewers shows, light and dark, on a desk and on a phone, from a
 * shop with the demo data and its trade: `node --import ./tools/resolve-once.ts tests/take-console-pictures.ts
 * http://localhost:3000`. Look at them before they are committed.
 */
const [shop = 'http://localhost:3000'] = process.argv.slice(2)
const folder = 'storefront/information/console-pictures'
const brewery = 'learmonth-basin'
const screens = {
  today: sellingPaths.today(brewery),
  beer: sellingPaths.newBeer(brewery),
  prices: sellingPaths.prices(brewery),
}
const devices = {
  desk: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
  phone: { viewport: { width: 390, height: 680 }, deviceScaleFactor: 2 },
}

const session = await signInElsewhere(shop, 'brewer@dray.example', 'mash in at seven')
const browser = await launchChromium()
await mkdir(folder, { recursive: true })
for (const colorScheme of ['light', 'dark'] as const)
  for (const [device, size] of Object.entries(devices)) {
    const context = await browser.newContext({ baseURL: shop, colorScheme, locale: 'en-GB', ...size })
    awaitEveryPage(context)
    await context.addInitScript(answerWelcomeGate)
    const page = await context.newPage()
    await storeSession(page, session)
    for (const [name, path] of Object.entries(screens)) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      // The first page of a browser may be drawn before its fonts are there.
      await page.evaluate(() => document.fonts.ready)
      await page.reload()
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
      // The strip that says what a demo shop leaves out is no part of the console.
      await page.getByText('the second factor is off').evaluate((strip) => strip.remove())
      if (name === 'beer') await typeBeer()
      await page.evaluate(drawAsInBritain)
      const file = `${folder}/${name}-${device}-${colorScheme}.webp`
      await sharp(await page.screenshot())
        .webp({ quality: 72, effort: 6 })
        .toFile(file)
      process.stdout.write(`${file}\n`)
    }
    await context.close()

    async function typeBeer(): Promise<void> {
      await page.getByRole('textbox', { name: 'Name' }).first().fill('Harbour Lantern')
      await page.getByLabel('Style').first().selectOption({ label: 'Best Bitter' })
      await page.getByLabel(/ABV/).first().fill('4.2')
      await page.evaluate(() => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
        scrollTo(0, 0)
      })
      // The label follows what is typed.
      await page.waitForTimeout(3000)
    }
  }
await browser.close()

/** Fields of days write them as the browser's own language does, and no scroll bar is drawn in its gutter. */
function drawAsInBritain(): void {
  document.documentElement.style.scrollbarGutter = 'auto'
  for (const field of document.querySelectorAll<HTMLInputElement>('input[type=date]')) {
    const [year, month, day] = field.value.split('-')
    field.type = 'text'
    field.value = `${day}/${month}/${year}`
  }
}
