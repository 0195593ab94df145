import type { Database } from '../../platform/database/database.ts'
import { labelFactRows } from './label-fact-queries.ts'

/** What is on the label of a container beside its name. */
export type LabelFacts = { abv: number | null; allergens: string[] }

/** The facts of these storefront variants; unknown ones are missing. */
export async function findLabelFacts(
  database: Database,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, LabelFacts>> {
  if (variantIds.length === 0) return new Map()
  const rows = await labelFactRows(database, variantIds)
  return new Map(rows.map(({ variantId, abv, allergens }) => [variantId, { abv, allergens }]))
}
