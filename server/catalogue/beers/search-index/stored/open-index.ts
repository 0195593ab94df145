import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../../../../platform/database/database.ts'
import { buildBeerIndex } from '../build-beer-index.ts'
import { hasBeers, tryLockFilling } from '../indexed-beer-queries.ts'
import type { FilledIndex, IndexPlace, StoredIndex } from './stored-index.ts'

/** Between two looks at whether another process has filled its index and stored it. */
const lookMs = 500
/** A process that has waited so long reads the catalogue beside others. */
const longestTurnMs = 60_000

type Opening = {
  database: Database
  place: IndexPlace
  stored: StoredIndex
  /** How often any process has said that it stores an index. */
  timesStored: () => number
  /** Settles once the index that is opened now is in use and was stored. */
  storeOpened: () => Promise<void>
}

/**
 * The first index of a process: as it was stored, or filled from the whole catalogue. Of the processes that start together
 * one reads the catalogue, and the others take up what it stores.
 */
export async function openIndex(opening: Opening): Promise<FilledIndex> {
  const { database, place, stored, timesStored } = opening
  if (!(await hasBeers(database, place.fewestBeers))) return readCatalogue(database)
  const endsAt = Date.now() + longestTurnMs
  let isFirst = true
  for (let seen = -1; Date.now() < endsAt; isFirst = false) {
    if (timesStored() > seen) {
      seen = timesStored()
      const found = await stored.load()
      if (found !== null) return found
    }
    if (!place.isShared) break
    const filled = await fillInTurn(opening, isFirst)
    if (filled !== null) return filled
    await wait(lookMs * (0.5 + Math.random()))
  }
  return readCatalogue(database)
}

/** Fills an index from the whole catalogue. */
export async function readCatalogue(database: Database): Promise<FilledIndex> {
  const readAt = Date.now()
  return { index: await buildBeerIndex(database), readAt }
}

/** Fills an index while no other process does, and lets the next one begin when it was stored; null where it is another's turn. */
async function fillInTurn(
  { database, place, stored, storeOpened }: Opening,
  isFirst: boolean,
): Promise<FilledIndex | null> {
  const { promise: opened, resolve, reject } = Promise.withResolvers<FilledIndex | null>()
  place.primary
    .transaction(async (transaction) => {
      if (!(await tryLockFilling(transaction))) return resolve(null)
      // The process that had the turn before may have stored one since the last look.
      const found = isFirst ? null : await stored.load()
      resolve(found ?? (await readCatalogue(database)))
      if (found === null) await storeOpened()
    })
    .catch(reject)
  return opened
}
