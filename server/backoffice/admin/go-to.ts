import type { GoToAnswer } from '../../../shared/api/go-to-api.ts'
import { mostGoTo } from '../../../shared/api/list-views.ts'
import { dayText } from '../../../shared/delivery/arrival-text.ts'
import { regionOf } from '../../../shared/geography/regions.ts'
import { addDays, londonDay } from '../../../shared/working-time/working-time.ts'
import { findClientsByWords } from '../../identity/accounts/find-clients.ts'
import { findPublicClients } from '../../identity/accounts/find-public-clients.ts'
import { listBreweryPlaces } from '../../catalogue/beers/list-brewery-places.ts'
import type { Database } from '../../platform/database/database.ts'
import { findDocumentsLike } from '../../finance/documents/read-documents.ts'
import { listGroups, listGroupsLike } from '../../catalogue/groups/name-group.ts'
import { listStaffOrders } from '../../trading/orders/staff/list-staff-orders.ts'
import { findRunsLike } from '../../parties/runs/find-runs.ts'
import { listBuyers } from '../../parties/trade-accounts/list-buyers.ts'
import { likePattern, typedWords } from '../../platform/database/typed-words.ts'
import { rankOf } from './rank-found.ts'

type Found = GoToAnswer['found'][number]
/** Callers speak of the last run as well as of the next. */
const runsSinceDays = 7
/** A group's name alone fits all of its runs, which would leave no room for anything else. */
const mostRuns = 3

/** What a caller may mean: orders, buyers, breweries, groups, runs and documents, the best first, at most eight (STAF-06). */
export async function goTo(database: Database, typed: string, now: Date): Promise<GoToAnswer> {
  const words = typed.trim()
  const pattern = likePattern(words)
  const query = typedWords(words)
  if (pattern === undefined || query === undefined) return { found: [] }
  const [orders, buyers, breweries, groups, runs, papers] = [
    await listStaffOrders(database, { view: 'all', q: words }),
    await findBuyers(database, query),
    await listBreweryPlaces(database, pattern),
    await listGroupsLike(database, pattern),
    await findRuns(database, query, now),
    await findDocumentsLike(database, pattern),
  ]
  const found: Found[] = [
    ...papers.flatMap(({ number, kind, order, buyer }) =>
      order === null ? [] : [documentOf({ number, kind, order, buyer })],
    ),
    ...buyers,
    ...breweries.map(({ slug, name, town }) => ({ kind: 'brewery' as const, key: slug, name, about: town })),
    ...groups.map(({ slug, name, region }) => ({
      kind: 'group' as const,
      key: slug,
      name,
      about: regionOf(region)?.label ?? '',
    })),
    ...runs,
    ...orders.rows.map(({ number, pub, town }) => ({
      kind: 'order' as const,
      key: number,
      name: number,
      about: town === '' ? pub : `${pub}, ${town}`,
    })),
  ]
  return {
    found: found
      .map((one, at) => ({ one, at, rank: rankOf(words, one) }))
      .toSorted((one, other) => one.rank - other.rank || one.at - other.at)
      .slice(0, mostGoTo)
      .map(({ one }) => one),
  }
}

async function findRuns(database: Database, query: string, now: Date): Promise<Found[]> {
  const groups = await listGroups(database)
  const today = londonDay(now)
  const from = addDays(today, -runsSinceDays)
  const runs = await findRunsLike(database, { query, from, today, most: mostRuns, groups })
  return runs.flatMap(({ id, groupId, day, carrier, state }) => {
    const group = groups.find((each) => each.id === groupId)
    if (group === undefined) return []
    const name = `${group.name}, ${dayText(day)}`
    return [{ kind: 'run', key: id, group: group.slug, name, about: `${carrier}, ${state}` }]
  })
}

const documentOf = (document: {
  number: string
  kind: string
  order: string
  buyer: string | null
}): Found => ({
  kind: 'document',
  key: document.order,
  name: document.number,
  about: [document.kind.replaceAll('_', ' '), document.buyer, document.order]
    .filter((each) => each !== null)
    .join(', '),
})

async function findBuyers(database: Database, query: string): Promise<Found[]> {
  const clientIds = await findClientsByWords(database, query)
  const search = { query, clientIds }
  const { rows } = await listBuyers(database, { view: 'all', search }, async (buyers) => buyers)
  const shown = rows.slice(0, 4 * mostGoTo)
  const clients = await findPublicClients(
    database,
    shown.map(({ clientId }) => clientId),
  )
  return shown.map(({ clientId, business }) => {
    const client = clients.get(clientId)
    const about = [client?.name, client?.town].filter((each) => each !== null && each !== undefined)
    return { kind: 'buyer', key: clientId, name: business ?? client?.name ?? '', about: about.join(', ') }
  })
}
