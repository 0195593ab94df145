import { expect, test } from 'vitest'
import { proseProblems } from './prose.ts'
import { allowed, avoided } from './prose-words.ts'

const found = (path: string, source: string): string[] =>
  proseProblems(path, source).map((problem) => problem.slice(0, problem.indexOf(': ')))

test('a word of the dictionary is found in comments, titles, sentences and texts of screens', () => {
  const code = `/** Whoever takes
 * it next. */
test('a paper is sent', () => {})
throw new Error(\`There are \${count} papers.\`)
const label = 'Papers'
const page = <p>Nobody is here.</p>
`
  expect(found('server/some.tsx', code)).toEqual([
    "server/some.tsx:1 'Whoever'",
    "server/some.tsx:3 'paper'",
    "server/some.tsx:4 'papers'",
    "server/some.tsx:5 'Papers'",
    "server/some.tsx:6 'Nobody'",
  ])
})

test.each([
  ['names of code and wire', "const papers = read('papers', '/api/papers/:id')"],
  ['code in backticks', '// The column `papers` of `nobody`.'],
  ['SQL', "sql`select papers from nobody where stands = ${'upkeep'}`"],
  ['SQL without a tag', "query('select papers from nobody')"],
  ['idioms that the list allows', '// 24 stands for two dozen, and is kept on paper.'],
])('%s are left alone', (_, code) => {
  expect(found('server/some.ts', code)).toEqual([])
})

test('Markdown, style sheets and YAML are read without their code', () => {
  const page = '# Papers\n\n```sh\nlist papers\n```\n\n`papers` [link](papers.md)\nIt stands there.\n'
  expect(found('docs/some.md', page)).toEqual(["docs/some.md:1 'Papers'", "docs/some.md:8 'stands'"])
  expect(found('some.css', '/* Stands\n   below */ .papers { }')).toEqual(["some.css:1 'Stands'"])
  expect(found('some.yaml', 'papers: 1 # the upkeep\n')).toEqual(["some.yaml:1 'upkeep'"])
})

test('a problem says what to write', () => {
  expect(proseProblems('a.md', 'nought')).toEqual(["a.md:1 'nought': zero"])
})

test('each entry of the lists says something', () => {
  expect(avoided.filter(({ words, write }) => write === '' || words.test(''))).toEqual([])
  expect(allowed.filter(({ file, text, why }) => why === '' || (file ?? text) === undefined)).toEqual([])
})
