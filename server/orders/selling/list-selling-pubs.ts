import { listPageSize } from '../../../shared/api/list-api.ts'
import { clampPage, pageCount } from '../../../shared/api/pagination.ts'
import type { PubView, SellingPub, SellingPubList } from '../../../shared/api/selling-pubs-api.ts'
import { pubViews } from '../../../shared/list-views.ts'
import type { Database } from '../../database/database.ts'
import { countContainersOfClients } from '../../empties/read-containers.ts'
import { writeCsvFile } from '../../http/write-csv.ts'
import { findBusinesses } from '../../trade/find-business-names.ts'
import { beersOfOrders } from './selling-choice-queries.ts'
import { pubRows } from './selling-pub-queries.ts'

export type PubSearch = {
  view?: PubView | undefined
  q?: string | undefined
  beer?: string | undefined
  page?: number | undefined
}
type Asked = PubSearch & { breweryId: string; now: Date }

const dayMs = 86_400_000
const yearDays = 365
/** Weeks without an order. */
const weeksOf: Record<PubView, number> = { all: 0, weeks4: 4, weeks8: 8, weeks12: 12 }

/** The pubs that bought of a brewery, those who ordered last first, and how many each view has (SELL-31). */
export async function listSellingPubs(database: Database, asked: Asked): Promise<SellingPubList> {
  const { view = 'all', breweryId, now } = asked
  const found = await foundPubs(database, asked)
  const seen = found.filter((pub) => isIn(view, pub, now))
  const pages = pageCount(seen.length, listPageSize)
  const page = clampPage(asked.page, pages)
  return {
    rows: seen.slice((page - 1) * listPageSize, page * listPageSize),
    total: seen.length,
    page,
    pages,
    views: pubViews.map((key) => ({ key, count: found.filter((pub) => isIn(key, pub, now)).length })),
    beers: await beersOfOrders(database, breweryId),
  }
}

/** All rows of a search as CSV, without any address or email of a person: UTF-8 with a byte order mark. */
export async function exportSellingPubs(database: Database, asked: Asked): Promise<string> {
  const { view = 'all', now } = asked
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
  const rows = (await foundPubs(database, asked)).filter((pub) => isIn(view, pub, now))
  return writeCsvFile([
    head,
    ...rows.map(({ name, town, kind, orders, lastOrderAt, claims, units, netMinor, empties }) => {
      const sums = [orders, lastOrderAt, claims, units, (netMinor / 100).toFixed(2), empties]
      return [name, town, kind ?? '', ...sums]
    }),
  ])
}

const isIn = (view: PubView, { lastOrderAt }: SellingPub, now: Date) =>
  now.getTime() - Date.parse(lastOrderAt) >= weeksOf[view] * 7 * dayMs

async function foundPubs(database: Database, { breweryId, beer, q = '', now }: Asked): Promise<SellingPub[]> {
  const since = new Date(now.getTime() - yearDays * dayMs)
  const rows = await pubRows(database, { breweryId, beer, since })
  const businesses = await findBusinesses(
    database,
    rows.map(({ clientId }) => clientId),
  )
  const empties = await countContainersOfClients(database, breweryId)
  const words = q.trim().toLowerCase()
  return rows
    .map(({ clientId, contactName, town, lastOrderAt, ...row }) => ({
      ...row,
      pub: clientId,
      name: businesses.get(clientId)?.name ?? contactName ?? 'A pub',
      town: town ?? '',
      kind: businesses.get(clientId)?.kind ?? null,
      empties: empties.get(clientId) ?? 0,
      lastOrderAt: new Date(lastOrderAt).toISOString(),
    }))
    .filter(({ name, town }) => `${name} ${town}`.toLowerCase().includes(words))
}
