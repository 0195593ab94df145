import { type SQL, sql } from 'drizzle-orm'
import type { WorklistKind } from '../../../shared/worklist/worklist-kinds.ts'
import { worklistEntries } from './worklist-tables.ts'

/** A list is of so many at the most. */
const mostSubjects = 1000

/** What open entries of these kinds are about, at most a thousand, as a statement or a part of one of a higher feature. */
export const selectOpenSubjects = (kinds: readonly WorklistKind[]): SQL =>
  sql`select subject from ${worklistEntries} where closed_at is null and kind = any(${sql.param([...kinds])}::text[])
    limit ${sql.raw(String(mostSubjects))}`
