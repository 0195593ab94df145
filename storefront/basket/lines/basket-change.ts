import type { AddedItem } from '../../../shared/basket/basket-events.ts'
import {
  acknowledgePrices,
  addLine,
  priceChangeMinor,
  removeLine,
  setQuantity,
} from '../../../shared/basket/basket-lines.ts'
import { bareEntry, type BasketEntry, findEntry, type LineName, nameOf } from './basket-entry.ts'

/** What a buyer does with a basket. It names its lines, because itemKey differs between browser and shop. */
export type BasketChange =
  | { does: 'add'; item: AddedItem }
  | { does: 'set'; name: LineName; quantity: number }
  | { does: 'remove'; names: LineName[] }
  | { does: 'acknowledge'; names: LineName[] }
  /** Puts lines back that were taken out. */
  | { does: 'restore'; entries: BasketEntry[] }

/** The lines after a change, by the rules of shared/basket/basket-lines.ts. */
export function applyChange(
  entries: readonly BasketEntry[],
  change: BasketChange,
  now: string,
): readonly BasketEntry[] {
  if (change.does === 'add') {
    const { itemId, quantity } = change.item
    if (itemId.trim() === '') return entries
    const held = findEntry(entries, change.item) ?? bareEntry(change.item, entries)
    return addLine(entries, { ...held, quantity })
  }
  if (change.does === 'restore') {
    return change.entries.reduce<readonly BasketEntry[]>(
      (all, entry) => (findEntry(all, nameOf(entry)) ? all : [...all, entry]),
      entries,
    )
  }
  if (change.does === 'set') {
    const held = findEntry(entries, change.name)
    return held ? setQuantity(entries, held.itemKey, change.quantity) : entries
  }
  const keys = change.names.flatMap((name) => findEntry(entries, name)?.itemKey ?? [])
  if (change.does === 'remove') return keys.reduce<readonly BasketEntry[]>(removeLine, entries)
  return acknowledgePrices(entries, keys, now).map((entry) =>
    keys.includes(entry.itemKey) ? { ...entry, priceChangeMinor: priceChangeMinor(entry) } : entry,
  )
}

/** Names of the lines a change touches. */
export function touchedBy(change: BasketChange): LineName[] {
  if (change.does === 'add') return [change.item]
  if (change.does === 'set') return [change.name]
  if (change.does === 'restore') return change.entries.map(nameOf)
  return change.names
}
