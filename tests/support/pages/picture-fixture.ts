import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import sharp, { type Sharp } from 'sharp'
import { coarsePicture, comparisonSheet, differenceBetween } from './coarse-picture.ts'
import { passRows, renderEverything } from './render-everything.ts'
import { expect, test as shopTest } from '../shops/shop-fixture.ts'

export const pictureFolder = 'tests/journeys/pictures'
export type Theme = 'light' | 'dark'
export { expect }

/**
 * Adds the address of a style guide, started like `npm run styleguide`. A page allows its inline styles by their hash
 * (tests/journeys/README.md), which openAtRest changes.
 */
export const test = shopTest.extend<object, { styleGuide: string }>({
  bypassCSP: true,
  styleGuide: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture names from this pattern
    async ({}, use) => {
      const guide = spawn(process.execPath, ['tools/styleguide.ts'], { stdio: ['ignore', 'pipe', 'inherit'] })
      const address = await new Promise<string>((resolve, reject) => {
        let output = ''
        guide.stdout.on('data', (chunk: Buffer) => {
          output += chunk.toString()
          const found = /The style guide is at (\S+)/.exec(output)?.[1]
          if (found !== undefined) resolve(found)
        })
        guide.on('exit', () => reject(new Error(`The style guide did not start:\n${output}`)))
      })
      await use(address)
      guide.kill('SIGTERM')
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

/** The next run of whatever group, as of the day that the pictures were taken. */
const theRun = 'Arrives Wed 25 Nov. Order by Mon 23 Nov, 12:00.'
/** When whatever cask beer was racked, as of that day. */
const theRacking = 'racked 25 Nov'

/**
 * Opens a page as it is at rest: nothing moves, the fonts are there whenever they come (the shop itself does without
 * those that are late, docs/performance.md), and so are the pictures below the fold.
 */
export async function openAtRest(page: Page, url: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // As on a quick line, where fonts are waited for.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: undefined }))
  await page.route('**', async (route) => {
    const request = route.request()
    // The style guide's styles come as scripts.
    const hasStyles =
      ['document', 'stylesheet'].includes(request.resourceType()) || /\.css(\?|$)/.test(request.url())
    if (!hasStyles) return route.fallback()
    // Vite closes connections that were idle for five seconds, and Playwright may just be using one again.
    const response = await route.fetch({ maxRetries: 2 })
    const text = await response.text()
    await route.fulfill({
      response,
      body: text
        .replaceAll(/font-display:\s*optional/g, 'font-display:block')
        .replaceAll(/Arrives \w+ \d+ \w+\. Order by [^.<"]+\./g, theRun)
        .replaceAll(/racked \d+ [A-Z][a-z]+( \d{4})?/g, theRacking),
    })
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await renderEverything(page)
  await passRows(page)
  await page.evaluate(async () => {
    // Some browsers assume that the pointer is in the corner, on the notice strip.
    document.documentElement.style.pointerEvents = 'none'
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    await document.fonts.ready
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => null)))
  })
}

/** Compares the whole page with the stored picture; --update-snapshots stores a changed one. */
export async function expectPicture(page: Page, name: string, theme: Theme): Promise<void> {
  await compare(`${name}-${theme}`, await takeInTheme(page, theme, { fullPage: true }))
}

/** The same for parts of one page by their names, cut out of one screenshot. */
export async function expectPicturesOf(
  page: Page,
  parts: Record<string, Locator>,
  theme: Theme,
): Promise<void> {
  const taken = sharp(await takeInTheme(page, theme, { fullPage: true }))
  const { data, info } = await taken.raw().toBuffer({ resolveWithObject: true })
  for (const [name, part] of Object.entries(parts)) {
    await compare(`${name}-${theme}`, await cutOut(sharp(data, { raw: info }), part))
  }
}

/** The same for what lies over the page. */
export async function expectPictureAbove(page: Page, name: string, theme: Theme): Promise<void> {
  await compare(`${name}-${theme}`, await takeInTheme(page, theme))
}

async function takeInTheme(page: Page, theme: Theme, options = {}): Promise<Buffer> {
  await page.emulateMedia({ colorScheme: theme })
  return page.screenshot({ animations: 'disabled', ...options })
}

async function cutOut(whole: Sharp, part: Locator): Promise<Buffer> {
  const box = await part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { left: left + scrollX, top: top + scrollY, width, height }
  })
  const [left, top, width, height] = [box.left, box.top, box.width, box.height].map(Math.round)
  return whole
    .extract({ left: left ?? 0, top: top ?? 0, width: width ?? 0, height: height ?? 0 })
    .png({ compressionLevel: 0 })
    .toBuffer()
}

async function compare(name: string, screenshot: Buffer): Promise<void> {
  const path = `${pictureFolder}/${name}.webp`
  const seen = await coarsePicture(screenshot)
  const baseline = existsSync(path) ? readFileSync(path) : null
  const difference =
    baseline === null ? 'no picture of it is stored' : await differenceBetween(baseline, seen)
  if (difference === null) return
  const info = test.info()
  if (info.config.updateSnapshots === 'all' || info.config.updateSnapshots === 'changed') {
    writeFileSync(path, seen)
    return
  }
  const screenshotPath = info.outputPath(`${name}.png`)
  const sheetPath = info.outputPath(`${name}-compared.png`)
  writeFileSync(screenshotPath, screenshot)
  if (baseline !== null) writeFileSync(sheetPath, await comparisonSheet(baseline, seen))
  expect.soft(difference, `${name}: compare in ${sheetPath}, seen in ${screenshotPath}`).toBeNull()
}
