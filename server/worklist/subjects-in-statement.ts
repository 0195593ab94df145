import { type SQL, sql } from 'drizzle-orm'
import type { WorklistKind } from '../../shared/worklist/worklist-kinds.ts'
import { worklistEntries } from './worklist-tables.ts'

/** A list is of so many at the most. */
const mostSubjects = 1000

/** The ids that open entries of these kinds are about, as a part of a statement of a higher feature; at most a thousand. */
export const selectOpenSubjects = (kinds: readonly WorklistKind[]): SQL =>
  sql`select opened.subject::uuid from (
    select subject from ${worklistEntries} where closed_at is null and kind = any(${sql.param([...kinds])}::text[])
    limit ${sql.raw(String(mostSubjects))}) as opened`
