import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// drizzle 0.45 parses a value of jsonb again that the driver has parsed to a text: "0012" would come back as 12.
test('no column of JSON has a bare text as its value', () => {
  const columns = globSync('server/**/*-tables.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/jsonb\('(\w+)'\)(?:\.\$type<([^>]+)>)?/g)].map(
      ([, name, type = 'unknown']) => ({ name: name!, type }),
    ),
  )
  expect(columns.length).toBeGreaterThan(40)
  expect(columns.filter(({ type }) => /^(string|number|boolean)$/.test(type))).toEqual([])
  // Objects in all of these but `value`, which is read by a statement of our own (setting-queries.ts).
  const free = columns.filter(({ type }) => type === 'unknown').map(({ name }) => name)
  expect(free.toSorted()).toEqual(['after', 'answer', 'before', 'data', 'value'])
})
