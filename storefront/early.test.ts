import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { constants, runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const script = stripTypeScriptTypes(readFileSync(join(import.meta.dirname, 'early.ts'), 'utf8'))

/** What the script notes on the document of a page that was reached in this way. */
function arrive(
  { hash, type }: { hash: string; type: string },
  URL: object = { parse: () => null },
): Record<string, string> {
  const dataset: Record<string, string> = {}
  const context = {
    document: {
      documentElement: { dataset },
      addEventListener: () => {},
      currentScript: { dataset: { modules: 'data:text/javascript,' } },
      cookie: '',
    },
    localStorage: { getItem: () => null },
    navigator: {},
    URL,
    performance: { getEntriesByType: () => [{ type }] },
    location: { hash },
    requestAnimationFrame: () => {},
  }
  const importModuleDynamically = constants.USE_MAIN_CONTEXT_DEFAULT_LOADER
  runInNewContext(script, context, { importModuleDynamically })
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

test('a browser below the policy has the page without its scripts', () => {
  const link = { hash: '', type: 'navigate' }
  expect('scripts' in arrive(link)).toBe(true)
  expect('scripts' in arrive(link, {})).toBe(false)
})
