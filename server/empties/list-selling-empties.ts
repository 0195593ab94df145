import type { Static } from 'typebox'
import type { EmptiesQuery, EmptiesRow, EmptiesView, SellingEmpties } from '../../shared/api/empties-api.ts'
import { emptiesViews } from '../../shared/list-views.ts'
import { listPageSize } from '../../shared/api/list-api.ts'
import { clampPage, pageCount } from '../../shared/api/pagination.ts'
import { addAges } from '../../shared/empties/container-ages.ts'
import { containerKinds } from '../../shared/empties/container-names.ts'
import type { Database } from '../database/database.ts'
import { readSettings } from '../settings/read-settings.ts'
import { readCharges } from './charges/read-charges.ts'
import { readContainers, readCounts } from './read-containers.ts'

type Asked = Static<typeof EmptiesQuery> & { breweryId: string; now: Date }

/** A brewery's containers by pub and kind, 50 a page, their sums, and the counts that wait (EMPT-04, SELL-31). */
export async function listSellingEmpties(
  database: Database,
  { view = 'all', q = '', page: wanted, breweryId, now }: Asked,
): Promise<SellingEmpties> {
  const all = await readContainers(database, { breweryId }, now)
  const { 'empties.charge-after-days': days } = await readSettings(database, 'empties.charge-after-days')
  const words = q.trim().toLowerCase()
  const found = all.filter(({ pubName, address }) => `${pubName} ${address}`.toLowerCase().includes(words))
  const seen = found.filter((row) => isIn[view](row))
  const pages = pageCount(seen.length, listPageSize)
  const page = clampPage(wanted, pages)
  return {
    rows: seen.slice((page - 1) * listPageSize, page * listPageSize),
    total: seen.length,
    page,
    pages,
    views: emptiesViews.map((key) => ({ key, count: found.filter((row) => isIn[key](row)).length })),
    sums: sumsOf(all),
    counts: await readCounts(database, { breweryId }, now),
    charges: await readCharges(database, { breweryId }, now),
    chargeAfterDays: days,
  }
}

const isIn: Readonly<Record<EmptiesView, (row: EmptiesRow) => boolean>> = {
  all: () => true,
  over90: ({ ages }) => ages[3] > 0,
  waiting: ({ waiting }) => waiting > 0,
}

const sumsOf = (rows: readonly EmptiesRow[]): SellingEmpties['sums'] =>
  containerKinds.flatMap((kind) => {
    const own = rows.filter((row) => row.kind === kind)
    if (own.length === 0) return []
    const ages = [...addAges(own.map((row) => row.ages))] as EmptiesRow['ages']
    return [{ kind, atPub: own.reduce((sum, { atPub }) => sum + atPub, 0), ages }]
  })
