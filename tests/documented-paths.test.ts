import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'docs/where-code-lives.md',
  'docs/contracts.md',
  'docs/operations.md',
  'docs/performance.md',
  'docs/scaling.md',
  'docs/upgrading.md',
]
/** A path below a folder of the repository, without a placeholder. */
const path = /`((?:\.ci|artwork|bench|database|deploy|docs|server|shared|storefront|tests|tools)\/[\w./-]+)`/g

test.each(documents)('every path that %s names exists', (document) => {
  const named = [...readFileSync(document, 'utf8').matchAll(path)].map(([, name]) => name!)
  expect(named.filter((name) => !existsSync(name))).toEqual([])
})

test('the index of decisions lists every decision', () => {
  const index = readFileSync('docs/decisions/README.md', 'utf8')
  const records = readdirSync('docs/decisions').filter((name) => /^\d{4}-/.test(name))
  expect(records.filter((name) => !index.includes(`(${name})`))).toEqual([])
})
