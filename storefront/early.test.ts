import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const script = stripTypeScriptTypes(readFileSync(join(import.meta.dirname, 'early.ts'), 'utf8'))

/** What the script notes on the document of a page that was reached in this way. */
function arrive({ hash, type }: { hash: string; type: string }): Record<string, string> {
  const dataset: Record<string, string> = {}
  runInNewContext(script, {
    document: {
      documentElement: { dataset },
      addEventListener: () => {},
      currentScript: { dataset: {} },
      cookie: '',
    },
    localStorage: { getItem: () => null },
    navigator: {},
    performance: { getEntriesByType: () => [{ type }] },
    location: { hash },
    requestAnimationFrame: () => {},
  })
  return dataset
}

test.each([
  ['a link', { hash: '', type: 'navigate' }, false],
  ['a link to a place of the page', { hash: '#reviews', type: 'navigate' }, true],
  ['a reload', { hash: '', type: 'reload' }, true],
  ['Back', { hash: '', type: 'back_forward' }, true],
])('lays the whole page out at once after %s: %s', (_what, arrival, isWhole) => {
  expect('whole' in arrive(arrival)).toBe(isWhole)
})
