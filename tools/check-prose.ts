/** Fails for words that Dray's texts avoid (prose-words.ts), wherever a person reads them. */
import { globSync, readFileSync } from 'node:fs'
import { proseProblems } from './prose.ts'

const folders = 'artwork,bench,clients,deploy,docs,findings,server,shared,storefront,tests,tools'
const generated = /^(?:clients\/typescript\/\w+-types\.ts|deploy\/helm\/.*\.tpl)$/
const problems = globSync(['*.{md,ts,mjs,yaml,yml}', `{${folders}}/**/*.{ts,tsx,mjs,md,css,yaml,yml}`])
  .filter((path) => !generated.test(path))
  .toSorted()
  .flatMap((path) => proseProblems(path, readFileSync(path, 'utf8')))
for (const problem of problems) process.stderr.write(`${problem}\n`)
process.exit(problems.length === 0 ? 0 : 1)
