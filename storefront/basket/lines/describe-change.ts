import { formatNumber } from '../../../shared/format/numbers.ts'
import type { BasketChange } from './basket-change.ts'
import { type BasketEntry, findEntry, type LineName } from './basket-entry.ts'
import { lineName } from './line-names.ts'

/** A change in words for readers. `before` and `after` are the lines around it. */
export function describeChange(
  change: BasketChange,
  before: readonly BasketEntry[],
  after: readonly BasketEntry[],
): string {
  if (change.does === 'acknowledge') return 'New prices taken.'
  if (change.does === 'restore') return 'Put back into your basket.'
  if (change.does === 'remove') {
    const [first] = change.names
    if (change.names.length !== 1 || first === undefined) return `${change.names.length} items removed.`
    return `${lineName(findEntry(before, first))} removed.`
  }
  const name: LineName = change.does === 'set' ? change.name : change.item
  const held = findEntry(before, name)
  const now = findEntry(after, name)
  if (change.does === 'set') {
    return now ? `${lineName(now)}: quantity ${formatNumber(now.quantity)}.` : `${lineName(held)} removed.`
  }
  const added = (now?.quantity ?? 0) - (held?.quantity ?? 0)
  if (added > 0) return `${formatNumber(added)} × ${lineName(now)} added to your basket.`
  return `${lineName(held)}: no more can be had.`
}
