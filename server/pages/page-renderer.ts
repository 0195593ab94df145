import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { PagePayload, RouteName } from '../../shared/page-payload.ts'
import { paths } from '../../shared/paths.ts'
import { contentSecurityPolicy } from '../http/security-headers.ts'

/** What a page's document holds and links to. */
export type PageAssets = {
  entry: string
  /** Runs before the page is drawn, so it stands in the document itself (docs/decisions/0005). */
  earlyScript: string
  styles: PageStyle[]
  /** Sheets of parts that only wake up when they come near: without scripts they are linked. */
  lateStyles: string[]
  fonts: string[]
  preloads: string[]
  /** Allows the script and the styles above, and nothing else inline. */
  contentSecurityPolicy: string
}
/** A style sheet that stands in the document, and where a page that comes later would fetch it. */
type PageStyle = { href: string; text: string }

export type PageRenderer = {
  render: (payload: PagePayload) => Promise<string> | string
  assetsOf: (route: RouteName) => PageAssets
  /** The service worker's script with what it keeps from the start; null where there is none. */
  worker: string | null
}

type ManifestEntry = {
  file: string
  src?: string
  css?: string[]
  imports?: string[]
  assets?: string[]
}
type Manifest = Record<string, ManifestEntry>

export const builtClientFolder = new URL('../../dist/client/', import.meta.url).pathname
const builtEntry = new URL('../../dist/server/entry-server.js', import.meta.url).href
const builtWorker = new URL('../../dist/worker/service-worker.js', import.meta.url).pathname
/** What opens without a connection though nobody has opened it before: drawers and pages of basket and wishlist. */
const shellModules = /^storefront\/(entry-browser|after-load|information\/OfflinePage|(basket|wishlist)\/)/
const browserEntry = 'storefront/entry-browser.tsx'
const earlyEntry = 'storefront/early.ts'

/** Draws pages with the built storefront: the one crossing from server to storefront. */
export async function loadBuiltRenderer(): Promise<PageRenderer> {
  const manifest = JSON.parse(readFileSync(`${builtClientFolder}.vite/manifest.json`, 'utf8')) as Manifest
  const { renderPage, pageModules, lateModules } = (await import(builtEntry)) as StorefrontDoor
  const assets = new Map(
    Object.entries(pageModules).map(([route, module]) => [
      route,
      assetsOf(manifest, module, lateModules[route]),
    ]),
  )
  const frameAssets = assetsOf(manifest, null)
  return {
    render: renderPage,
    assetsOf: (route) => assets.get(route) ?? frameAssets,
    worker: readWorker(manifest),
  }
}

/** What entry-server exports; it is built apart, so its type is told here. */
export type StorefrontDoor = {
  renderPage: (payload: PagePayload) => string
  /** Route name to the module its page comes from, as the manifest calls it. */
  pageModules: Record<string, string>
  /** Route name to the module of the part of its page that wakes up late. */
  lateModules: Record<string, string>
}

function assetsOf(manifest: Manifest, pageModule: string | null, lateModule?: string): PageAssets {
  const entry = manifest[browserEntry]
  if (!entry) throw new Error('The built storefront is incomplete: run npm run build')
  const earlyScript = readBuilt(manifest[earlyEntry]?.file)
  const page = pageModule === null ? undefined : manifest[pageModule]
  const chunks = reach(manifest, [entry, ...(page ? [page] : [])])
  const styles = stylesOf(chunks).map((href) => ({ href, text: readBuilt(href.slice(1)) }))
  const late = lateModule === undefined ? [] : reach(manifest, [manifest[lateModule]])
  return {
    entry: `/${entry.file}`,
    earlyScript,
    styles,
    lateStyles: stylesOf(late).filter((href) => styles.every((style) => style.href !== href)),
    contentSecurityPolicy: contentSecurityPolicy({
      scripts: [earlyScript],
      styles: styles.map(({ text }) => text),
    }),
    fonts: unique(chunks.flatMap((chunk) => chunk.assets ?? []).filter((file) => file.endsWith('.woff2'))),
    preloads: unique(chunks.filter((chunk) => chunk !== entry).map((chunk) => chunk.file)),
  }
}

const readBuilt = (file: string | undefined) =>
  file === undefined ? '' : readFileSync(`${builtClientFolder}${file}`, 'utf8').trim()

/** The chunks and everything they import, each once. */
function reach(manifest: Manifest, from: (ManifestEntry | undefined)[]): ManifestEntry[] {
  const found = new Set<ManifestEntry>()
  const visit = (chunk: ManifestEntry | undefined) => {
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    for (const name of chunk.imports ?? []) visit(manifest[name])
  }
  for (const chunk of from) visit(chunk)
  return [...found]
}

const stylesOf = (chunks: ManifestEntry[]) => unique(chunks.flatMap((chunk) => chunk.css ?? []))
const unique = (hrefs: string[]) => [...new Set(hrefs)].map((file) => `/${file}`)

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
  const entries = Object.entries(manifest).filter(([name]) => shellModules.test(name))
  const chunks = reach(
    manifest,
    entries.map(([, chunk]) => chunk),
  )
  const files = chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets])
  const shell = [...unique(files), paths.icons]
  return `self.dray = ${JSON.stringify({ release, shell })};\n${script}`
}
