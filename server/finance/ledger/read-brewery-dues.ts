import type { Database } from '../../platform/database/database.ts'
import { debitRows, type DuePart, dueOfBreweries, duePartRows } from './brewery-due-queries.ts'

export type { DuePart } from './brewery-due-queries.ts'

/** What is due to a brewery by part, for the provider that pays, in pence; `recentMinor` is what was sent since a moment. */
export async function readDueParts(
  database: Database,
  of: { breweryId: string; provider: string; since: Date },
): Promise<DuePart[]> {
  return duePartRows(database, of)
}

/** Every brewery that is owed something or owes it, in pence; below 0 it owes. */
export async function readDueOfBreweries(
  database: Database,
): Promise<{ breweryId: string; dueMinor: number }[]> {
  return dueOfBreweries(database)
}

/** Breweries whose balance is a debit, in pence, and since when it has been one. */
export async function readDebits(
  database: Database,
): Promise<{ breweryId: string; owedMinor: number; since: Date }[]> {
  return debitRows(database)
}
