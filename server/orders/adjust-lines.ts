import { priceConsignment } from '../../shared/price-order.ts'
import type { Database } from '../database/connect.ts'
import { badField } from '../errors.ts'
import { updateConsignment, updateLineQuantity } from './order-queries.ts'
import { type ConsignmentRow, lineRows } from './order-read-queries.ts'

/**
 * Sends less of some lines and answers by how many pence the consignment got cheaper. What a brewery cannot send is
 * not put back on the shelf: it is not there. Throws RequestError 400 for more than was ordered, or nothing at all.
 */
export async function adjustLines(
  transaction: Database,
  consignment: ConsignmentRow,
  quantities: ReadonlyMap<number, number>,
): Promise<number> {
  const lines = await lineRows(transaction, [consignment.id])
  for (const [place, quantity] of quantities) {
    const line = lines[place - 1]
    if (!line) throw badField('line', `There is no line ${place}; this part has ${lines.length}.`)
    if (quantity >= line.quantity)
      throw badField('line', `Line ${place} holds ${line.quantity}: an adjustment sends less.`)
  }
  const adjusted = lines.map((line, index) => ({
    ...line,
    quantity: quantities.get(index + 1) ?? line.quantity,
  }))
  if (quantities.size === 0) throw badField('line', 'Say which line is sent with how many units.')
  if (adjusted.every(({ quantity }) => quantity === 0))
    throw badField('line', 'Nothing would be left to send: cancel it instead.')
  const sums = priceConsignment({ lines: adjusted, shippingMinor: consignment.shippingMinor })
  for (const { id, quantity } of adjusted) await updateLineQuantity(transaction, id, quantity)
  await updateConsignment(transaction, consignment.id, sums)
  return consignment.totalMinor - sums.totalMinor
}
