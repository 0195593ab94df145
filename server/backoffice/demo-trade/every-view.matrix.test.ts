import { expect, onTestFinished, test } from 'vitest'
import { openTradedDatabase, tradeEndsAt } from '../../../tests/support/shops/traded-database.ts'
import { openWholeShop } from '../../../tests/support/shops/whole-shop.ts'
import type { RouteEntry } from '../../platform/http/route-list.ts'

const people = {
  brewer: 'mash in at seven',
  sales: 'talk to the landlord',
  cellar: 'mind the cold store',
  accounts: 'books by friday',
  organiser: 'van leaves at noon',
  support: 'kind on the phone',
  operations: 'pallets by three',
  finance: 'every penny told',
  admin: 'keys to the cellar',
}
/** What is good when it is empty, or is filled by the running shop alone. */
const mayBeEmpty = new Set([
  '/api/sell breweries',
  '/api/sell groups',
  // Of a brewery that is cleared nothing is missing.
  '/api/sell/:brewery/standing missing',
  '/api/admin/system jobs',
  // A draft is deleted once its beer is sent.
  '/api/sell/:brewery/beer-drafts drafts',
  // Of the parts that are ticked; none is named here.
  '/api/sell/:brewery/picking/papers drops',
  // Every group of the demo has a plan of runs.
  '/api/admin/groups?view=no_run rows',
])

test(
  'no list and no view of a list in both consoles is empty to the people whom the demo shop prints (OPER-10)',
  { timeout: 900_000 },
  async () => {
    const connection = await openTradedDatabase()
    onTestFinished(() => connection.close())
    const { app, routes } = await openWholeShop(async () => {}, {
      connection,
      role: 'web',
      publicUrl: 'http://localhost',
      accounts: { clock: () => tradeEndsAt, secondFactor: 'off' },
    })
    await app.ready()
    const empty = new Set<string>()
    const read = new Map<string, number>()
    for (const [name, password] of Object.entries(people)) {
      const signedIn = await app.inject({
        method: 'POST',
        url: '/public/auth/login',
        payload: { email: `${name}@dray.example`, password },
      })
      const authorization = `Bearer ${signedIn.json().token.accessToken}`
      for (const { address, path, view } of routes.flatMap(viewsOf)) {
        const answer = await app.inject({ url: address, headers: { authorization } })
        if (answer.statusCode !== 200 || !String(answer.headers['content-type']).includes('json')) continue
        const lists = listsOf(answer.json())
        read.set(path, (read.get(path) ?? 0) + lists.length)
        for (const { list, rows } of lists)
          if (rows === 0 && ![path, address].some((where) => mayBeEmpty.has(`${where} ${list}`)))
            empty.add(`${name}: ${address} ${list} ${view}`)
      }
    }
    expect([...empty]).toEqual([])
    // Every console, and lists with views as well as those without, was among what was read.
    expect([...read].filter(([, lists]) => lists > 0).length).toBeGreaterThan(40)
  },
)

type View = { path: string; address: string; view: string }

/** The addresses of a list of the consoles: one for each of its fixed views, as its schema names them. */
function viewsOf({ method, path, schema }: RouteEntry): View[] {
  if (method !== 'GET' || !/^\/api\/(admin|sell)(\/|$)/.test(path)) return []
  const filled = path.replace(':brewery', 'learmonth-basin').replace(':group', 'forth-crossing')
  // Those of one order, one run or one beer are reached from the lists.
  if (/[:*]/.test(filled)) return []
  const { view: asked } =
    (schema.querystring as { properties?: Record<string, { enum?: string[] }> })?.properties ?? {}
  if (asked?.enum === undefined) return [{ path, address: filled, view: '' }]
  return asked.enum.map((view) => ({ path, address: `${filled}?view=${view}`, view }))
}

/** Every list of an answer, by its name; how the views are called is none. */
function listsOf(answer: Record<string, unknown>): { list: string; rows: number }[] {
  return Object.entries(answer).flatMap(([list, value]) => {
    if (Array.isArray(value)) return list === 'views' ? [] : [{ list, rows: value.length }]
    if (value === null || typeof value !== 'object') return []
    const within = Object.entries(value).filter(([, inner]) => Array.isArray(inner))
    return within
      .filter(([inner]) => inner === 'rows')
      .map(([inner, rows]) => ({ list: `${list}.${inner}`, rows: (rows as unknown[]).length }))
  })
}
