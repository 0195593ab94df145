import { LRUCache } from 'lru-cache'
import type { Database } from '../../../database/database.ts'
import { createListedVocabulary, type ListedVocabulary } from './listed-vocabulary.ts'
import { matchListedWord, type WordSlots } from './match-listed-words.ts'
import { setOfBlocks, sizeOf, type SlotSet, withBlocks } from './slot-set.ts'
import { readBlocksSince, readChangedValues, readSlotsOfBreweries } from './slot-read-queries.ts'
import { readSlotState, type SlotState } from './slot-write-queries.ts'

/** What a question looks at: sets by the ids of their values, words of a search, breweries. */
export type SlotNeeds = {
  valueIds: readonly number[]
  words: readonly string[]
  breweryIds: readonly string[] | null
}
/** All that a question asked for, of one version of the lists. */
export type HeldSlots = {
  version: number
  beers: number
  /** One more than the highest slot. */
  slots: number
  vocabulary: ListedVocabulary
  sets: ReadonlyMap<number, SlotSet>
  words: readonly WordSlots[]
  ofBreweries: Uint32Array | null
  fewSlots: number
}

/** The sets of slots that lists asked for of late, as many as fit; all are of one version of the lists. */
export type SlotCache = {
  /** Brings what is held up to date with the database. */
  readOn: (database: Database) => Promise<void>
  /** Reads what is missing. The needs are worked out again where the values have changed meanwhile. */
  take: (database: Database, needsOf: (vocabulary: ListedVocabulary) => SlotNeeds) => Promise<HeldSlots>
  /** Reads sets before they are asked for, as far as they fit well. */
  warm: (database: Database) => Promise<void>
  vocabulary: ListedVocabulary
  beers: () => number
}

/** So few slots are always read one by one, whatever the index of an order would cost. */
const usuallyFew = 100
type SlotCacheOptions = { maxBytes: number; fewSlots?: number }

/** Of breweries, and of groups of them, whose slots are held. */
const mostBreweries = 1000
const valuesAtOnce = 100
/** Of the room, what is filled before anything was asked. */
const warmShare = 0.75

export function createSlotCache({ maxBytes, fewSlots = usuallyFew }: SlotCacheOptions): SlotCache {
  const vocabulary = createListedVocabulary()
  const sets = new LRUCache<number, SlotSet>({ maxSize: maxBytes, sizeCalculation: sizeOf })
  const words = new LRUCache<string, WordSlots>({
    maxSize: maxBytes / 4,
    sizeCalculation: ({ slots }) => 128 + slots.length * 5,
  })
  const breweries = new LRUCache<string, Uint32Array>({ max: mostBreweries })
  let state: Pick<SlotState, 'beers' | 'slots' | 'version' | 'textsVersion'> = {
    beers: 0,
    slots: 0,
    version: 0,
    textsVersion: 0,
  }
  let reading: Promise<unknown> = Promise.resolve()

  function held(needs: SlotNeeds): HeldSlots | null {
    const ofBreweries = needs.breweryIds === null ? null : breweries.get(needs.breweryIds.join())
    if (ofBreweries === undefined) return null
    const foundSets = needs.valueIds.map((id) => [id, sets.get(id)] as const)
    const foundWords = needs.words.map((word) => words.get(word))
    if (foundSets.some(([, set]) => set === undefined) || foundWords.includes(undefined)) return null
    return {
      ...state,
      vocabulary,
      sets: new Map(foundSets as [number, SlotSet][]),
      words: foundWords as WordSlots[],
      ofBreweries,
      fewSlots,
    }
  }

  /** One snapshot of the database for all of it, and one reader at a time. */
  function alone<T>(database: Database, read: (transaction: Database) => Promise<T>): Promise<T> {
    const next = reading.then(() =>
      database.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' }),
    )
    reading = next.catch(() => {})
    return next
  }

  async function moveOn(transaction: Database): Promise<void> {
    const now = await readSlotState(transaction)
    if (now.version === state.version) return
    // A database that was restored may be behind: nothing of what is held is its own.
    const isBehind = now.version < state.version
    const since = isBehind ? 0 : state.version
    const values = await readChangedValues(transaction, since)
    const stale = isBehind ? [] : values.map(({ id }) => id).filter((id) => sets.has(id))
    const blocks = Map.groupBy(
      stale.length === 0 ? [] : await readBlocksSince(transaction, stale, since),
      ({ valueId }) => valueId,
    )
    if (isBehind) sets.clear()
    vocabulary.learn(values)
    for (const [id, changed] of blocks) {
      const set = sets.get(id)
      if (set !== undefined) sets.set(id, withBlocks(set, changed, now.slots))
    }
    if (isBehind || now.textsVersion !== state.textsVersion) {
      words.clear()
      breweries.clear()
    }
    state = now
  }

  async function readMissing(transaction: Database, needs: SlotNeeds): Promise<HeldSlots> {
    const found = new Map<number, SlotSet>()
    for (const id of needs.valueIds) {
      const set = sets.get(id)
      if (set !== undefined) found.set(id, set)
    }
    const missing = needs.valueIds.filter((id) => !found.has(id))
    const blocks = Map.groupBy(
      missing.length === 0 ? [] : await readBlocksSince(transaction, missing, 0),
      ({ valueId }) => valueId,
    )
    for (const id of missing) {
      const set = setOfBlocks(blocks.get(id) ?? [], state.slots)
      sets.set(id, set)
      found.set(id, set)
    }
    const foundWords: WordSlots[] = []
    for (const word of needs.words) {
      const known = words.get(word) ?? (await matchListedWord(transaction, word, state.slots))
      words.set(word, known)
      foundWords.push(known)
    }
    const ofBreweries = needs.breweryIds && (await readBreweries(transaction, needs.breweryIds))
    return { ...state, vocabulary, sets: found, words: foundWords, ofBreweries, fewSlots }
  }

  async function readBreweries(transaction: Database, ids: readonly string[]): Promise<Uint32Array> {
    const known = breweries.get(ids.join()) ?? Uint32Array.from(await readSlotsOfBreweries(transaction, ids))
    breweries.set(ids.join(), known)
    return known
  }

  return {
    vocabulary,
    beers: () => state.beers,
    readOn: (database) => alone(database, moveOn),
    take: async (database, needsOf) =>
      held(needsOf(vocabulary)) ??
      alone(database, async (transaction) => {
        await moveOn(transaction)
        return readMissing(transaction, needsOf(vocabulary))
      }),
    warm: (database) =>
      alone(database, async (transaction) => {
        await moveOn(transaction)
        const ids = vocabulary.all().map(({ id }) => id)
        for (let at = 0; at < ids.length && sets.calculatedSize < maxBytes * warmShare; at += valuesAtOnce)
          await readMissing(transaction, {
            valueIds: ids.slice(at, at + valuesAtOnce),
            words: [],
            breweryIds: null,
          })
      }),
  }
}
