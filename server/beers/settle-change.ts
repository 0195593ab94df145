import { randomUUID } from 'node:crypto'
import { type BeerWords, changedWords, noWords } from '../../shared/catalogue/beer-words.ts'
import type { Actor } from '../audit/actor.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { addBeer, putBeerWords, type RangeBeer } from '../catalogue/range/own-range.ts'
import type { Database } from '../database/database.ts'
import { wordsOf } from './beer-change-view.ts'

export type Putting = {
  breweryId: string
  beerId: string
  externalId: string | null
  /** Null for a beer that is new. */
  beer: RangeBeer | null
  words: Partial<BeerWords>
  actor: Actor
  now: Date
}

/** Puts words into the shop, of a beer that is there or a new one, and writes it into the trail. Needs a transaction. */
export async function putIntoShop(transaction: Database, putting: Putting): Promise<void> {
  const { breweryId, beerId, externalId, beer, words, actor, now } = putting
  if (beer === null)
    await addBeer(transaction, { ...noWords, ...words, id: beerId, breweryId, externalId, now })
  else await putBeerWords(transaction, beerId, words)
  await writeAudit(transaction, {
    at: now,
    actor,
    verb: beer === null ? 'add beer' : 'change beer',
    subject: { kind: 'beer', id: beerId },
    before: beer === null ? null : picked(wordsOf(beer), words),
    after: words,
  })
}

/** The words of a change that are different from what stands; all that are said of a new beer. */
export function different(stands: BeerWords | null, wanted: Partial<BeerWords>): Partial<BeerWords> {
  const words = changedWords(stands ?? noWords, wanted)
  return Object.fromEntries(words.map((word) => [word, wanted[word]]))
}

export const newBeerId = (): string => randomUUID()

const picked = (all: BeerWords, some: Partial<BeerWords>) =>
  Object.fromEntries(Object.keys(some).map((word) => [word, all[word as keyof BeerWords]]))
