/**
 * Takes the pictures of README and guides from the demo with six weeks of trade: `npm run docs:pictures`, or with names,
 * `npm run docs:pictures -- list today`. It starts a server of its own, unless DOCS_URL names one that runs with the demo, and
 * writes docs/pictures/*.webp.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import sharp, { type Sharp } from 'sharp'
import { answerWelcomeGate } from '../tests/support/pages/answer-welcome-gate.ts'
import { storeSession } from '../tests/support/pages/sessions.ts'
import { signInElsewhere } from '../tests/support/pages/signed-in.ts'
import { launchChromium } from '../tests/support/servers/launch-chromium.ts'
import { startShop } from '../tests/support/shops/start-shop-process.ts'
import { demoClients } from '../server/identity/accounts/open-demo-clients.ts'
import { demoWorkers } from '../server/parties/roles/open-demo-workers.ts'
import { type Picture, pictures, strip } from './documented-screens.ts'

const folder = 'docs/pictures'
const sizes = { desk: { width: 1280, height: 800 }, phone: { width: 390, height: 780 } }
const people = [...demoClients, ...demoWorkers]
const wanted = process.argv.slice(2)

mkdirSync(folder, { recursive: true })
const running = process.env['DOCS_URL']
const shop = running === undefined ? await startShop({ DEMO_HISTORY: 'true', LOG_LEVEL: 'info' }) : null
const url = running ?? shop!.url
try {
  await historyIsWritten()
  const browser = await launchChromium()
  const shots = new Map<string, Buffer>()
  for (const picture of pictures) {
    if (wanted.length > 0 && !wanted.includes(picture.name)) continue
    const shot = await take(browser, picture)
    shots.set(picture.name, shot)
    await write(picture.name, sharp(shot).resize({ width: picture.size === 'phone' ? 390 : 1000 }))
  }
  if (strip.every((name) => shots.has(name))) await writeStrip(strip.map((name) => shots.get(name)!))
  await browser.close()
} finally {
  await shop?.stop()
}

/** Orders of six weeks are there once the server no longer writes them; it begins some seconds after its start. */
async function historyIsWritten(): Promise<void> {
  for (let quiet = 0; quiet < 20;) {
    const { writing } = (await (await fetch(`${url}/public/demo-history`)).json()) as { writing: unknown }
    quiet = writing === null ? quiet + 1 : 0
    await new Promise((done) => setTimeout(done, 500))
  }
}

async function take(browser: Browser, picture: Picture): Promise<Buffer> {
  const viewport = sizes[picture.size ?? 'desk']
  const context = await browser.newContext({
    baseURL: url,
    viewport,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
    colorScheme: picture.isDark ? 'dark' : 'light',
  })
  await context.addInitScript(answerWelcomeGate)
  await context.addCookies([{ name: 'shopViewMode', value: 'list', url }])
  const person = people.find(({ email }) => email === `${picture.person}@dray.example`)
  if (person !== undefined)
    await storeSession(context, await signInElsewhere(url, person.email, person.password))
  const page = await context.newPage()
  await page.goto(picture.path, { waitUntil: 'networkidle' })
  // Fonts that come too late for a first view are there for the second.
  await page.reload({ waitUntil: 'networkidle' })
  await picture.steps?.(page)
  await rest(page)
  const shot = await page.screenshot()
  await context.close()
  return shot
}

/** Fonts are there, what is being fetched has come, and nothing has the focus. */
async function rest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    await document.fonts.ready
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
}

async function write(name: string, picture: Sharp): Promise<void> {
  const bytes = await picture.webp({ quality: 72, effort: 6 }).toBuffer()
  writeFileSync(`${folder}/${name}.webp`, bytes)
  process.stdout.write(`${name} ${Math.round(bytes.length / 1024)} KB\n`)
}

/** Several pictures side by side, for the head of README. */
async function writeStrip(shots: Buffer[]): Promise<void> {
  const [width, height, gap] = [620, 388, 20]
  const parts = await Promise.all(shots.map((shot) => sharp(shot).resize(width, height).toBuffer()))
  const input = {
    width: parts.length * (width + gap) - gap,
    height,
    channels: 3 as const,
    background: '#ffffff',
  }
  const composed = parts.map((part, at) => ({ input: part, left: at * (width + gap), top: 0 }))
  await write('strip', sharp({ create: input }).composite(composed))
}
