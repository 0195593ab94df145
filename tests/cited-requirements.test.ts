import { readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

const rowsFile = 'docs/requirements.tsv'
/** Folders that are built, installed or written by a run. */
const skippedFolders = new Set([
  'node_modules',
  'dist',
  'var',
  'coverage',
  'test-results',
  'playwright-report',
])
/** HOME-82, C-46. Path data (C-12 30) and order numbers (DRAY-7K3Q-42) have other neighbours. */
const citation = /(?<![\w-])(?:[CS]-\d{2}(?![ ,.]?-?\d)|[A-Z]{2,5}-\d{2,3})(?![\w-])/g
/** Names of standards in the same form. */
const standards = new Set(['SHA-256', 'UTF-16'])
const citingFile = /\.(?:tsx?|mjs|sql|md|css)$/
/** Kerning pairs of the typefaces, AV-11, look like citations, and this file has examples. */
const hasExamples = (path: string) =>
  path.endsWith('-glyphs.ts') || basename(path) === basename(import.meta.filename)
const testFile = /\.(?:test|spec|journey)\.tsx?$/
const stringOrComment =
  /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\/[^\n]*|\/\*[\s\S]*?\*\//g

/** Paths of all files below a folder, relative to the project's root. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (!entry.isDirectory()) return [path]
    return skippedFolders.has(entry.name) || entry.name.startsWith('.') ? [] : filesBelow(path)
  })
}

const cited = (text: string) => (text.match(citation) ?? []).filter((id) => !standards.has(id))

const files = filesBelow('.')
  .filter((path) => citingFile.test(path) && !hasExamples(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
const [header, ...lines] = readFileSync(rowsFile, 'utf8').replace(/\n$/, '').split('\n')
const rows = lines.map((line) => {
  const [id = '', area = '', requirement = '', sourceKind = '', ...rest] = line.split('\t')
  return { id, area, requirement, sourceKind, rest }
})
const known = new Set(rows.map(({ id }) => id))

test('each id that code, tests or documents cite has a row in docs/requirements.tsv', () => {
  const unknown = files.flatMap(({ path, text }) =>
    cited(text)
      .filter((id) => !known.has(id))
      .map((id) => `${path}: ${id}`),
  )
  expect([...new Set(unknown)]).toEqual([])
})

test('each requirement is named by a test, in a title or in a row of its table', () => {
  const named = new Set(
    files
      .filter(({ path }) => testFile.test(path))
      .flatMap(({ text }) => text.match(stringOrComment) ?? [])
      .filter((piece) => !piece.startsWith('/'))
      .flatMap(cited),
  )
  const unnamed = rows.filter(({ id, sourceKind }) => sourceKind === 'requirement' && !named.has(id))
  expect(unnamed.map(({ id }) => id)).toEqual([])
})

test('each decision is cited somewhere, and each id within a row has a row itself', () => {
  const citedAnywhere = new Set(files.flatMap(({ text }) => cited(text)))
  expect([...known].filter((id) => !citedAnywhere.has(id))).toEqual([])
  expect(rows.flatMap(({ requirement }) => cited(requirement)).filter((id) => !known.has(id))).toEqual([])
})

test('no reference leads to a document that is not here', () => {
  // Standards have their number before the sign: RFC 9110 §7.2.
  const elsewhere = /\b[a-z]\w* §.*|\bissue [A-Z]\b/g
  expect(
    files.flatMap(({ path, text }) => (text.match(elsewhere) ?? []).map((it) => `${path}: ${it}`)),
  ).toEqual([])
})

test('the rows are complete, sorted, and marked as requirement or decision', () => {
  expect(header).toBe('id\tarea\trequirement\tsource-kind')
  const ids = rows.map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)].toSorted())
  const odd = rows.filter(({ id, area, requirement, sourceKind, rest }) => {
    const expectedKind = /^(?:C|S|NOT|OPEN)-/.test(id) ? 'decision' : 'requirement'
    const isTrimmed = [area, requirement].every((cell) => cell !== '' && cell === cell.trim())
    return sourceKind !== expectedKind || !isTrimmed || rest.length > 0
  })
  expect(odd).toEqual([])
})

test('distinguishes a citation from similar names and figures', () => {
  expect(cited('// (HOME-82, C-46, S-04): API-30. BASK-04 to BASK-07')).toEqual([
    'HOME-82',
    'C-46',
    'S-04',
    'API-30',
    'BASK-04',
    'BASK-07',
  ])
  expect(
    cited('UTF-8 UTF-16 SHA-256 DRAY-7K3Q-42 DRAY-4444-85 M-10 4 C-12 30,C-38-98S-40.5 x-AB-12'),
  ).toEqual([])
})
