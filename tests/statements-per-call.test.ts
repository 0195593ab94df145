import { asc, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findRunPlaces } from '../server/backoffice/admin/find-run-places.ts'
import { listSeries } from '../server/finance/documents/list-series.ts'
import { findPayoutHolds } from '../server/finance/payouts/payout-holds.ts'
import { runs } from '../server/parties/runs/run-tables.ts'
import { buildBrewery, buildGroup } from './support/builders/builders.ts'
import { bearer, openAccountShop } from './support/shops/account-shop.ts'
import { addMember, addOrganiser } from './support/shops/add-staff.ts'
import { statementsOf } from './support/servers/statements-of.ts'

const shop = await openAccountShop({ lasts: 'file' })
const { database } = shop.connection

const runsOf = (groupId: string) =>
  database.select().from(runs).where(eq(runs.groupId, groupId)).orderBy(asc(runs.day))

/** How many statements a call runs that name one of these tables: jobs and the change log run others meanwhile. */
async function countOf(call: () => Promise<unknown>, tables: RegExp): Promise<number> {
  const statements = (await statementsOf(database, call)).filter((text) => tables.test(text))
  expect(statements).not.toEqual([])
  return statements.length
}

test('the selling start page counts orders and runs in as many statements for three places as for one (SELL-01)', async () => {
  const session = await shop.register()
  const { id: clientId } = session.client
  const join = async () => {
    const [brewery, group] = [await buildBrewery(database), await buildGroup(database)]
    await addMember(database, { clientId, breweryId: brewery.id, role: 'cellar' })
    await addOrganiser(database, clientId, group.id)
    const [run] = await runsOf(group.id)
    return { name: group.name, slug: group.slug, nextRun: { day: run!.day, state: 'open' }, toDo: 0 }
  }
  const read = () => shop.get('/api/sell', bearer(session))
  const count = () => countOf(read, /tallies|"runs"/)
  const groups = [await join()]
  const forOne = await count()
  groups.push(await join(), await join())
  expect(await count()).toBe(forOne)
  const places = (await read()).json()
  expect(places.breweries.map((brewery: object) => Object.keys(brewery).toSorted())).toEqual(
    Array.from({ length: 3 }, () => ['claims', 'name', 'role', 'slug', 'toAnswer']),
  )
  expect(places.groups).toHaveLength(3)
  expect(places.groups).toEqual(expect.arrayContaining(groups))
})

test('series of documents are read with their missing numbers in one statement (STAF-19)', async () => {
  await database.execute(sql`insert into document_series (series, last) values ('A', 2), ('B', 1), ('C', 30)`)
  let found: Awaited<ReturnType<typeof listSeries>> | undefined
  const read = async () => void (found = await listSeries(database))
  expect(await countOf(read, /document_series/)).toBe(1)
  expect(found?.rows.map(({ series, missing }) => [series, missing])).toEqual([
    ['A', [1, 2]],
    ['B', [1]],
    ['C', Array.from({ length: 20 }, (_, at) => at + 1)],
  ])
})

test('reasons why payouts are held are found in as many statements for three breweries as for one (PAYO-01)', async () => {
  const breweries = [await buildBrewery(database), await buildBrewery(database), await buildBrewery(database)]
  const breweryIds = breweries.map(({ id }) => id)
  await database.transaction(async (transaction) => {
    // A transaction runs no one else's statements.
    const count = async (ids: string[]) => {
      const read = () => findPayoutHolds(transaction, { breweryIds: ids, now: new Date() })
      return (await statementsOf(transaction, read)).length
    }
    const forThree = await count(breweryIds)
    expect(forThree).toBeGreaterThan(0)
    expect(await count(breweryIds.slice(0, 1))).toBe(forThree)
  })
})

test('runs of the worklist are named in one statement for all', async () => {
  const group = await buildGroup(database)
  const ids = (await runsOf(group.id)).slice(0, 3).map(({ id }) => id)
  expect(await countOf(() => findRunPlaces(database, ids), /from "runs"/)).toBe(1)
  expect([...(await findRunPlaces(database, ids)).values()]).toEqual([group.slug, group.slug, group.slug])
})
