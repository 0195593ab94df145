import { contentSecurityPolicy } from '../../platform/http/security-headers.ts'
import {
  addressesOf,
  chunkOf,
  type Manifest,
  type ManifestChunk,
  readBuiltFile,
  withImports,
} from './build-manifest.ts'

/** The inline parts and the links of a page's document. */
export type PageAssets = {
  entry: string
  /** Runs before the first paint, so it is inline (docs/performance.md). */
  earlyScript: string
  styles: PageStyle[]
  /** Sheets of parts that only wake up when they come near: without scripts they are linked. */
  lateStyles: string[]
  fonts: string[]
  preloads: string[]
  /** A module for browsers below the policy (docs/browsers.md), which early.ts imports there. */
  older: string
}
/** An inline style sheet, with the address from which a later page fetches it. */
type PageStyle = { href: string; text: string }

/** The modules of a page by their names in the manifest: those that draw it, and that of its late part. */
export type PageModules = { drawn?: readonly string[]; late?: string | undefined }

const browserEntry = 'storefront/entry-browser.tsx'
const earlyEntry = 'storefront/early.ts'
const olderEntry = 'storefront/older-browsers.ts'

/** The parts of the build that a page needs. Throws for a module that is missing from the build. */
export function readPageAssets(manifest: Manifest, { drawn = [], late }: PageModules): PageAssets {
  const entry = chunkOf(manifest, browserEntry)
  const chunks = withImports(manifest, [entry, ...drawn.map((module) => chunkOf(manifest, module))])
  const styles = stylesOf(chunks).map((href) => ({ href, text: readBuiltFile(href.slice(1)) }))
  const lateChunks = late === undefined ? [] : withImports(manifest, [chunkOf(manifest, late)])
  return {
    entry: `/${entry.file}`,
    earlyScript: readBuiltFile(chunkOf(manifest, earlyEntry).file),
    styles,
    lateStyles: stylesOf(lateChunks).filter((href) => styles.every((style) => style.href !== href)),
    fonts: addressesOf(chunks.flatMap(({ assets = [] }) => assets).filter((file) => file.endsWith('.woff2'))),
    preloads: addressesOf(chunks.filter((chunk) => chunk !== entry).map(({ file }) => file)),
    older: `/${chunkOf(manifest, olderEntry).file}`,
  }
}

/** The policy of documents with these parts of the build: it allows their script and styles, and nothing else inline. */
export const pagePolicy = (
  { earlyScript, styles }: PageAssets,
  pictureHosts: readonly string[] = [],
): string =>
  contentSecurityPolicy({ scripts: [earlyScript], styles: styles.map(({ text }) => text), pictureHosts })

const stylesOf = (chunks: readonly ManifestChunk[]) => addressesOf(chunks.flatMap(({ css = [] }) => css))
