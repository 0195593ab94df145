import type { SQL } from 'drizzle-orm'
import type {
  StaffOrderList,
  StaffOrderQuery,
  StaffOrderRow,
} from '../../../../shared/api/staff-orders-api.ts'
import { isInStaffView } from '../../../../shared/orders/order-standing.ts'
import { type StaffOrderView, staffOrderViews } from '../../../../shared/orders/staff-order-views.ts'
import { addDays, londonMoment } from '../../../../shared/working-time/working-time.ts'
import { worklistKindKeys, worklistKinds } from '../../../../shared/worklist/worklist-kinds.ts'
import { findBreweriesNamed } from '../../../catalogue/beers/find-breweries.ts'
import type { Database } from '../../../platform/database/database.ts'
import { readPage } from '../../../platform/database/read-page.ts'
import { typedWords } from '../../../platform/database/typed-words.ts'
import { readCounter } from '../../../platform/counters/counters.ts'
import {
  findBusinessNames,
  findClientsByBusiness,
} from '../../../parties/trade-accounts/find-business-names.ts'
import { selectOpenSubjects } from '../../../platform/worklist/subjects-in-statement.ts'
import { consignmentRows, type OrderRow } from '../order-read-queries.ts'
import { pubOf } from '../selling/selling-order-view.ts'
import { matchingOrders, type StaffOrderFilter, staffOrderRows } from './staff-order-queries.ts'
import {
  type CountedStanding,
  countStandings,
  countWith,
  newestMatching,
  newestOfStandings,
  newestWith,
  type Place,
} from './staff-view-queries.ts'

/** The kinds of the worklist that a part of an order causes. */
const partKinds = worklistKindKeys.filter((kind) => worklistKinds[kind].about === 'part')

/** A page of everybody's orders, with how many of the same search each view has (STAF-08). */
export async function listStaffOrders(database: Database, query: StaffOrderQuery): Promise<StaffOrderList> {
  const { view = 'needs', page: wanted } = query
  const matching = matchingOrders(await readFilter(database, query))
  const waiting = selectOpenSubjects(partKinds)
  const standings = matching === undefined ? counterStandings(database) : countStandings(database, matching)
  const counted = Promise.all([standings, countWith(database, waiting, matching)])
  const countOf = (key: StaffOrderView, [found, needing]: Awaited<typeof counted>) =>
    key === 'needs' ? needing : ofView(key, found).reduce((sum, { total }) => sum + total, 0)
  const list = await readPage({
    page: wanted,
    total: counted.then((counts) => countOf(view, counts)),
    rows: async (place) => {
      const ids =
        view === 'needs'
          ? await newestWith(database, waiting, { ...place, matching })
          : await newestIds(database, ofView(view, await standings), { ...place, matching })
      return viewRows(database, await staffOrderRows(database, ids))
    },
  })
  const counts = await counted
  return { ...list, views: staffOrderViews.map((key) => ({ key, count: countOf(key, counts) })) }
}

/** All orders by their state; the keys are written by a trigger. */
async function counterStandings(database: Database): Promise<CountedStanding[]> {
  const counter = await readCounter(database, { list: 'order_standings', owner: '' })
  return [...counter].map(([key, total]) => {
    const [partStates, isCharged] = key.split(' ')
    return { partStates: Number(partStates), isCharged: isCharged === 'true', total }
  })
}

const ofView = (view: Exclude<StaffOrderView, 'needs'>, standings: readonly CountedStanding[]) =>
  standings.filter((standing) => isInStaffView(view, standing))

async function newestIds(
  database: Database,
  standings: readonly CountedStanding[],
  { matching, ...place }: Place & { matching: SQL | undefined },
): Promise<string[]> {
  if (standings.length === 0) return []
  return matching === undefined
    ? newestOfStandings(database, standings, place)
    : newestMatching(database, standings, { ...place, matching })
}

async function readFilter(database: Database, query: StaffOrderQuery): Promise<StaffOrderFilter> {
  const { q = '', pub, postcode, from, until, least, most, state, payment, brewery, group, run } = query
  const words = typedWords(q)
  const pubWords = typedWords(pub)
  return {
    search:
      words === undefined
        ? undefined
        : {
            query: words,
            clientIds: await findClientsByBusiness(database, words),
            breweryIds: await findBreweriesNamed(database, words),
          },
    clientIds: pubWords === undefined ? undefined : await findClientsByBusiness(database, pubWords),
    state,
    payment,
    brewery,
    group,
    run,
    postcode: postcode === undefined ? undefined : `${escaped(postcode.trim())}%`,
    from: from === undefined ? undefined : londonMoment(from, '00:00'),
    until: until === undefined ? undefined : londonMoment(addDays(until, 1), '00:00'),
    leastMinor: least === undefined ? undefined : least * 100,
    mostMinor: most === undefined ? undefined : most * 100,
  }
}

const escaped = (words: string) => words.replace(/[\\%_]/g, (sign) => `\\${sign}`)

async function viewRows(database: Database, rows: readonly OrderRow[]): Promise<StaffOrderRow[]> {
  const ids = rows.map(({ id }) => id)
  const clientIds = rows.flatMap(({ clientId }) => clientId ?? [])
  const [parts, names] = await Promise.all([
    consignmentRows(database, ids),
    findBusinessNames(database, clientIds),
  ])
  return rows.map((row) => ({
    ...orderFields(row, names.get(row.clientId ?? '')),
    parts: parts
      .filter(({ orderId }) => orderId === row.id)
      .map(({ breweryName, state }) => ({ brewery: breweryName, state })),
  }))
}

/** What list and page of an order have in common. */
export function orderFields(row: OrderRow, business: string | undefined) {
  const { number, clientId, state, contact, shipTo, paymentMethod, paymentState } = row
  return {
    number,
    placedAt: new Date(row.placedAt).toISOString(),
    clientId,
    pub: pubOf({ contact }, business),
    town: (shipTo ?? contact)?.towncity ?? '',
    state,
    payment: paymentMethod,
    paymentState,
    groupName: row.groupName,
    groupSlug: row.groupSlug,
    leavesOn: row.pallet?.leavesOn ?? null,
    totalMinor: row.totalMinor,
  }
}
