import { globSync, readFileSync } from 'node:fs'

export type TestLayer = 'unit' | 'contract' | 'server' | 'matrices' | 'money'

/** Layers that a file's name states; a file without one is of `server` where it uses support that opens a database, else of `unit`. */
const byEnding: [ending: RegExp, layer: TestLayer][] = [
  [/\.contract\.test\.ts$/, 'contract'],
  [/\.matrix\.test\.ts$/, 'matrices'],
  [/\.money\.test\.ts$/, 'money'],
  [/\.postgres\.test\.ts$/, 'server'],
]
/** Imports that open a database, a server or a process. */
const opensServer =
  /support\/(?:access|former|histories|hostile|last-kegs|outbound|previews|servers|shops)\/|\/(?:embedded-database|throwaway-postgres|development-renderer)\.ts'|pglite'/

/** The layer of a test file: which command runs it (CONTRIBUTING, "Which layer a test belongs to"). */
function layerOf(path: string, source: string): TestLayer {
  const named = byEnding.find(([ending]) => ending.test(path))
  if (named !== undefined) return named[1]
  return opensServer.test(source) ? 'server' : 'unit'
}

/** Whether a file needs a PostgreSQL server; the embedded database cannot show what it proves. */
export const needsPostgres = (path: string): boolean => path.endsWith('.postgres.test.ts')

/** All test files of Vitest by layer, as paths from the project's root. */
export function filesByLayer(): Record<TestLayer, string[]> {
  const files: Record<TestLayer, string[]> = { unit: [], contract: [], server: [], matrices: [], money: [] }
  for (const path of globSync('{artwork,clients,shared,server,storefront,tests,tools}/**/*.test.{ts,tsx}'))
    files[layerOf(path, readFileSync(path, 'utf8'))].push(path)
  return files
}
