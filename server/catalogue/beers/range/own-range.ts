import { randomUUID } from 'node:crypto'
import type { BeerWords } from '../../../../shared/catalogue/beer-words.ts'
import { mostStockItems } from '../../../../shared/limits/limits.ts'
import type { Database } from '../../../platform/database/database.ts'
import {
  type ListedBeer,
  listedBeerKeys,
  listedBeerRows,
  type ListedKey,
  searchedBeerKeys,
  type SearchedKey,
} from './range-list-queries.ts'
import {
  deleteBareBeer,
  hasExternalId,
  insertBeer,
  insertContainer,
  isPictureOfBeer,
  type RangeBeerRow,
  type RangeContainerRow,
  type StatedDuty,
  rangeBeerRow,
  rangeBeerRows,
  rangeBeersOf,
  rangeContainerRows,
  replaceGallery,
  reviveBeerOf,
  updateBeerArchive,
  updateBeerWords,
  updateContainer,
  updateContainerArchive,
  updateLastBatch,
  updateSoldOnline,
  variantIdsOf,
} from './range-queries.ts'

export type RangeBeer = RangeBeerRow
export type RangeContainer = RangeContainerRow
/** What a container is, without its price and stock, which have books of their own. */
export type ContainerFacts = Pick<
  RangeContainer,
  'name' | 'type' | 'volumeMl' | 'packSize' | 'couplerType' | 'orderMultiple'
>
/** A size of a beer that is not in the shop yet; its price is pence without VAT. */
export type NewSize = ContainerFacts &
  StatedDuty & {
    externalId: string | null
    isOnline: boolean
    priceMinor: number | null
    /** On hand, where its brewery stated it; a file states none. */
    units?: number | null
  }

/** A brewery's beers and containers by name, at most 5,000 of each. */
export async function findRange(
  database: Database,
  breweryId: string,
): Promise<{ beers: RangeBeer[]; containers: RangeContainer[] }> {
  return {
    beers: await rangeBeerRows(database, { breweryId, most: mostStockItems }),
    containers: await rangeContainerRows(database, { breweryId, most: mostStockItems }),
  }
}

/** What places each of a brewery's beers in its list, by name; at most 5,000. */
export const listRange = (database: Database, breweryId: string): Promise<ListedKey[]> =>
  listedBeerKeys(database, { breweryId, most: mostStockItems })

/** The same with what a search of the list looks through. */
export const searchRange = (database: Database, breweryId: string): Promise<SearchedKey[]> =>
  searchedBeerKeys(database, { breweryId, most: mostStockItems })

/** These beers with what a list says of their sizes, in no order. */
export const findListedBeers = (database: Database, ids: readonly string[]): Promise<ListedBeer[]> =>
  listedBeerRows(database, ids)

/** The beers of these ids, whosever they are. */
export const findRangeBeers = (database: Database, ids: readonly string[]): Promise<RangeBeer[]> =>
  rangeBeersOf(database, ids)

/** A beer of a brewery; null for another's and an unknown one. `isLocked` holds it until the transaction ends. */
export async function findRangeBeer(
  database: Database,
  { id, breweryId, isLocked = false }: { id: string; breweryId: string; isLocked?: boolean },
): Promise<RangeBeer | null> {
  const beer = await rangeBeerRow(database, id, isLocked)
  return beer?.breweryId === breweryId ? beer : null
}

/** The containers of one beer of a brewery, by size. */
export async function findRangeContainers(
  database: Database,
  { breweryId, beerId }: { breweryId: string; beerId: string },
): Promise<RangeContainer[]> {
  return rangeContainerRows(database, { breweryId, beerId, most: mostStockItems })
}

/** Puts words in place of the current ones; the shop shows them within a second. Needs a transaction. */
export async function putBeerWords(
  transaction: Database,
  id: string,
  words: Partial<BeerWords>,
): Promise<void> {
  await updateBeerWords(transaction, id, words)
  if (words.gallery !== undefined) await replaceGallery(transaction, id, words.gallery)
}

/** Adds a beer; its external id is its id unless one is given. */
export async function addBeer(
  transaction: Database,
  {
    externalId,
    ...beer
  }: BeerWords & { id: string; breweryId: string; externalId: string | null; now: Date },
): Promise<void> {
  await insertBeer(transaction, { ...beer, externalId: externalId ?? beer.id })
  await replaceGallery(transaction, beer.id, beer.gallery)
}

/** Takes a beer back that has no containers; false where it has. */
export const removeBareBeer = (transaction: Database, id: string): Promise<boolean> =>
  deleteBareBeer(transaction, id)

/** Adds a size without stock and price, and answers its id and external id. */
export async function addContainer(
  transaction: Database,
  {
    externalId,
    ...container
  }: ContainerFacts & StatedDuty & { beerId: string; externalId: string | null; isOnline: boolean },
): Promise<{ id: string; externalId: string }> {
  const id = randomUUID()
  const named = { id, externalId: externalId ?? id }
  await insertContainer(transaction, { ...container, ...named })
  return named
}

/** Changes what a container is. Needs a transaction. */
export const putContainerFacts = (
  transaction: Database,
  id: string,
  facts: Partial<ContainerFacts>,
): Promise<void> => updateContainer(transaction, id, facts)

/** Puts a container on sale online, out of the archive with its beer, or takes it off. */
export async function putSoldOnline(transaction: Database, id: string, isOnline: boolean): Promise<void> {
  await updateSoldOnline(transaction, id, isOnline)
  if (isOnline) await reviveBeerOf(transaction, id)
}

/** The ids by which baskets know these containers, on sale or set aside. */
export const findVariantIds = (database: Database, containerIds: readonly string[]): Promise<string[]> =>
  variantIdsOf(database, containerIds)

/** Puts a container away, or takes it out again; it goes off sale either way. */
export const putContainerAway = (transaction: Database, id: string, at: Date | null): Promise<void> =>
  updateContainerArchive(transaction, id, at)

/** The same for a beer, whose containers are put off sale one by one. */
export const putBeerAway = (transaction: Database, id: string, at: Date | null): Promise<void> =>
  updateBeerArchive(transaction, id, at)

/** Sets the days of a beer's last batch. */
export const putLastBatch = (
  transaction: Database,
  beerId: string,
  last: { rackedOn: string; bestBefore: string | null } | null,
): Promise<void> => updateLastBatch(transaction, beerId, last)

/** Whether any beer or container of the shop has this external id. */
export const isExternalIdTaken = (
  database: Database,
  table: 'beers' | 'containers',
  externalId: string,
): Promise<boolean> => hasExternalId(database, table, externalId)

/** Whether a beer shows the picture of this address, so that it may be served. */
export const isBeerPicture = (database: Database, address: string): Promise<boolean> =>
  isPictureOfBeer(database, address)
