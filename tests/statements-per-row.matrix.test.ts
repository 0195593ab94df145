import { type SQL, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import type { Database } from '../server/platform/database/database.ts'
import { accessRequest } from './support/access/access-requests.ts'
import type { Ids } from './support/access/owned-things.ts'
import { statementsOf } from './support/servers/statements-of.ts'
import { addMember, addOrganiser } from './support/shops/add-staff.ts'
import { openTradedDatabase, tradeEndsAt } from './support/shops/traded-database.ts'
import { openWholeShop } from './support/shops/whole-shop.ts'

/** Who reads what: buyers, both consoles and the staff. */
const people = {
  landlord: 'pint of the usual',
  brewer: 'mash in at seven',
  organiser: 'van leaves at noon',
  admin: 'keys to the cellar',
}
/** A statement that runs more often than this in one call runs for each of its rows: lists of the demo have more. */
const most = 3
/** Statements that a call runs more often, and why that is right. */
const constant: [call: RegExp, statement: RegExp, why: string][] = [
  [/./, /from "settings"/, 'a rule reads the settings that it needs'],
  [/./, /pg_current_snapshot/, 'the change log is read beside calls'],
  [/^\/api\/account\/data$/, /from "clients"/, 'each section of the file names the client'],
  [
    /^\/api\/standing-orders$/,
    /./,
    'the next occurrence of each, at most fifty, is planned as its order would be (STAND-07)',
  ],
]

test('no call that reads runs a statement for each of its rows', { timeout: 1_800_000 }, async () => {
  const connection = await openTradedDatabase()
  onTestFinished(() => connection.close())
  const { database } = connection
  const { app, routes } = await openWholeShop(async () => {}, {
    connection,
    role: 'web',
    publicUrl: 'http://localhost',
    accounts: { clock: () => tradeEndsAt, secondFactor: 'off' },
  })
  await app.ready()
  await fillLists(database)
  const ids = await findIds(database)
  const reads = routes.filter(
    ({ method, path }) => method === 'GET' && !/^\/(assets|docs|media|pictures)\//.test(path),
  )
  const faults: string[] = []
  const answered = new Set<string>()
  for (const [name, password] of Object.entries(people)) {
    const signedIn = await app.inject({
      method: 'POST',
      url: '/public/auth/login',
      payload: { email: `${name}@dray.example`, password },
    })
    const authorization = `Bearer ${signedIn.json().token.accessToken}`
    for (const entry of reads) {
      const { path } = entry
      const { url } = accessRequest(entry, ids, { hasOwnKey: true })
      const statements = await statementsOf(database, async () => {
        const { statusCode } = await app.inject({ url, headers: { authorization } })
        if (statusCode === 200) answered.add(path)
      })
      for (const [text, times] of countEach(statements.map(withoutValues)))
        if (times > most && !constant.some(([call, statement]) => call.test(path) && statement.test(text)))
          faults.push(`${name}, ${path}: ${times} times ${text.slice(0, 300)}`)
    }
  }
  expect(faults).toEqual([])
  const api = reads.filter(({ path }) => /^\/(api|public)\//.test(path)).map(({ path }) => path)
  expect(api.filter((path) => !answered.has(path)).length).toBeLessThan(mostUnanswered)
})

/** Calls of what the demo has none of, such as claims with pictures, or of what one has to be sent. */
const mostUnanswered = 25

/** The same statement, however many values it lists. */
const withoutValues = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\$\d+/g, '$')
    .replace(/\(\$(, \$)*\)/g, '($)')

function countEach(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return counts
}

const brewery = sql`(select id from breweries where slug = 'learmonth-basin')`
const landlord = sql`(select id from clients where email = 'landlord@dray.example')`

/** More rows where the demo has few: orders on one run and of one buyer, standing orders, and people with several places. */
async function fillLists(database: Database): Promise<void> {
  await database.execute(sql`
    update orders set run_id = (
      select run_id from orders where group_slug = 'forth-crossing' group by 1 order by count(*) desc, 1 limit 1)
    where group_slug = 'forth-crossing' and run_id is not null and right(number, 1) < '5'`)
  await database.execute(sql`
    update orders set client_id = ${landlord} where client_id is not null and number in (
      select orders.number from orders join order_consignments as part on part.order_id = orders.id
      where part.brewery_id = ${brewery} order by orders.number limit 8)`)
  await database.execute(sql`
    insert into standing_orders select (jsonb_populate_record(standing, jsonb_build_object('id', gen_random_uuid()))).*
    from standing_orders as standing cross join generate_series(1, 5) where client_id = ${landlord}`)
  const organiser = await idOf(database, sql`select id from clients where email = 'organiser@dray.example'`)
  const brewer = await idOf(database, sql`select id from clients where email = 'brewer@dray.example'`)
  const others = await idsOf(
    database,
    sql`select id from groups where slug <> 'forth-crossing' order by slug limit 5`,
  )
  for (const groupId of others) await addOrganiser(database, organiser, groupId)
  const breweries = await idsOf(
    database,
    sql`select id from breweries where slug <> 'learmonth-basin' order by slug limit 5`,
  )
  for (const breweryId of breweries) await addMember(database, { clientId: brewer, breweryId, role: 'owner' })
}

/** What addresses name: of each kind what has the most rows. */
async function findIds(database: Database): Promise<Ids> {
  const of = (query: SQL) => idOf(database, query)
  const lines = sql`(select count(*) from order_lines join order_consignments as own on own.id = consignment_id
    where own.order_id = orders.id)`
  const number = await of(sql`
    select number from orders join order_consignments as part on part.order_id = orders.id
    where client_id = ${landlord} and part.brewery_id = ${brewery} order by ${lines} desc, number limit 1`)
  const known = {
    number,
    unpaidNumber: number,
    deliveredNumber: await of(sql`
      select number from orders join order_consignments as part on part.order_id = orders.id
      join order_claims as claim on claim.consignment_id = part.id
      where part.brewery_id = ${brewery} group by 1 order by count(*) desc, 1 limit 1`),
    runNumber: await of(sql`
      select number from orders where group_slug = 'forth-crossing' and right(number, 1) < '5' order by 1 limit 1`),
    run: await of(sql`
      select run_id from orders where group_slug = 'forth-crossing' group by 1 order by count(*) desc, 1 limit 1`),
    part: await of(sql`select id from order_consignments where brewery_id = ${brewery} order by 1 limit 1`),
    clientId: await of(landlord),
    brewery: { id: await of(brewery), slug: 'learmonth-basin' },
    group: { id: await of(sql`select id from groups where slug = 'forth-crossing'`), slug: 'forth-crossing' },
    beer: {
      id: await of(sql`
        select beer_id from containers join beers on beers.id = beer_id where beers.brewery_id = ${brewery}
        group by 1 order by count(*) desc, 1 limit 1`),
    },
    container: {
      id: await of(sql`
        select item_id from stock_movements join containers on containers.id = item_id
        join beers on beers.id = beer_id where beers.brewery_id = ${brewery}
        group by 1 order by count(*) desc, 1 limit 1`),
    },
    documentId: await of(sql`select id from documents where issuer_id = ${brewery} order by 1 limit 1`),
    standingOrder: await of(sql`select id from standing_orders where client_id = ${landlord} limit 1`),
    commentId: await of(sql`select id from reviews order by 1 limit 1`),
    beerChange: await of(sql`select id from beer_changes order by 1 limit 1`),
    application: await of(sql`select id from brewery_applications order by 1 limit 1`),
    brewerysHook: await of(sql`select id from webhook_endpoints where brewery_id = ${brewery} limit 1`),
    orderRequest: await of(sql`select id from order_requests limit 1`),
  }
  return known as unknown as Ids
}

async function idsOf(database: Database, query: SQL): Promise<string[]> {
  const { rows } = await database.execute(query)
  return rows.map((row) => String(Object.values(row)[0]))
}

/** An id that nothing has where there is none. */
const idOf = async (database: Database, query: SQL): Promise<string> =>
  (await idsOf(database, query)).at(0) ?? '00000000-0000-4000-8000-000000000000'
