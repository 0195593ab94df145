import type { Database } from '../../platform/database/database.ts'
import { type LevelRow, lockLevels, onHandRows, readLevels } from './level-queries.ts'
import { movedUnitRows, unitsMovedSince, unitsMovedWithin } from './moved-since-queries.ts'
import { unitsGone } from './movement-list-queries.ts'
import { movementsOfTransaction, type StepMovement } from './step-movement-queries.ts'
import { type LevelFault, levelFaults } from './stock-fault-queries.ts'

export type StockLevelFacts = LevelRow

/** The levels of these items by id; unknown ones are missing. */
export async function findLevels(
  database: Database,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, StockLevelFacts>> {
  const rows = await readLevels(database, itemIds)
  return new Map(rows.map((row) => [row.itemId, row]))
}

/** The units on hand of what lines of orders name, by the item of the line. */
export async function findOnHand(
  database: Database,
  items: readonly { kind: 'variant' | 'upsell'; itemId: string }[],
): Promise<ReadonlyMap<string, number>> {
  const rows = items.length === 0 ? [] : await onHandRows(database, items)
  return new Map(rows.map(({ itemId, onHand }) => [itemId, onHand]))
}

/** Holds the levels of these items until the transaction ends, in the order of all writers. */
export async function lockStock(transaction: Database, itemIds: readonly string[]): Promise<void> {
  if (itemIds.length > 0) await lockLevels(transaction, itemIds)
}

/** How many units came or left of these items after a moment of each, by id. */
export const findMovedSince = (
  database: Database,
  counted: readonly { itemId: string; at: Date }[],
): Promise<ReadonlyMap<string, number>> => unitsMovedSince(database, counted)

/** How many units came and left of these items within a span of each, by id. */
export async function findMovedWithin(
  database: Database,
  spans: readonly { itemId: string; from: Date; until: Date }[],
): Promise<ReadonlyMap<string, { came: number; left: number }>> {
  const rows = spans.length === 0 ? [] : await unitsMovedWithin(database, spans)
  return new Map(rows.map(({ itemId, ...units }) => [itemId, units]))
}

/** Units of each item that were dispatched from a moment until before another, less what came back; only items with any. */
export async function sumUnitsGone(
  database: Database,
  wanted: { itemIds: readonly string[]; from: Date; until: Date },
): Promise<Map<string, number>> {
  if (wanted.itemIds.length === 0) return new Map()
  const rows = await unitsGone(database, wanted)
  return new Map(rows.map(({ itemId, units }) => [itemId, units]))
}

/** By how many units what is sellable of each item has changed after one moment and up to another, where it has. */
export const findMovedUnits = (
  database: Database,
  between: { after: Date; until: Date },
): Promise<{ itemId: string; units: number }[]> => movedUnitRows(database, between)

/** What this very transaction has moved of these lines of orders, an entry an item. */
export const movementsOfStep = (
  transaction: Database,
  orderLineIds: readonly string[],
): Promise<StepMovement[]> =>
  orderLineIds.length === 0 ? Promise.resolve([]) : movementsOfTransaction(transaction, orderLineIds)

/** Items whose level is not the sum of their movements, or of which the shop shows other units; at most a hundred. */
export const findLevelFaults = (database: Database): Promise<LevelFault[]> => levelFaults(database)
