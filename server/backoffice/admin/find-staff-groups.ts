import { listPageSize } from '../../../shared/api/list-api.ts'
import { staffGroupViews } from '../../../shared/api/list-views.ts'
import { clampPage, pageCount } from '../../../shared/api/pagination.ts'
import type { StaffGroupList, StaffGroupQuery, StaffGroupRow } from '../../../shared/api/staff-groups-api.ts'
import { regionOf } from '../../../shared/geography/regions.ts'
import type { Database } from '../../platform/database/database.ts'
import { likePattern } from '../../platform/database/typed-words.ts'
import { listGroupsLike } from '../../catalogue/groups/name-group.ts'
import { findOrganisersOf } from '../../parties/roles/find-own-groups.ts'
import { findRunsToCome } from '../../parties/runs/find-runs.ts'

/** A page of a view of the groups by name, with how many of the same search each view has (STAF-26). */
export async function findStaffGroups(
  database: Database,
  { view = 'all', q, page: wanted }: StaffGroupQuery,
): Promise<StaffGroupList> {
  const groups = await listGroupsLike(database, likePattern(q))
  const ids = groups.map(({ id }) => id)
  const organisers = Map.groupBy(await findOrganisersOf(database, ids), ({ groupId }) => groupId)
  const runs = new Map((await findRunsToCome(database, ids)).map((run) => [run.groupId, run]))
  const all = groups.map((group): StaffGroupRow => {
    const run = runs.get(group.id)
    return {
      ...group,
      region: regionOf(group.region)?.label ?? null,
      organisers: organisers.get(group.id)?.length ?? 0,
      nextRun: run === undefined ? null : { day: run.day, state: run.state },
    }
  })
  const fitting = (key: (typeof staffGroupViews)[number]) => all.filter((row) => isIn[key](row))
  const found = fitting(view)
  const pages = pageCount(found.length, listPageSize)
  const page = clampPage(wanted, pages)
  return {
    rows: found.slice((page - 1) * listPageSize, page * listPageSize),
    total: found.length,
    page,
    pages,
    views: staffGroupViews.map((key) => ({ key, count: fitting(key).length })),
  }
}

const isIn: Record<(typeof staffGroupViews)[number], (row: StaffGroupRow) => boolean> = {
  all: () => true,
  no_organiser: ({ organisers }) => organisers === 0,
  no_run: ({ nextRun }) => nextRun === null,
}
