import { clampPage, pageCount } from '../../shared/api/pagination.ts'
import { listPageSize } from '../../shared/api/list-api.ts'
import type { StaffBreweryList, StaffBreweryQuery } from '../../shared/api/staff-breweries-api.ts'
import { type BreweryView, breweryViews } from '../../shared/standing/brewery-views.ts'
import { listBreweryPlaces } from '../catalogue/list-brewery-places.ts'
import type { Database } from '../database/database.ts'
import { findOpenParts } from '../orders/find-open-parts.ts'
import { listStandings, type ListedStanding } from '../standing/list-standings.ts'
import { likePattern } from './like-pattern.ts'

type Asked = { query: StaffBreweryQuery; now: Date }

/** A page of a view of the breweries by name, with how many of the same search each view has (STAF-16). */
export async function findStaffBreweries(
  database: Database,
  { query: { view = 'all', q, page: wanted }, now }: Asked,
): Promise<StaffBreweryList> {
  const places = await listBreweryPlaces(database, likePattern(q))
  const standings = await listStandings(
    database,
    places.map(({ id }) => id),
    now,
  )
  const fitting = (key: BreweryView) => standings.filter((standing) => isIn(standing, key))
  const found = fitting(view)
  const pages = pageCount(found.length, listPageSize)
  const page = clampPage(wanted, pages)
  const shown = found.slice((page - 1) * listPageSize, page * listPageSize)
  const parts = await findOpenParts(
    database,
    shown.map(({ breweryId }) => breweryId),
  )
  return {
    rows: shown.map(({ breweryId, ...standing }) => ({
      ...places.find(({ id }) => id === breweryId)!,
      ...standing,
      openParts: parts.filter((part) => part.breweryId === breweryId).length,
    })),
    total: found.length,
    page,
    pages,
    views: breweryViews.map((key) => ({ key, count: fitting(key).length })),
  }
}

const isIn = ({ states }: ListedStanding, view: BreweryView) => view === 'all' || states.includes(view)
