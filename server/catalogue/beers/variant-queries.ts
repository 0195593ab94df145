import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { preparedStatement } from '../../platform/database/prepared-statement.ts'
import { containers } from './catalogue-tables.ts'
import { selectVariant, selectVariants, type VariantRow } from './variant-in-statement.ts'

const oneVariant = preparedStatement<VariantRow>(selectVariant(sql`${sql.placeholder('variantId')}::uuid`))
const severalVariants = preparedStatement<VariantRow>(sql`
  ${selectVariants} where ${containers.storefrontVariantId} = any(${sql.placeholder('variantIds')}::uuid[])`)

/**
 * The details of these storefront variants, each with its beer and brewery; omits unknown ids. A single id has a query
 * of its own, because PostgreSQL plans a list again each time, even in a prepared statement.
 */
export async function variantRows(database: Database, variantIds: readonly string[]): Promise<VariantRow[]> {
  if (variantIds.length === 1) return oneVariant(database, { variantId: variantIds[0] })
  return severalVariants(database, { variantIds: [...variantIds] })
}
