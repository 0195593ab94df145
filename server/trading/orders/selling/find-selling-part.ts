import { isUuid } from '../../../../shared/format/uuid.ts'
import type { Database } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/errors/common-errors.ts'
import { readOrderNumber } from '../order-number.ts'
import { type SellingPartRow, sellingPartRow } from './selling-order-queries.ts'

/**
 * A brewery's part by the number of its order, as it may be typed, or by its own id: a part that replaces units of a claim
 * has the same number as the part that the claim is about. Throws RequestError 404.
 */
export async function findSellingPart(
  database: Database,
  { breweryId }: { breweryId: string },
  typed: string,
): Promise<SellingPartRow> {
  const number = readOrderNumber(typed)
  const of = isUuid(typed) ? { partId: typed } : number === null ? null : { number }
  const part = of && (await sellingPartRow(database, { breweryId, ...of }))
  if (part === null) throw notFound('The order')
  return part
}
