import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('every document with scripts keeps the wheel off its number fields (CART-42)', () => {
  const folder = join(import.meta.dirname, '../..')
  const starts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => readFileSync(join(folder, path), 'utf8'))
    .filter((text) => text.includes('createRoot(root,'))
  expect(starts.length).toBeGreaterThan(1)
  for (const text of starts) expect(text).toContain('ignoreWheel()')
})
