import type {
  PubView,
  SellingPub,
  SellingPubList,
  SellingPubPage,
} from '../../../../shared/api/selling-pubs-api.ts'
import { pubViews } from '../../../../shared/api/list-views.ts'
import { monthsUntil } from '../../../../shared/dates/weeks.ts'
import { londonDay, londonMoment } from '../../../../shared/working-time/working-time.ts'
import { isUuid } from '../../../../shared/format/uuid.ts'
import { findSiteBusinesses } from '../../../identity/accounts/sites/find-site-businesses.ts'
import type { Database } from '../../../platform/database/database.ts'
import { readPage } from '../../../platform/database/read-page.ts'
import { notFound } from '../../../platform/errors/common-errors.ts'
import { typedWords } from '../../../platform/database/typed-words.ts'
import { countContainersOfClients } from '../../empties/read-containers.ts'
import { csvMoment } from '../../../../shared/dates/dates.ts'
import { writeCsvFile } from '../../../../shared/format/csv.ts'
import { findListOfClient } from '../../prices/read-price-lists.ts'
import { findBusinesses, findClientsByBusiness } from '../../../parties/trade-accounts/find-business-names.ts'
import { salesOfClientsByMonth } from '../insight/insight-queries.ts'
import { readStanding } from '../../../finance/credit/credit-view.ts'
import { findUninvoicedTotal } from '../read-orders.ts'
import { readPubNote } from './pub-notes.ts'
import { findSellingBuyer } from './find-selling-buyer.ts'
import { findSellingChoices } from './selling-choices.ts'
import { sellingPartRows } from './selling-order-queries.ts'
import {
  type BoughtRow,
  boughtRow,
  boughtRows,
  countPubs,
  type PubFilter,
  pubSumRows,
} from './selling-pub-queries.ts'

export type PubSearch = {
  view?: PubView | undefined
  q?: string | undefined
  beer?: string | undefined
  page?: number | undefined
}
type ListSellingPubsInput = PubSearch & { breweryId: string; now: Date }

const dayMs = 86_400_000
const yearDays = 365
/** Rows of a file at the most. */
const mostExported = 50_000
/** Weeks without an order. */
const weeksOf: Record<PubView, number> = { all: 0, weeks4: 4, weeks8: 8, weeks12: 12 }

/** The pubs that bought of a brewery, those who ordered last first, and how many each view has (SELL-31). */
export async function listSellingPubs(
  database: Database,
  input: ListSellingPubsInput,
): Promise<SellingPubList> {
  const { view = 'all', breweryId, now } = input
  const filter = await filterOf(database, input)
  const counted = countPubs(
    database,
    filter,
    pubViews.map((key) => beforeWeeks(key, now)),
  )
  const [list, { beers }, counts] = await Promise.all([
    readPage({
      page: input.page,
      total: counted.then((each) => each[pubViews.indexOf(view)]!),
      rows: async (part) =>
        viewPubs(
          database,
          await boughtRows(database, filter, { before: beforeWeeks(view, now), ...part }),
          input,
        ),
    }),
    findSellingChoices(database, breweryId),
    counted,
  ])
  return {
    ...list,
    views: pubViews.map((key, at) => ({ key, count: counts[at]! })),
    beers: beers.map(({ name }) => name),
  }
}

/** One pub with how it buys, delivers and pays. Throws RequestError 404 for anyone who has not bought of the brewery. */
export async function readSellingPub(
  database: Database,
  { pub, breweryId, now }: { pub: string; breweryId: string; now: Date },
): Promise<SellingPubPage> {
  const bought = isUuid(pub) ? await boughtRow(database, { breweryId, clientId: pub }) : null
  const latest = { offset: 0, limit: 1, isByDeadline: false }
  const [last] = bought === null ? [] : await sellingPartRows(database, { breweryId, clientId: pub }, latest)
  if (bought === null || last === undefined) throw notFound('The pub')
  const [row] = await viewPubs(database, [bought], { breweryId, now })
  const credit = await readStanding(database, pub, findUninvoicedTotal)
  return {
    ...row!,
    buyer: await findSellingBuyer(database, last.order),
    payment: last.order.paymentMethod,
    priceList: await findListOfClient(database, { breweryId, clientId: pub }),
    creditLeftMinor: credit?.state === 'open' ? credit.leftMinor : null,
    note: await readPubNote(database, { breweryId, clientId: pub }),
  }
}

/** All rows of a search as CSV, without any address or email of a person: UTF-8 with a byte order mark. */
export async function exportSellingPubs(database: Database, input: ListSellingPubsInput): Promise<string> {
  const { view = 'all', now } = input
  const head = [
    'pub',
    'town',
    'kind',
    'orders',
    'last order',
    'claims',
    'units of 12 months',
    'net of 12 months',
    'containers at the pub',
  ]
  const place = { before: beforeWeeks(view, now), offset: 0, limit: mostExported }
  const rows = await viewPubs(
    database,
    await boughtRows(database, await filterOf(database, input), place),
    input,
  )
  return writeCsvFile([
    head,
    ...rows.map(({ name, town, kind, orders, lastOrderAt, claims, units, netMinor, empties }) => {
      const sums = [orders, csvMoment(lastOrderAt), claims, units, (netMinor / 100).toFixed(2), empties]
      return [name, town, kind ?? '', ...sums]
    }),
  ])
}

const beforeWeeks = (view: PubView, now: Date) => new Date(now.getTime() - weeksOf[view] * 7 * dayMs)

async function filterOf(
  database: Database,
  { breweryId, beer, q }: ListSellingPubsInput,
): Promise<PubFilter> {
  const query = typedWords(q)
  const search =
    query === undefined ? undefined : { query, clientIds: await findClientsByBusiness(database, query) }
  return { breweryId, beer, search }
}

async function viewPubs(
  database: Database,
  bought: readonly BoughtRow[],
  { breweryId, beer, now }: ListSellingPubsInput,
): Promise<SellingPub[]> {
  const since = new Date(now.getTime() - yearDays * dayMs)
  const clientIds = bought.map(({ clientId }) => clientId)
  const months = monthsUntil(londonDay(now))
  const [businesses, wholes, rows, byMonth, empties] = await Promise.all([
    findBusinesses(database, clientIds),
    findSiteBusinesses(database, clientIds),
    pubSumRows(database, clientIds, { breweryId, beer, since }),
    salesOfClientsByMonth(database, clientIds, {
      breweryId,
      since: londonMoment(`${months[0]!}-01`, '00:00'),
    }),
    countContainersOfClients(database, { breweryId, clientIds }),
  ])
  const sums = new Map(rows.map((row) => [row.clientId, row]))
  return bought.map(({ clientId, orders, lastOrderAt, contactName, town }) => {
    const { claims = 0, units = 0, netMinor = 0 } = sums.get(clientId) ?? {}
    const business = businesses.get(clientId)
    return {
      pub: clientId,
      name: business?.name ?? contactName ?? 'A pub',
      partOf: wholes.get(clientId) ?? null,
      town: town ?? '',
      kind: business?.kind ?? null,
      orders,
      lastOrderAt: new Date(lastOrderAt).toISOString(),
      claims,
      empties: empties.get(clientId) ?? 0,
      units,
      netMinor,
      months: months.map(
        (month) => byMonth.find((row) => row.clientId === clientId && row.month === month)?.netMinor ?? 0,
      ),
    }
  })
}
