import type { Database } from '../../platform/database/database.ts'
import { type Page, readPage } from '../../platform/database/read-page.ts'
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
type ReadBreweryMoneyInput = {
  breweryId: string
  from?: Date | null
  to?: Date | null
  page: number
  size: number
}

/** Bookings of what is held for a brewery and due to it, the newest first, and how many there are. */
export async function readBreweryEntries(
  database: Database,
  { page, size, ...wanted }: ReadBreweryMoneyInput & OfAccount,
): Promise<Page<BreweryEntry>> {
  return readPage({
    page,
    size,
    total: countBreweryEntries(database, wanted),
    rows: (place) => breweryEntryRows(database, { ...wanted, ...place }),
  })
}

/** A brewery's parts that were invoiced, or pay a share of a pallet, with what became of their money, the newest first. */
export async function readSoldParts(
  database: Database,
  { page, size, ...wanted }: ReadBreweryMoneyInput,
): Promise<Page<SoldPart>> {
  return readPage({
    page,
    size,
    total: countSoldParts(database, wanted.breweryId),
    rows: (place) => soldPartRows(database, { ...wanted, ...place }),
  })
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
