import { holdBounds } from '../../../shared/limits/limits.ts'

/** What a client's orders say about how much may be held without being paid. */
export type HoldRecord = {
  /** Whether any order was ever paid by card. */
  hasPaid: boolean
  /** Unpaid orders that hold stock, and their totals together in pence. */
  heldOrders: number
  heldMinor: number
}
type NewHold = {
  totalMinor: number
  lines: readonly { quantity: number; sellable: number }[]
}

/** Whether an order holds its stock from the moment it is placed (STOCK-08, STOCK-09). */
export function mayHold(
  { hasPaid, heldOrders, heldMinor }: HoldRecord,
  { totalMinor, lines }: NewHold,
): boolean {
  const bounds = hasPaid ? holdBounds.paidBefore : holdBounds.neverPaid
  return (
    heldOrders < bounds.orders &&
    heldMinor + totalMinor <= bounds.totalMinor &&
    lines.every(({ quantity, sellable }) => quantity <= Math.ceil(sellable / bounds.oneIn))
  )
}
