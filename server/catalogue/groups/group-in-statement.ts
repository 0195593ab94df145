import { type SQL, sql } from 'drizzle-orm'
import { listed } from '../../platform/database/prepared-statement.ts'
import { groups } from './group-tables.ts'

const columns = {
  id: groups.id,
  slug: groups.slug,
  name: groups.name,
}

/** The name of one group (GroupNameRow), as a part of a statement of a higher feature. */
export const selectGroupName = (id: SQL) =>
  sql`select ${listed(columns)} from ${groups} where ${groups.id} = ${id}`
