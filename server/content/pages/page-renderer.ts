import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { GateName } from '../../../shared/pages/gates.ts'
import type { MailBody } from '../../../shared/mail/mail-body.ts'
import type { PagePayload, RouteName } from '../../../shared/pages/page-payload.ts'
import { serverPaths } from '../../../shared/paths/server-paths.ts'
import type { Piece } from '../../platform/cache/body-forms.ts'
import type { PartCache } from '../../platform/cache/part-cache.ts'
import { projectPath } from '../../platform/config/project-folder.ts'
import type { RenderMailHtml } from '../../platform/mail/render-mail.ts'
import { type Manifest, readConsoleManifest, readManifest } from './build-manifest.ts'
import { type ConsoleFrame, type ConsoleName, readConsoleFrame } from './console-frame.ts'
import { type PageAssets, pagePolicy, readPageAssets } from './page-assets.ts'
import { workerShell } from './worker-shell.ts'

export type PageRenderer = {
  /** The HTML of a page, piece by piece: what is the page's own as text, what others show too from the cache of parts. */
  render: (payload: PagePayload, parts: PartCache) => Promise<Piece[]> | Piece[]
  /** The gates that are in every document. */
  renderGates: (gates: readonly GateName[]) => Promise<string> | string
  renderMailHtml: RenderMailHtml
  assetsOf: (payload: PagePayload) => PageAssets
  /** The content security policy of every page of a route name. */
  policyOf: (route: RouteName) => string
  /** The one document of every page of a console. */
  consoleFrames: Record<ConsoleName, ConsoleFrame>
  /** The service worker's script with what it keeps from the start; null where there is none. */
  worker: string | null
}

const builtEntry = pathToFileURL(projectPath('dist/server/entry-server.js')).href
const builtWorker = projectPath('dist/worker/service-worker.js')

/**
 * Draws pages and mails with the built storefront: the one crossing from server to storefront. Pages show pictures of these hosts
 * and of the shop.
 */
export async function loadBuiltRenderer(pictureHosts: readonly string[] = []): Promise<PageRenderer> {
  const manifest = readManifest()
  const consoles = readConsoleManifest()
  const storefront = (await import(builtEntry)) as StorefrontEntry
  const shellsOf = (side: ConsoleSide) => ({
    required: storefront.renderConsoleShell(side, false),
    off: storefront.renderConsoleShell(side, true),
  })
  return {
    render: storefront.renderPage,
    renderGates: storefront.renderGates,
    renderMailHtml: storefront.renderMailHtml,
    ...readAllAssets(manifest, storefront, pictureHosts),
    consoleFrames: {
      selling: {
        ...readConsoleFrame(consoles, 'storefront/selling/entry-selling.tsx', pictureHosts),
        shells: shellsOf('Selling'),
      },
      staff: {
        ...readConsoleFrame(consoles, 'storefront/staff/entry-staff.tsx', pictureHosts),
        shells: shellsOf('Staff'),
      },
    },
    worker: readWorker(manifest),
  }
}

type ConsoleSide = 'Selling' | 'Staff'

/** What entry-server exports; it is built apart, so its type is here. */
export type StorefrontEntry = {
  renderPage: (payload: PagePayload, parts: Pick<PartCache, 'find' | 'add' | 'text'>) => Piece[]
  renderGates: (gates: readonly GateName[]) => string
  renderConsoleShell: (side: ConsoleSide, isFactorOff: boolean) => string
  renderMailHtml: (body: MailBody) => string
  /** The modules that draw a page, as the manifest calls them. */
  modulesOfPage: (payload: PagePayload) => string[]
  /** Route name to all modules that may draw one of its pages. */
  routeModules: Record<RouteName, string[]>
  /** Route name to the module of the part of its page that wakes up late. */
  lateModules: { [R in RouteName]?: string }
}

/** Reads the assets of pages, each once. A module that the build does not know stops the server: all are read at once. */
function readAllAssets(
  manifest: Manifest,
  { modulesOfPage, routeModules, lateModules }: StorefrontEntry,
  pictureHosts: readonly string[],
): Pick<PageRenderer, 'assetsOf' | 'policyOf'> {
  const known = new Map<string, PageAssets>()
  const read = (route: RouteName, drawn: string[]) => {
    const key = [route, ...drawn].join()
    const assets = known.get(key) ?? readPageAssets(manifest, { drawn, late: lateModules[route] })
    known.set(key, assets)
    return assets
  }
  const policies = new Map(
    Object.entries(routeModules).map(([route, drawn]) => [
      route,
      pagePolicy(read(route as RouteName, drawn), pictureHosts),
    ]),
  )
  return {
    assetsOf: (payload) => read(payload.route, modulesOfPage(payload)),
    policyOf: (route) => policies.get(route)!,
  }
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
