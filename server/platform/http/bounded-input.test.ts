import { describe, expect, test } from 'vitest'
import { hostileTexts, textLength } from '../../../tests/support/builders/hostile-texts.ts'
import { growthOf } from '../../../tests/support/builders/growth.ts'
import { patternsIn, unboundedIn } from '../../../tests/support/builders/unbounded-schema.ts'
import { openWholeShop } from '../../../tests/support/shops/whole-shop.ts'
import { pageTable } from '../../features.ts'
import { readPageQuery } from '../../content/pages/page-query.ts'

const { routes } = await openWholeShop(undefined, { lasts: 'file' })

/** The schemas of what every route takes, by what they are of. */
const taken = routes.flatMap(({ method, path, schema }) =>
  (['params', 'querystring', 'headers', 'body'] as const).flatMap((part) =>
    schema[part] === undefined ? [] : [[part, `${method} ${path} ${part}`, schema[part]] as const],
  ),
)

test('every text and list that a route takes has a maximum: query, path, header and body (SAFE-02)', () => {
  expect(taken.length).toBeGreaterThan(400)
  const unbounded = taken.flatMap(([part, name, schema]) => {
    if (part === 'body') return unboundedIn(schema, name)
    // Of an address and of headers no one reads what is not named.
    const { properties = {} } = schema as { properties?: Record<string, unknown> }
    return Object.entries(properties).flatMap(([field, inner]) => unboundedIn(inner, `${name} ${field}`))
  })
  expect(unbounded).toEqual([])
})

const patterns = new Set(taken.flatMap(([, , schema]) => patternsIn(schema)))
describe.each([...patterns])('the pattern %s of a schema', (source) => {
  test('takes twice the time for twice the text, whatever it is (SAFE-04)', () => {
    const pattern = new RegExp(source, 'u')
    const growths = Object.entries(hostileTexts).map(([kind, textOf]) => {
      const work = (length: number) => void pattern.test(textOf(length))
      return { kind, growth: growthOf(work, textLength) }
    })
    expect(growths.filter(({ growth }) => growth > 3)).toEqual([])
  })
})

const pageRows = pageTable.map(({ row }) => row)

test.each(pageRows.map((row) => [row.paths[0], row] as const))(
  'the page %s reads no more of each query name than its maximum (SAFE-02)',
  (_path, row) => {
    const long = 'é'.repeat(20_000)
    const sent = row.queryNames.flatMap((name) =>
      Array.from({ length: 300 }, (_, at) => `${name}=${at}${long}`),
    )
    const query = readPageQuery(row, `?${sent.join('&')}&unknown=${long}`)
    expect(new Set(query.keys())).toEqual(new Set(row.queryNames))
    const most = row.audience === 'everybody' ? 500 : 8000
    for (const [name, value] of query) {
      expect(value.length, name).toBeLessThanOrEqual(most)
      expect(query.getAll(name).length, name).toBeLessThanOrEqual(50)
    }
  },
)
