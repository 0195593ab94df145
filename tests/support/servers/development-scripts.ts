import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { BrowserContext } from '@playwright/test'
import type { Manifest } from '../../../server/pages/build-manifest.ts'

const folders = { client: 'var/development/client', console: 'var/development/console' }
const entries: Record<string, string> = {
  'entry-browser': 'storefront/entry-browser.tsx',
  'entry-selling': 'storefront/selling/entry-selling.tsx',
  'entry-staff': 'storefront/staff/entry-staff.tsx',
}

const run = promisify(execFile)

/**
 * Builds the scripts of pages and consoles in React's development form, which reports every difference between what the
 * server wrote and the browser renders. The built server and its documents stay the ones that are shipped.
 */
export async function buildDevelopmentScripts(): Promise<void> {
  const build = ['node_modules/vite/bin/vite.js', 'build', '--mode', 'development', '--minify', 'false']
  const env = { ...process.env, NODE_ENV: 'development' }
  for (const [config, folder] of [
    ['vite.config.ts', folders.client],
    ['vite.console.config.ts', folders.console],
  ] as const)
    await run(process.execPath, [...build, '--config', config, '--outDir', folder], { env })
}

/** Gives the pages of this context the development scripts in place of the built ones. */
export async function useDevelopmentScripts(context: BrowserContext): Promise<void> {
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
