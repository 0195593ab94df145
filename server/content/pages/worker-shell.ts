import { addressesOf, chunkOf, type Manifest, withImports } from './build-manifest.ts'

/** Modules that work offline even before the visitor's first use. */
const modules = [
  'storefront/entry-browser.tsx',
  'storefront/after-load.ts',
  'storefront/navigation/navigation-by-history.ts',
  'storefront/information/OfflinePage.tsx',
]
/** Features whose drawers and pages work offline too: every chunk whose path begins with their folders. */
const folders = ['storefront/basket/', 'storefront/wishlist/']

/** Addresses of the files that the service worker stores from the start. Throws for a module or folder without a chunk. */
export function workerShell(manifest: Manifest): string[] {
  const entries = Object.entries(manifest)
  const stored = [
    ...modules.map((module) => [module, chunkOf(manifest, module)] as const),
    ...entries.filter(([name]) => folders.some((folder) => name.startsWith(folder))),
  ]
  const stale = folders.find((folder) => !stored.some(([name]) => name.startsWith(folder)))
  if (stale) throw new Error(`The built storefront has no chunk of ${stale}: correct worker-shell.ts`)
  const chunks = withImports(
    manifest,
    stored.map(([, chunk]) => chunk),
  )
  return addressesOf(chunks.flatMap(({ file, css = [] }) => [file, ...css]))
}
