import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { GateName } from '../../shared/pages/gates.ts'
import type { PagePayload, RouteName } from '../../shared/pages/page-payload.ts'
import { serverPaths } from '../../shared/paths/server-paths.ts'
import type { Piece } from '../cache/body-forms.ts'
import type { PartCache } from '../cache/part-cache.ts'
import { projectPath } from '../config/project-folder.ts'
import { type Manifest, readConsoleManifest, readManifest } from './build-manifest.ts'
import { type ConsoleFrame, type ConsoleName, readConsoleFrame } from './console-frame.ts'
import { type PageAssets, readPageAssets } from './page-assets.ts'
import { workerShell } from './worker-shell.ts'

export type PageRenderer = {
  /** The HTML of a page, piece by piece: what is the page's own as text, what others show too from the cache of parts. */
  render: (payload: PagePayload, parts: PartCache) => Promise<Piece[]> | Piece[]
  /** The gates that stand in every document. */
  renderGates: (gates: readonly GateName[]) => Promise<string> | string
  assetsOf: (route: RouteName) => PageAssets
  /** The one document of every page of a console. */
  consoleFrames: Record<ConsoleName, ConsoleFrame>
  /** The service worker's script with what it keeps from the start; null where there is none. */
  worker: string | null
}

const builtEntry = pathToFileURL(projectPath('dist/server/entry-server.js')).href
const builtWorker = projectPath('dist/worker/service-worker.js')

/**
 * Draws pages with the built storefront: the one crossing from server to storefront. Pages show pictures of these hosts
 * and of the shop.
 */
export async function loadBuiltRenderer(pictureHosts: readonly string[] = []): Promise<PageRenderer> {
  const manifest = readManifest()
  const consoles = readConsoleManifest()
  const storefront = (await import(builtEntry)) as StorefrontEntry
  return {
    render: storefront.renderPage,
    renderGates: storefront.renderGates,
    assetsOf: readAllAssets(manifest, storefront, pictureHosts),
    consoleFrames: {
      selling: readConsoleFrame(consoles, 'storefront/selling/entry-selling.tsx', pictureHosts),
      staff: readConsoleFrame(consoles, 'storefront/staff/entry-staff.tsx', pictureHosts),
    },
    worker: readWorker(manifest),
  }
}

/** What entry-server exports; it is built apart, so its type stands here. */
export type StorefrontEntry = {
  renderPage: (payload: PagePayload, parts: Omit<PartCache, 'size'>) => Piece[]
  renderGates: (gates: readonly GateName[]) => string
  /** Route name to the module its page comes from, as the manifest calls it. */
  pageModules: Record<RouteName, string>
  /** Route name to the module of the part of its page that wakes up late. */
  lateModules: { [R in RouteName]?: string }
}

/** The assets of every page. Throws for a page whose module the build does not know. */
function readAllAssets(
  manifest: Manifest,
  { pageModules, lateModules }: Pick<StorefrontEntry, 'pageModules' | 'lateModules'>,
  pictureHosts: readonly string[],
): PageRenderer['assetsOf'] {
  const routes = Object.keys(pageModules) as RouteName[]
  const assets = new Map(
    routes.map((route) => [
      route,
      readPageAssets(manifest, { page: pageModules[route], late: lateModules[route] }, pictureHosts),
    ]),
  )
  const frameAssets = readPageAssets(manifest, {}, pictureHosts)
  return (route) => assets.get(route) ?? frameAssets
}

/**
 * The service worker after the name of this release, which changes with every file of the storefront, so that browsers
 * see a new worker in a new release.
 */
function readWorker(manifest: Manifest): string {
  const script = readFileSync(builtWorker, 'utf8')
  const release = createHash('sha256')
    .update(JSON.stringify(manifest))
    .update(script)
    .digest('hex')
    .slice(0, 16)
  const shell = [...workerShell(manifest), serverPaths.icons]
  return `self.dray = ${JSON.stringify({ release, shell })};\n${script}`
}
