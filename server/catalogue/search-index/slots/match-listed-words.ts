import type { Database } from '../../../database/database.ts'
import { isWithinDistance, letterMask } from '../edit-distance.ts'
import { allowedTypos } from '../search-words.ts'
import { numbersIn, slotsOfBlock, type StoredBlock } from './slot-set.ts'
import { readNearWords, readPlacesOfStart, readPlacesOfWords } from './slot-read-queries.ts'
import { exactness } from '../word-index.ts'

/** The slots that a word of a search finds, with the points of each. */
export type WordSlots = { slots: Uint32Array<ArrayBuffer>; points: Uint8Array<ArrayBuffer> }

/** What a word finds: beers with the word or one that begins so, and only without any those with a word near it. */
export async function matchListedWord(database: Database, word: string, slots: number): Promise<WordSlots> {
  const begun = await readPlacesOfStart(database, word)
  const best = new Uint8Array(slots)
  for (const { isWhole, ...stored } of begun) raise(best, stored, isWhole ? exactness.whole : exactness.start)
  if (begun.length === 0)
    for (const stored of await readNear(database, word)) raise(best, stored, exactness.typo)
  return foundIn(best)
}

async function readNear(database: Database, word: string): Promise<StoredBlock[]> {
  const slips = allowedTypos(word)
  if (slips === 0) return []
  const candidates = await readNearWords(database, { length: word.length, letters: letterMask(word), slips })
  const near = candidates.filter((candidate) => isWithinDistance(candidate, word, slips))
  return near.length === 0 ? [] : readPlacesOfWords(database, near)
}

/** A place is its slot within the block times four and its field. */
function raise(best: Uint8Array, { block, bytes }: StoredBlock, points: number): void {
  const places = numbersIn(bytes)
  for (let at = 0; at < places.length; at += 1) {
    const slot = block * slotsOfBlock + (places[at]! >>> 2)
    const score = points + (places[at]! & 3)
    if (score > best[slot]!) best[slot] = score
  }
}

function foundIn(best: Uint8Array): WordSlots {
  const slots: number[] = []
  for (let slot = 0; slot < best.length; slot += 1) if (best[slot]! > 0) slots.push(slot)
  return { slots: Uint32Array.from(slots), points: Uint8Array.from(slots, (slot) => best[slot]!) }
}
