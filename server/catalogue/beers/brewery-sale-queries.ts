import { and, eq, inArray, sql } from 'drizzle-orm'
import type { SellerClosure } from '../../../shared/standing/seller-closure.ts'
import type { Database } from '../../platform/database/database.ts'
import { breweries } from './catalogue-tables.ts'

export type BrewerySale = {
  closure: SellerClosure | null
  /** Of a check that is good; null where there is none, and then the stated number stays. */
  verifiedNumber: string | null
  chargesVat: boolean
}

/** What the rows of these breweries say of their sale. */
export async function brewerySaleRows(database: Database, ids: readonly string[]) {
  return database
    .select({
      id: breweries.id,
      closureReason: breweries.closureReason,
      closedUntil: breweries.closedUntil,
      awrsVerified: breweries.awrsVerified,
      awrsUrn: breweries.awrsUrn,
      chargesVat: breweries.chargesVat,
    })
    .from(breweries)
    .where(inArray(breweries.id, [...ids]))
}

/** Writes what follows from a brewery's approval where it differs, so that pages are dropped for a change alone. */
export async function updateBrewerySale(
  database: Database,
  breweryId: string,
  { closure, verifiedNumber, chargesVat }: BrewerySale,
): Promise<void> {
  const now = {
    closureReason: closure?.reason ?? null,
    closedUntil: closure?.until ?? null,
    awrsVerified: verifiedNumber !== null,
    chargesVat,
    ...(verifiedNumber !== null && { awrsUrn: verifiedNumber }),
  }
  const urn = verifiedNumber === null ? sql`${breweries.awrsUrn}` : sql`${verifiedNumber}::text`
  await database
    .update(breweries)
    .set(now)
    .where(
      and(
        eq(breweries.id, breweryId),
        sql`(${breweries.closureReason}, ${breweries.closedUntil}, ${breweries.awrsVerified}, ${breweries.chargesVat}, ${breweries.awrsUrn})
          is distinct from (${now.closureReason}::text, ${now.closedUntil}::date, ${now.awrsVerified}::boolean, ${chargesVat}::boolean, ${urn})`,
      ),
    )
}
