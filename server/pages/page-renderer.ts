import { readFileSync } from 'node:fs'
import type { PagePayload, RouteName } from '../../shared/page-payload.ts'

/** Addresses of what a page's document links to. */
export type PageAssets = {
  entry: string
  /** Classic scripts that must run before the page is drawn. */
  earlyScripts: string[]
  styles: string[]
  fonts: string[]
  preloads: string[]
}

export type PageRenderer = {
  render: (payload: PagePayload) => Promise<string> | string
  assetsOf: (route: RouteName) => PageAssets
}

type ManifestEntry = { file: string; src?: string; css?: string[]; imports?: string[]; assets?: string[] }
type Manifest = Record<string, ManifestEntry>

export const builtClientFolder = new URL('../../dist/client/', import.meta.url).pathname
const builtEntry = new URL('../../dist/server/entry-server.js', import.meta.url).href
const browserEntry = 'storefront/entry-browser.tsx'
const earlyEntry = 'storefront/early.ts'

/** Draws pages with the built storefront: the one crossing from server to storefront. */
export async function loadBuiltRenderer(): Promise<PageRenderer> {
  const manifest = JSON.parse(readFileSync(`${builtClientFolder}.vite/manifest.json`, 'utf8')) as Manifest
  const { renderPage, pageModules } = (await import(builtEntry)) as StorefrontDoor
  const assets = new Map(
    Object.entries(pageModules).map(([route, module]) => [route, assetsOf(manifest, module)]),
  )
  const frameAssets = assetsOf(manifest, null)
  return { render: renderPage, assetsOf: (route) => assets.get(route) ?? frameAssets }
}

/** What entry-server exports; it is built apart, so its type is told here. */
export type StorefrontDoor = {
  renderPage: (payload: PagePayload) => string
  /** Route name to the module its page comes from, as the manifest calls it. */
  pageModules: Record<string, string>
}

function assetsOf(manifest: Manifest, pageModule: string | null): PageAssets {
  const entry = manifest[browserEntry]
  if (!entry) throw new Error('The built storefront is incomplete: run npm run build')
  const early = manifest[earlyEntry]
  const page = pageModule === null ? undefined : manifest[pageModule]
  const chunks = reach(manifest, [entry, ...(page ? [page] : [])])
  return {
    entry: `/${entry.file}`,
    earlyScripts: early ? [`/${early.file}`] : [],
    styles: unique(chunks.flatMap((chunk) => chunk.css ?? [])),
    fonts: unique(chunks.flatMap((chunk) => chunk.assets ?? []).filter((file) => file.endsWith('.woff2'))),
    preloads: unique(chunks.filter((chunk) => chunk !== entry).map((chunk) => chunk.file)),
  }
}

/** The chunks and everything they import, each once. */
function reach(manifest: Manifest, from: ManifestEntry[]): ManifestEntry[] {
  const found = new Set<ManifestEntry>()
  const visit = (chunk: ManifestEntry | undefined) => {
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    for (const name of chunk.imports ?? []) visit(manifest[name])
  }
  for (const chunk of from) visit(chunk)
  return [...found]
}

const unique = (hrefs: string[]) => [...new Set(hrefs)].map((file) => `/${file}`)
