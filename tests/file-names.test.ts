import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

test('every file of the code has a name of its own, as CONTRIBUTING.md says', () => {
  const files = globSync('{artwork,shared,server,storefront,clients,tests,tools,bench}/**/*.{ts,tsx,css}')
  expect(files.length).toBeGreaterThan(3000)
  const byName = Map.groupBy(files, (file) => basename(file))
  expect([...byName.values()].filter((same) => same.length > 1)).toEqual([])
})
