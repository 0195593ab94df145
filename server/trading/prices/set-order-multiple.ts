import type { Database } from '../../platform/database/database.ts'
import { badField, notFound } from '../../platform/errors/common-errors.ts'
import { updateOrderMultiple } from './price-queries.ts'

/**
 * From now on a container, by its external id, is sold in whole multiples; 1 is singly (PRICE-06). Throws RequestError
 * 404 for an unknown container, 400 for a multiple that is not from 1 to 1,000.
 */
export async function setOrderMultiple(
  database: Database,
  { container, multiple }: { container: string; multiple: number },
): Promise<void> {
  if (!Number.isInteger(multiple) || multiple < 1 || multiple > 1000)
    throw badField('multiple', 'A multiple is a whole number from 1 to 1,000.')
  if (!(await updateOrderMultiple(database, { container, multiple })))
    throw notFound(`The container '${container}'`)
}
