import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { type BrowserContext, type Page, test } from '@playwright/test'
import type { Manifest } from '../../../server/content/pages/build-manifest.ts'

const built = 'var/development'
const folders = { client: join(built, 'client'), console: join(built, 'console') }
/** Is there once both folders are written. */
const complete = join(built, 'complete')
const entries: Record<string, string> = {
  'entry-browser': 'storefront/entry-browser.tsx',
  'entry-selling': 'storefront/selling/entry-selling.tsx',
  'entry-staff': 'storefront/staff/entry-staff.tsx',
}

const run = promisify(execFile)

/** Before a run of journeys: what a former run built may be of other sources. */
export const forgetDevelopmentScripts = () => rmSync(built, { recursive: true, force: true })

/**
 * Builds the scripts of pages and consoles in React's development form, which reports every difference between what the
 * server wrote and the browser renders, once for all workers of a run. The built server and its documents stay the ones that
 * are shipped.
 */
async function buildDevelopmentScripts(): Promise<void> {
  mkdirSync('var', { recursive: true })
  if (!isFirst()) {
    while (!existsSync(complete)) await wait(200)
    return
  }
  const build = ['node_modules/vite/bin/vite.js', 'build', '--mode', 'development', '--minify', 'false']
  const env = { ...process.env, NODE_ENV: 'development' }
  for (const [config, folder] of [
    ['vite.config.ts', folders.client],
    ['vite.console.config.ts', folders.console],
  ] as const)
    await run(process.execPath, [...build, '--config', config, '--outDir', folder], { env })
  writeFileSync(complete, '')
}

/** Whether this worker is the first that wants the scripts: it makes the folder. */
function isFirst(): boolean {
  try {
    mkdirSync(built)
    return true
  } catch {
    return false
  }
}

/** The journeys of this file run on the development scripts. */
export function runInDevelopment(): void {
  test.beforeAll(async () => {
    test.setTimeout(300_000)
    await buildDevelopmentScripts()
  })
  test.beforeEach(({ context }) => useDevelopmentScripts(context))
}

/** What React and the page's own code report, with the address it was reported at. */
export function watchFaults(page: Page): string[] {
  const faults: string[] = []
  const note = (text: string) => faults.push(`${new URL(page.url()).pathname}: ${text.slice(0, 4000)}`)
  page.on('console', (message) => {
    // The browser's own line for an answer that is not 200, such as that of a page that does not exist
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      note(message.text())
  })
  page.on('pageerror', (error) => note(String(error)))
  return faults
}

/** Gives the pages of this context the development scripts in place of the built ones. */
async function useDevelopmentScripts(context: BrowserContext): Promise<void> {
  const manifests = Object.values(folders).map((folder) => ({
    folder,
    manifest: JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest,
  }))
  const entryOf = (path: string): string | undefined => {
    const module = entries[/^\/assets\/(entry-[a-z]+)-/.exec(path)?.[1] ?? ''] ?? ''
    return manifests.find(({ manifest }) => module in manifest)?.manifest[module]?.file
  }
  await context.route('**/assets/*', (route) => {
    const { pathname } = new URL(route.request().url())
    const path = manifests.map(({ folder }) => join(folder, pathname)).find((file) => existsSync(file))
    if (path !== undefined) return route.fulfill({ path })
    const entry = entryOf(pathname)
    if (entry === undefined) return route.continue()
    // Other chunks import the entry by its own name: served under two names it would run twice.
    return route.fulfill({ contentType: 'text/javascript', body: `import '/${entry}'` })
  })
}
