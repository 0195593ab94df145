import type { Database } from '../database/database.ts'
import { movedUnitRows } from './moved-unit-queries.ts'

/** By how many units what is sellable of each item has changed after one moment and up to another, where it has. */
export const findMovedUnits = (
  database: Database,
  between: { after: Date; until: Date },
): Promise<{ itemId: string; units: number }[]> => movedUnitRows(database, between)
