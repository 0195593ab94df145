import { expect, test } from 'vitest'
import { openWholeShop } from '../../tests/support/shops/whole-shop.ts'
import { pageTable } from '../features.ts'
import { readPageQuery } from '../pages/page-query.ts'
import { unboundedIn } from '../../tests/support/builders/unbounded-schema.ts'

type Schema = Record<string, unknown>
type Operation = {
  parameters?: { in: string; name: string; schema: Schema }[]
  requestBody?: { content: Record<string, { schema?: Schema }> }
}

/** What every route takes, by the OpenAPI that the routes themselves describe. */
async function operations(): Promise<[name: string, operation: Operation][]> {
  const { app } = await openWholeShop()
  await app.ready()
  const paths = (app.swagger().paths ?? {}) as Record<string, Record<string, Operation>>
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [
      `${method.toUpperCase()} ${path}`,
      operation,
    ]),
  )
}

test('every text and list that a route takes has a maximum: query, path, header and body (SAFE-02)', async () => {
  const taken = await operations()
  expect(taken.length).toBeGreaterThan(60)
  const unbounded = taken.flatMap(([name, { parameters = [], requestBody }]) => [
    ...parameters.flatMap((parameter) =>
      unboundedIn(parameter.schema, `${name} ${parameter.in} ${parameter.name}`),
    ),
    ...Object.entries(requestBody?.content ?? {}).flatMap(([type, { schema }]) =>
      unboundedIn(schema, `${name} ${type}`),
    ),
  ])
  expect(unbounded).toEqual([])
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
