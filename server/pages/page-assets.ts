import { contentSecurityPolicy } from '../http/security-headers.ts'
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
  /** Runs before the first paint, so it is inline (docs/decisions/0005). */
  earlyScript: string
  styles: PageStyle[]
  /** Sheets of parts that only wake up when they come near: without scripts they are linked. */
  lateStyles: string[]
  fonts: string[]
  preloads: string[]
  /** Allows the script and the styles above, and nothing else inline. */
  contentSecurityPolicy: string
}
/** An inline style sheet, with the address from which a later page fetches it. */
type PageStyle = { href: string; text: string }

/** The modules of a page by their names in the manifest: its own, and that of its late part. */
export type PageModules = { page?: string | undefined; late?: string | undefined }

const browserEntry = 'storefront/entry-browser.tsx'
const earlyEntry = 'storefront/early.ts'

/** The parts of the build that a page needs. Throws for a module that is missing from the build. */
export function readPageAssets(
  manifest: Manifest,
  { page, late }: PageModules,
  pictureHosts: readonly string[] = [],
): PageAssets {
  const entry = chunkOf(manifest, browserEntry)
  const earlyScript = readBuiltFile(chunkOf(manifest, earlyEntry).file)
  const chunks = withImports(manifest, [entry, ...(page === undefined ? [] : [chunkOf(manifest, page)])])
  const styles = stylesOf(chunks).map((href) => ({ href, text: readBuiltFile(href.slice(1)) }))
  const lateChunks = late === undefined ? [] : withImports(manifest, [chunkOf(manifest, late)])
  return {
    entry: `/${entry.file}`,
    earlyScript,
    styles,
    lateStyles: stylesOf(lateChunks).filter((href) => styles.every((style) => style.href !== href)),
    contentSecurityPolicy: contentSecurityPolicy({
      scripts: [earlyScript],
      styles: styles.map(({ text }) => text),
      pictureHosts,
    }),
    fonts: addressesOf(chunks.flatMap(({ assets = [] }) => assets).filter((file) => file.endsWith('.woff2'))),
    preloads: addressesOf(chunks.filter((chunk) => chunk !== entry).map(({ file }) => file)),
  }
}

const stylesOf = (chunks: readonly ManifestChunk[]) => addressesOf(chunks.flatMap(({ css = [] }) => css))
