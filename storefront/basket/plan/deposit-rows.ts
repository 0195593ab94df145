import { formatMinor } from '../../../shared/format/money.ts'
import type { BasketEntry } from '../lines/basket-entry.ts'

type Line = Pick<BasketEntry, 'quantity' | 'deposit'>

/** A row for each kind of container, 'Container deposit, firkin' and '£60.00' (EMPT-05). */
export function depositRows(lines: readonly Line[]): { label: string; text: string }[] {
  const sums = new Map<string, number>()
  for (const { quantity, deposit } of lines)
    if (deposit) sums.set(deposit.text, (sums.get(deposit.text) ?? 0) + quantity * deposit.netMinor)
  return [...sums].map(([label, minor]) => ({ label, text: formatMinor(minor) }))
}
