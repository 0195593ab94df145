import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { pino } from 'pino'
import { buildApp } from '../server/app.ts'
import type { Connection } from '../server/platform/database/database.ts'
import { migrate } from '../server/platform/database/apply-migrations.ts'
import { connectPostgres } from '../server/platform/database/postgres-database.ts'
import type { App } from '../server/platform/http/app-type.ts'
import type { RouteEntry } from '../server/platform/http/route-list.ts'
import { loadBuiltRenderer } from '../server/content/pages/page-renderer.ts'
import { makeUpTrade, openShopOfTrade } from '../tests/support/shops/make-demo-trade.ts'
import { testSealer } from '../tests/support/shops/test-sealer.ts'
import { startThrowawayPostgres } from '../tools/throwaway-postgres.ts'
import { fillConsoleLists } from './fill-console-lists.ts'
import { ms, percentile, printResult } from './measurements.ts'

// V8 compiles what it runs often for as many calls again, in bursts that a shop which runs for a day does not see.
const warmUps = 150
// A hundredth of them is three: of fewer runs it would be the slowest one.
const usualRuns = 300
const targetMs = 50
const people = {
  sell: { email: 'brewer@dray.example', password: 'mash in at seven' },
  admin: { email: 'admin@dray.example', password: 'keys to the cellar' },
}

/**
 * Each list of both consoles, its own table at 100,000 rows: first view, another view, a search, the second page.
 * BENCH_DATABASE_URL names a database that stays: filled where it is empty, measured as it is otherwise.
 */
export async function benchConsoleLists(runs = usualRuns): Promise<void> {
  const staying = process.env['BENCH_DATABASE_URL']
  if (staying !== undefined) return benchOn(staying, runs)
  const postgres = await startThrowawayPostgres()
  if (postgres === null) {
    printResult('lists of the consoles on PostgreSQL', 'no server here')
    return
  }
  try {
    postgres.createDatabase('bench')
    await benchOn(`${postgres.url}/bench`, runs)
  } finally {
    postgres.stop()
  }
}

async function benchOn(databaseUrl: string, runs: number): Promise<void> {
  const connection = await connectPostgres(databaseUrl)
  await migrate(connection)
  if (!(await isFilled(connection))) await fill(connection, databaseUrl)
  await measureLists(connection, runs)
  await connection.close()
}

async function isFilled({ database }: Connection): Promise<boolean> {
  const { rows } = await database.execute(sql`select count(*)::integer as orders from orders`)
  return Number(rows[0]?.['orders']) >= 100_000
}

/** Four weeks of demo trade, in which everything happens at least once, and copies of its rows. */
async function fill(connection: Connection, databaseUrl: string): Promise<void> {
  const shop = { ...connection, kind: 'embedded' as const }
  await openShopOfTrade(shop, { endsAt: new Date(), weeks: 4 })
  await makeUpTrade(shop)
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await fillConsoleLists(client)
  await client.end()
}

/** Calls every list of the shop's routes one after the other, and prints p50 and p99 of each. */
async function measureLists(connection: Connection, runs: number): Promise<void> {
  const { app, routes } = await buildApp({
    sealer: testSealer,
    connection,
    renderer: await loadBuiltRenderer(),
    publicUrl: 'http://localhost:3000',
    mediaFolder: 'var/bench-media',
    logger: pino({ level: 'silent' }),
    role: 'web',
    accounts: { secondFactor: 'off' },
  })
  await app.ready()
  const bearers = { sell: await signIn(app, people.sell), admin: await signIn(app, people.admin) }
  const asked = routes.flatMap(addressesOf)
  let met = 0
  for (const { url, console } of asked) {
    const { p50, p99, problem } = await timesOf(app, { url, authorization: bearers[console], runs })
    const budget = { target: `p99 <= ${targetMs} ms`, isMet: p99 <= targetMs }
    if (problem === null) printResult(url, `${ms(p50)} ${ms(p99)}`, budget)
    else printResult(url, problem)
    if (problem === null && budget.isMet) met += 1
  }
  printResult('lists and views within their budget', `${met} of ${asked.length}`)
  await app.close()
}

async function signIn(app: App, payload: { email: string; password: string }): Promise<string> {
  const answer = await app.inject({ method: 'POST', url: '/public/auth/login', payload })
  return `Bearer ${answer.json().token.accessToken}`
}

type Timed = { url: string; authorization: string; runs: number }

async function timesOf(app: App, { url, authorization, runs }: Timed) {
  const times: number[] = []
  let problem: string | null = null
  for (let run = 0; run < warmUps + runs && problem === null; run += 1) {
    const start = performance.now()
    const { statusCode } = await app.inject({ url, headers: { authorization } })
    if (run >= warmUps) times.push(performance.now() - start)
    if (statusCode !== 200) problem = `answered ${statusCode}`
    // As between requests of a server: what an answer leaves for later does not delay the next one.
    await nextTurn()
  }
  const sorted = times.toSorted((one, other) => one - other)
  return { p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99), problem }
}

type ConsoleListsInput = { url: string; console: keyof typeof people }

/** The calls of a list with pages: as it opens, in its last view, by a search and turned to its second page. */
function addressesOf({ method, path, schema }: RouteEntry): ConsoleListsInput[] {
  const [, console] = /^\/api\/(admin|sell)\//.exec(path) ?? []
  const { properties = {} } = (schema.querystring ?? {}) as {
    properties?: Record<string, { enum?: string[] }>
  }
  if (method !== 'GET' || (console !== 'admin' && console !== 'sell') || !('page' in properties)) return []
  const filled = path.replace(':brewery', 'learmonth-basin')
  if (/[:*]/.test(filled)) return []
  const last = properties.view?.enum?.at(-1)
  const wide = properties.view?.enum?.find((view) => view === 'all') ?? last
  return [
    '',
    ...(last === undefined ? [] : [`?view=${last}`]),
    ...('q' in properties ? [`?q=a1${wide === undefined ? '' : `&view=${wide}`}`] : []),
    `?page=2${wide === undefined ? '' : `&view=${wide}`}`,
  ].map((query) => ({ url: filled + query, console }))
}
