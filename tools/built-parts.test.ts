import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { server, storefront } from './built-parts.ts'

/** Paths, from the top of the project, of what a file imports of ours. */
const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import) '(\.[^']+)'/g)].map(([, path]) =>
    join(file, '..', path!),
  )

test.each([
  ['storefront', storefront, ['vite.config.ts', 'vite.console.config.ts', 'tools/build-storefront.ts']],
  ['server', server, ['tools/build-server.ts']],
])('all that the %s is built from makes its build stale', (folder, part, builders) => {
  const files = globSync(`${folder}/**/*.{ts,tsx}`).filter((file) => !/\.(test|fixture)\.tsx?$/.test(file))
  const missing = [...builders, ...files]
    .flatMap(importsOf)
    .filter((path) => !part.sources.some((source) => path === source || path.startsWith(`${source}/`)))
  expect(new Set(missing)).toEqual(new Set())
})
