import { priceConsignment } from '../../shared/orders/price-order.ts'
import type { Database } from '../database/database.ts'
import { updateConsignment, updateLineQuantity } from './order-queries.ts'
import { type ConsignmentRow, lineRows } from './order-read-queries.ts'
import { missLines } from './order-stock.ts'
import { badField } from '../errors/common-errors.ts'

/**
 * Reduces some lines and returns the price difference of the consignment in pence. Units that a brewery cannot send do
 * not return to stock: they do not exist. Throws RequestError 400 for more units than ordered, or for no units at all.
 */
export async function adjustLines(
  transaction: Database,
  consignment: ConsignmentRow,
  quantities: ReadonlyMap<number, number>,
  now: Date,
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
  const missing = lines.map(({ id, quantity }, index) => ({
    id,
    missing: quantity - adjusted[index]!.quantity,
  }))
  await missLines(transaction, missing, { at: now, actor: null })
  return consignment.totalMinor - sums.totalMinor
}
