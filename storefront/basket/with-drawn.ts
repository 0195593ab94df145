import { type BasketEntry, findEntry, nameOf } from './basket-entry.ts'

/** A line of which the browser knows the name alone is shown as the server drew it, until the shop has told. */
export function withDrawn(
  lines: readonly BasketEntry[],
  drawn: readonly BasketEntry[],
): readonly BasketEntry[] {
  return lines.map((line) => {
    const known = line.isBare ? findEntry(drawn, nameOf(line)) : undefined
    return known ? { ...known, quantity: line.quantity, isWaiting: line.isWaiting } : line
  })
}
