import type { Database } from '../database/database.ts'
import {
  breweriesBooked,
  type BreweryEntry,
  breweryEntryRows,
  countBreweryEntries,
  countSoldParts,
  type SellerQuarter,
  sellerQuarterRows,
  type SoldPart,
  soldPartRows,
  sumPaidOut,
} from './brewery-money-queries.ts'

export type { BreweryEntry, SoldPart } from './brewery-money-queries.ts'

type OfAccount = { account?: BreweryEntry['account'] | undefined }
type Wanted = { breweryId: string; from?: Date | null; to?: Date | null; limit: number; offset: number }

/** Bookings of what is held for a brewery and due to it, the newest first, and how many there are. */
export async function readBreweryEntries(
  database: Database,
  wanted: Wanted & OfAccount,
): Promise<{ rows: BreweryEntry[]; total: number }> {
  const [rows, total] = await Promise.all([
    breweryEntryRows(database, wanted),
    countBreweryEntries(database, wanted),
  ])
  return { rows, total }
}

/** A brewery's parts that were invoiced, or bear a share of a pallet, with what became of their money, the newest first. */
export async function readSoldParts(
  database: Database,
  wanted: Wanted,
): Promise<{ rows: SoldPart[]; total: number }> {
  const [rows, total] = await Promise.all([
    soldPartRows(database, wanted),
    countSoldParts(database, wanted.breweryId),
  ])
  return { rows, total }
}

/** What a brewery was paid, since a moment or ever, in pence; what came back is taken off. */
export async function readPaidOut(
  database: Database,
  breweryId: string,
  since: Date | null = null,
): Promise<number> {
  return sumPaidOut(database, breweryId, since)
}

/** Breweries with money here, or that had some, before a moment. */
export async function readBreweriesWithMoney(database: Database, before: Date): Promise<string[]> {
  return breweriesBooked(database, before)
}

/** What each brewery sold in each quarter between two moments, in pence with VAT, less credits, and the fees on it. */
export async function readSellerQuarters(
  database: Database,
  time: { from: Date; to: Date },
): Promise<SellerQuarter[]> {
  return sellerQuarterRows(database, time)
}
