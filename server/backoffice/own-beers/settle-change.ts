import { randomUUID } from 'node:crypto'
import { type BeerWords, changedWords, noWords } from '../../../shared/catalogue/beer-words.ts'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import {
  addBeer,
  addContainer,
  isExternalIdTaken,
  putBeerWords,
  type RangeBeer,
  type NewSize,
} from '../../catalogue/beers/range/own-range.ts'
import type { Database } from '../../platform/database/database.ts'
import { type PriceOfContainer, setPrices } from '../../trading/prices/set-prices.ts'
import { recordStock } from '../../trading/stock/record-stock.ts'
import { wordsOf } from './beer-change-view.ts'

export type Putting = {
  breweryId: string
  beerId: string
  externalId: string | null
  /** Null for a beer that is new. */
  beer: RangeBeer | null
  words: Partial<BeerWords>
  /** Of a new beer: what comes with it. */
  sizes: readonly NewSize[]
  actor: Actor
  now: Date
}

/** Puts words into the shop, of a beer that is there or a new one, and writes it into the trail. Needs a transaction. */
export async function putIntoShop(transaction: Database, putting: Putting): Promise<void> {
  const { breweryId, beerId, externalId, beer, words, actor, now } = putting
  if (beer === null) {
    // Another beer may have its id meanwhile.
    const isTaken = externalId !== null && (await isExternalIdTaken(transaction, 'beers', externalId))
    const named = { id: beerId, breweryId, externalId: isTaken ? null : externalId, now }
    await addBeer(transaction, { ...noWords, ...words, ...named })
    await addSizes(transaction, putting)
  } else await putBeerWords(transaction, beerId, words)
  await writeAudit(transaction, {
    at: now,
    actor,
    verb: beer === null ? 'add beer' : 'change beer',
    subject: { kind: 'beer', id: beerId },
    before: beer === null ? null : picked(wordsOf(beer), words),
    after: words,
  })
}

/** A size keeps the id of its file unless another has it meanwhile. */
async function addSizes(transaction: Database, { beerId, sizes, actor, now }: Putting): Promise<void> {
  const priced: PriceOfContainer[] = []
  const counted: { itemId: string; units: number }[] = []
  for (const { priceMinor, externalId, units, ...size } of sizes) {
    const isTaken = externalId !== null && (await isExternalIdTaken(transaction, 'containers', externalId))
    const added = await addContainer(transaction, {
      ...size,
      beerId,
      externalId: isTaken ? null : externalId,
    })
    if (priceMinor !== null) priced.push({ containerId: added.id, priceMinor, fromDay: londonDay(now) })
    if (typeof units === 'number') counted.push({ itemId: added.id, units })
  }
  await setPrices(transaction, priced, { setBy: actor.name, now })
  const count = { kind: 'count', items: counted, countedAt: null } as const
  const reason = 'Stated by its brewery with the new beer.'
  if (counted.length > 0) await recordStock(transaction, count, { at: now, actor, reason })
}

/** The words of a change that are different from the current version; all that are said of a new beer. */
export function different(stands: BeerWords | null, wanted: Partial<BeerWords>): Partial<BeerWords> {
  const words = changedWords(stands ?? noWords, wanted)
  return Object.fromEntries(words.map((word) => [word, wanted[word]]))
}

export const newBeerId = (): string => randomUUID()

const picked = (all: BeerWords, some: Partial<BeerWords>) =>
  Object.fromEntries(Object.keys(some).map((word) => [word, all[word as keyof BeerWords]]))
