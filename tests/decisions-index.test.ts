import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

const subjects = [
  'Pages and rendering',
  'Catalogue and search',
  'Accounts and security',
  'Basket and offline',
  'Orders',
  'Stock and prices',
  'Money',
  'Consoles',
  'Database',
  'Jobs and email',
  'Programs',
  'Operations',
  'Tests and libraries',
]

const head = `# Decisions

Why Dray is built as it is, for choices that an experienced engineer would question. Each record is one page: context, decision, what was
considered, consequences. A record that no longer applies is removed, or merged into the README of its feature. Numbers are never reused, so
there are gaps. Measurements and smaller techniques are in [performance](../performance.md).

This index is written by \`npx vitest run tests/decisions-index.test.ts --update\` from the records' titles and subjects.
`

const records = globSync('docs/decisions/0*.md')
  .toSorted()
  .map((path) => {
    const text = readFileSync(path, 'utf8')
    const [, title = ''] = /^# \d+\. (.+)$/m.exec(text) ?? []
    const [, subject = ''] = /^Subject: (.+)$/m.exec(text) ?? []
    return { name: basename(path), number: Number(basename(path).slice(0, 4)), title, subject }
  })

test('each record has a title and a known subject', () => {
  expect(records.filter(({ title, subject }) => title === '' || !subjects.includes(subject))).toEqual([])
})

test('the index of decisions lists every record by its subject', async () => {
  const sections = subjects.map((subject) => {
    const rows = records.filter((record) => record.subject === subject)
    return `## ${subject}\n\n${rows.map(({ number, title, name }) => `- [${number} ${title}](${name})\n`).join('')}`
  })
  await expect([head, ...sections].join('\n')).toMatchFileSnapshot('../docs/decisions/README.md')
})
