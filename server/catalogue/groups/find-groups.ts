import type { Group, GroupList } from '../../../shared/api/groups-api.ts'
import { groupPageSize } from '../../../shared/limits/limits.ts'
import { clampPage, clampPageSize, pageCount } from '../../../shared/api/pagination.ts'
import { regionSlugsOf } from '../../../shared/geography/regions.ts'
import { normaliseGroupSlug } from '../../../shared/format/slug.ts'
import type { Database } from '../../platform/database/database.ts'
import { countGroups, groupRows, groupsBySlug, memberRows } from './group-queries.ts'
import { groupView } from './group-view.ts'

type FindGroupsInput = { region?: string; page?: unknown; pageSize?: unknown }

/** One page of groups (API-26 to API-31); a tab id or a region slug narrows it (C-09), sizes follow C-04. */
export async function findGroups(database: Database, input: FindGroupsInput): Promise<GroupList> {
  const pageSize = clampPageSize(input.pageSize, { ...groupPageSize, belowOne: 'default' })
  const regions = input.region === undefined ? null : regionSlugsOf(input.region)
  const total = await countGroups(database, regions)
  const pages = pageCount(total, pageSize)
  const page = clampPage(input.page, pages)
  const rows = await groupRows(database, { regions, offset: (page - 1) * pageSize, limit: pageSize })
  const members = await memberRows(
    database,
    rows.map((row) => row.id),
  )
  return { groups: rows.map((row) => groupView(row, members)), page, pageSize, total, pages }
}

/** The group of a slug as people type it, or null. */
export async function findGroup(database: Database, slug: string): Promise<Group | null> {
  const [group] = await findGroupsBySlug(database, [normaliseGroupSlug(slug)])
  return group ?? null
}

/** These groups, in the order of the slugs; unknown ones are left out. */
export async function findGroupsBySlug(database: Database, slugs: readonly string[]): Promise<Group[]> {
  const rows = await groupsBySlug(database, slugs)
  const members = await memberRows(
    database,
    rows.map((row) => row.id),
  )
  return slugs
    .flatMap((slug) => rows.filter((row) => row.slug === slug))
    .map((row) => groupView(row, members))
}
