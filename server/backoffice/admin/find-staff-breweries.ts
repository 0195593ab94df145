import { clampPage, pageCount } from '../../../shared/api/pagination.ts'
import { listPageSize } from '../../../shared/api/list-api.ts'
import type {
  StaffBreweryList,
  StaffBreweryQuery,
  StaffBreweryRow,
} from '../../../shared/api/staff-breweries-api.ts'
import { type BreweryView, breweryViews } from '../../../shared/api/list-views.ts'
import { listBreweryPlaces } from '../../catalogue/beers/list-brewery-places.ts'
import type { Database } from '../../platform/database/database.ts'
import { countApplications, listApplications } from '../../parties/onboarding/application-view.ts'
import { countOpenParts } from '../../trading/orders/read-orders.ts'
import { listStandings, type ListedStanding } from '../../parties/brewery-standing/list-standings.ts'
import { likePattern, typedWords } from '../../platform/database/typed-words.ts'

type FindStaffBreweriesInput = { query: StaffBreweryQuery; now: Date }

/**
 * A page of a view of the breweries by name, with how many of the same search each view has; `applied` holds those that
 * want to be taken on, the longest waiting first (STAF-16, NOTE-13).
 */
export async function findStaffBreweries(
  database: Database,
  { query: { view = 'all', q, page: wanted }, now }: FindStaffBreweriesInput,
): Promise<StaffBreweryList> {
  const words = typedWords(q)
  const places = await listBreweryPlaces(database, likePattern(q))
  const [standings, applied] = await Promise.all([
    listStandings(
      database,
      places.map(({ id }) => id),
      now,
    ),
    countApplications(database, words),
  ])
  const fitting = (key: BreweryView) => standings.filter((standing) => isIn(standing, key))
  const found = fitting(view)
  const total = view === 'applied' ? applied : found.length
  const pages = pageCount(total, listPageSize)
  const page = clampPage(wanted, pages)
  const offset = (page - 1) * listPageSize
  const rows =
    view === 'applied'
      ? await appliedRows(database, { query: words, offset })
      : await breweryRows(database, found.slice(offset, offset + listPageSize), places)
  return {
    rows,
    total,
    page,
    pages,
    views: breweryViews.map((key) => ({ key, count: key === 'applied' ? applied : fitting(key).length })),
  }
}

const isIn = ({ states }: ListedStanding, view: BreweryView) => view === 'all' || states.includes(view)

type Place = Awaited<ReturnType<typeof listBreweryPlaces>>[number]

async function breweryRows(
  database: Database,
  shown: readonly ListedStanding[],
  places: readonly Place[],
): Promise<StaffBreweryRow[]> {
  const parts = await countOpenParts(
    database,
    shown.map(({ breweryId }) => breweryId),
  )
  return shown.map(({ breweryId, ...standing }) => ({
    ...places.find(({ id }) => id === breweryId)!,
    ...standing,
    openParts: parts.get(breweryId) ?? 0,
    application: null,
  }))
}

async function appliedRows(
  database: Database,
  asked: { query: string | undefined; offset: number },
): Promise<StaffBreweryRow[]> {
  const rows = await listApplications(database, { ...asked, limit: listPageSize })
  return rows.map((row) => ({
    ...row,
    slug: '',
    states: ['applied'],
    missing: [],
    closure: null,
    awrs: { state: 'none', goodUntil: null },
    openParts: 0,
  }))
}
