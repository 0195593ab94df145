import {
  closureText,
  type ClosureReason,
  type SellerClosure,
} from '../../../shared/standing/seller-closure.ts'
import type { Database } from '../../platform/database/database.ts'
import { type BrewerySale, brewerySaleRows, updateBrewerySale } from './brewery-sale-queries.ts'

type SaleColumns = { closureReason: ClosureReason | null; closedUntil: string | null }

/** Why nothing of a brewery can be ordered, as its row says; null while it takes orders. */
export function closureOf({ closureReason, closedUntil }: SaleColumns): SellerClosure | null {
  return closureReason === null ? null : { reason: closureReason, until: closedUntil }
}

/** What the shop shows of the sale of these breweries, by id. */
export async function findBrewerySales(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, BrewerySale>> {
  if (ids.length === 0) return new Map()
  const rows = await brewerySaleRows(database, ids)
  return new Map(
    rows.map(({ id, awrsVerified, awrsUrn, chargesVat, ...sale }) => [
      id,
      { closure: closureOf(sale), verifiedNumber: awrsVerified ? awrsUrn : null, chargesVat },
    ]),
  )
}

/** The sentence in place of adding; nothing while the brewery takes orders. */
export function closedTextOf(row: SaleColumns): { closed?: string } {
  const closure = closureOf(row)
  return closure ? { closed: closureText(closure) } : {}
}

/** Writes what follows from a brewery's approval; cached pages drop only where something differs. */
export async function setBrewerySale(
  database: Database,
  breweryId: string,
  sale: BrewerySale,
): Promise<void> {
  await updateBrewerySale(database, breweryId, sale)
}
