import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

const quoted = /`([^`]+)`/g
const stringLiteral = /'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\\n])*)`/g
/** A quoted command or header is no title. */
const command = /^(npm|node|curl) |^[\w-]+: /
const placeholder = /%[sdij]|\$\{[^}]*\}/
const wordsIn = (text: string) =>
  text
    .split(new RegExp(placeholder, 'g'))
    .join('')
    .match(/[a-z]{2,}/gi)?.length ?? 0
const fileName = /^[\w./-]+\.(tsx?|mjs|md|json|tsv|txt|yml)$/

/** The records that quote tests: of security, and of what a review of the trade found. */
const records = ['docs/security.md', 'docs/trade.md']
const record = records.map((path) => readFileSync(path, 'utf8').replace(/\s+/g, ' ')).join(' ')
const names = [...new Set([...record.matchAll(quoted)].map(([, name]) => name!))]
const sources = globSync('{.ci,artwork,bench,database,docs,server,shared,storefront,tests,tools}/**/*.*')
const fileNames = new Set(sources.map((path) => basename(path)))
const testSources = sources
  .filter((path) => /\.(test|journey)\.tsx?$/.test(path) && path !== 'tests/security-record.test.ts')
  .map((path) => readFileSync(path, 'utf8'))

test('every file that the records of security and trade name exists (SAFE-18)', () => {
  const files = names.filter((name) => fileName.test(name))
  expect(files.length).toBeGreaterThan(20)
  expect(files.filter((name) => !existsSync(name) && !fileNames.has(name))).toEqual([])
})

test('every test that the records of security and trade quote exists (SAFE-18)', () => {
  const titles = names.filter((name) => name.includes(' ') && !command.test(name))
  expect(titles.length).toBeGreaterThan(30)
  const { exact, patterns } = titlesOf(testSources)
  const gone = titles.filter((title) => !exact.has(title) && !patterns.some((one) => one.test(title)))
  expect(gone).toEqual([])
})

const security = readFileSync('docs/security.md', 'utf8')

test('each group of the standard is met by a test, a file or a table, or has a reason and its date (SAFE-18)', () => {
  const groups = security.match(/^\| V\d.*$/gm) ?? []
  expect(groups.length).toBeGreaterThan(50)
  const bare = groups.filter((row) => {
    const [, , answer = '', evidence = ''] = row.split('|').map((cell) => cell.trim())
    if (answer.startsWith('not applicable')) return evidence === ''
    if (answer.startsWith('met')) return !/`|\]\(|table below/.test(evidence)
    return !/\d{1,2} [A-Z][a-z]+ \d{4}/.test(answer) && !evidence.includes('](')
  })
  expect(bare).toEqual([])
})

test('every page and decision that the security record names exists (SAFE-18)', () => {
  const pages = [...security.matchAll(/\]\(([\w./-]+\.md)/g)].map(([, page]) => `docs/${page}`)
  expect(pages.filter((page) => !existsSync(page))).toEqual([])
  const decisions = new Set(globSync('docs/decisions/*.md').map((path) => basename(path).slice(0, 4)))
  const named = security.match(/\b0[01]\d\d\b/g) ?? []
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((one) => !decisions.has(one))).toEqual([])
})

/** Texts of tests: as they are, and those with values filled in (%s, ${…}) as patterns. */
function titlesOf(texts: readonly string[]): { exact: Set<string>; patterns: RegExp[] } {
  const literals = texts.flatMap((text) =>
    [...text.matchAll(stringLiteral)].map(([, one, other, template]) => one ?? other ?? template ?? ''),
  )
  const exact = new Set(literals.map((text) => text.replaceAll(/\\(['"`])/g, '$1')))
  // A title says something itself: a pattern of placeholders would fit anything.
  const filled = [...exact].filter((text) => placeholder.test(text) && wordsIn(text) > 4)
  return { exact, patterns: filled.map(patternOf) }
}

function patternOf(title: string): RegExp {
  const parts = title
    .split(/%[sdij]|\$\{[^}]*\}/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.+')}$`)
}
