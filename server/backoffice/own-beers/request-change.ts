import type { ChangeRequest, NewBeerSize } from '../../../shared/api/beers-api.ts'
import type { BeerWords } from '../../../shared/catalogue/beer-words.ts'
import { dayText } from '../../../shared/delivery/arrival-text.ts'
import { isUuid } from '../../../shared/format/uuid.ts'
import { addWorkingDays, londonDay, londonMoment } from '../../../shared/working-time/working-time.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { slugOfBrewery } from '../../catalogue/beers/find-breweries.ts'
import { findRangeBeer, type RangeBeer, type NewSize } from '../../catalogue/beers/range/own-range.ts'
import type { Database } from '../../platform/database/database.ts'
import { badField, notFound } from '../../platform/errors/common-errors.ts'
import { tooManyChanges } from '../../platform/errors/beer-errors.ts'
import { readSettings } from '../../platform/settings/read-settings.ts'
import { closeEntry, openEntry } from '../../platform/worklist/worklist.ts'
import {
  type BeerChangeRow,
  countWaiting,
  insertChange,
  latestChangesOf,
  lockBeerChanges,
  updateChange,
  waitingChange,
} from './beer-change-queries.ts'
import { changeSentences, sizeSentence, wordsOf } from './beer-change-view.ts'
import { requireOwnPictures } from './beer-pictures.ts'
import { checkSizes } from './check-sizes.ts'
import { checkWords, requireWhole } from './check-words.ts'
import { different, newBeerId, putIntoShop } from './settle-change.ts'

/** Staff decide within so many working days. */
const decisionDays = 2
/** Changes of one brewery that wait at the same time. */
const mostWaiting = 500

export type BeerChangeInput = {
  breweryId: string
  breweryName: string
  /** Null for a new beer. */
  beerId: string | null
  /** Of a new beer, where its brewery has an id of its own. */
  externalId?: string | null
  words: Partial<BeerWords>
  /** Of a new beer: sizes that come into the shop with it, of a file. */
  sizes?: readonly NewSize[]
  /** The same as a person typed them. */
  typedSizes?: readonly NewBeerSize[] | undefined
  /** A person sends it, who names style and allergens of a new beer; a file may leave them to Dray. */
  isWhole?: boolean
  actor: Actor
  now: Date
}
type Effects = { stock: string[]; deadlines: string[]; button: string }

const buttons = {
  done: 'Put it into the shop',
  new: 'Put it on sale',
  waits: 'Send it to Dray',
  same: 'Leave it as it is',
}

/** Whether the changes of a brewery hold without a look of Dray's. */
export async function isTrusted(database: Database, breweryId: string): Promise<boolean> {
  const { 'catalogue.trustedBreweries': trusted } = await readSettings(database, 'catalogue.trustedBreweries')
  return trusted.includes(await slugOfBrewery(database, breweryId))
}

/**
 * Asks for other words of a beer, or for a new beer (SELL-27). They wait for Dray's staff while the current version stays, and
 * apply at once for a trusted brewery; a second change joins the one that waits, and one back to the current version takes it
 * away. Needs a transaction. Throws RequestError 400 for a word, 404 for another's beer, 409 for too many changes.
 */
export async function requestChange(
  transaction: Database,
  input: BeerChangeInput,
): Promise<{ answer: ChangeRequest; effects: Effects }> {
  const { breweryId, beerId: known, now } = input
  if (known !== null && !isUuid(known)) throw notFound('The beer')
  await lockBeerChanges(transaction, breweryId)
  const beerId = known ?? newBeerId()
  const beer =
    known === null ? null : await findRangeBeer(transaction, { id: known, breweryId, isLocked: true })
  const before = await openChange(transaction, { breweryId, beerId: known })
  if (known !== null && beer === null && before === null) throw notFound('The beer')
  const words = checkWords(input.words)
  await requireOwnPictures(transaction, { breweryId, words, beer })
  const stands = beer && wordsOf(beer)
  const wanted = different(stands, { ...before?.proposed, ...words })
  if (beer === null && input.isWhole === true) requireWhole(wanted)
  if (beer !== null && input.typedSizes !== undefined)
    throw badField('sizes', 'The beer is in the shop: add its sizes there one by one.')
  const typed = input.typedSizes && checkSizes(input.typedSizes, wanted.targetAbv ?? null)
  const sizes = beer === null ? [...(typed ?? input.sizes ?? before?.sizes ?? [])] : []
  const done = await take(transaction, { ...input, beerId, beer, before, wanted, sizes })
  const said =
    done === 'same' ? ['Nothing is different from the current version.'] : changeSentences(stands, wanted)
  const then = {
    done: ['Pubs see it at once.'],
    waits: [
      `Dray looks at it by ${dayText(londonDay(decisionDueAt(now)))}. ${beer === null ? 'Until then pubs do not see the beer.' : 'Until then pubs see the current version.'}`,
    ],
    same: before === null ? [] : ['The change that waits is taken back.'],
  }
  return {
    answer: { outcome: done, beerId },
    effects: {
      stock: sizes.map((size) => `${sizeSentence(size)}.`),
      deadlines: [...said, ...then[done]],
      button: buttons[done === 'done' && beer === null ? 'new' : done],
    },
  }
}

/** Whether a change of this beer was ever asked for, whatever was answered. */
export const wasChangeAsked = async (
  database: Database,
  { breweryId, beerId }: { breweryId: string; beerId: string },
): Promise<boolean> => (await latestChangesOf(database, { breweryId, beerIds: [beerId] })).length > 0

type RequestChangeInput = Omit<BeerChangeInput, 'beerId'> & {
  beerId: string
  sizes: NewSize[]
  beer: RangeBeer | null
  before: BeerChangeRow | null
  wanted: Partial<BeerWords>
}

async function take(transaction: Database, taking: RequestChangeInput): Promise<ChangeRequest['outcome']> {
  const { breweryId, beerId, beer, before, wanted, sizes, actor, now } = taking
  const waiting = before?.state === 'waiting' ? before : null
  if (beer !== null && Object.keys(wanted).length === 0) {
    if (waiting !== null) await withdrawRow(transaction, waiting, { actor, now })
    return 'same'
  }
  const externalId = taking.externalId ?? before?.externalId ?? null
  const base = {
    breweryId,
    beerId,
    externalId,
    isNew: beer === null,
    stood: beer && wordsOf(beer),
    proposed: wanted,
    sizes,
    askedAt: now,
    askedBy: actor,
    dueAt: decisionDueAt(now),
  }
  if (await isTrusted(transaction, breweryId)) {
    if (waiting !== null) await withdrawRow(transaction, waiting, { actor, now })
    const decided = { state: 'approved' as const, decidedAt: now, decidedBy: actor }
    await insertChange(transaction, { ...base, ...decided })
    await putIntoShop(transaction, { breweryId, beerId, externalId, beer, words: wanted, sizes, actor, now })
    return 'done'
  }
  await putToWait(transaction, { taking, waiting, base })
  return 'waits'
}

type NewChange = Omit<Parameters<typeof insertChange>[1], 'state'>
type Putting = {
  taking: RequestChangeInput
  waiting: BeerChangeRow | null
  base: NewChange & { dueAt: Date }
}

async function putToWait(transaction: Database, { taking, waiting, base }: Putting): Promise<void> {
  const { breweryId, breweryName, beer, wanted, actor, now } = taking
  if (waiting === null && (await countWaiting(transaction, breweryId)) >= mostWaiting) throw tooManyChanges()
  // A change that joins another is due as its first part was.
  const due = waiting?.dueAt ?? base.dueAt
  const id = waiting?.id ?? (await insertChange(transaction, { ...base, state: 'waiting' })).id
  if (waiting !== null) await updateChange(transaction, id, { ...base, dueAt: due })
  const name = wanted.name ?? beer?.name ?? ''
  await openEntry(transaction, {
    kind: 'beer_change',
    subject: id,
    about:
      beer === null
        ? `${breweryName} has a new beer: ${name}.`
        : `${breweryName} wants to change ${beer.name}.`,
    owner: 'operations',
    dueAt: due,
    now,
  })
  await writeAudit(transaction, {
    at: now,
    actor,
    verb: 'ask beer change',
    subject: { kind: 'beer', id: base.beerId },
    before: waiting?.proposed ?? null,
    after: wanted,
  })
}

/** Takes back what waits. Needs a transaction; throws RequestError 404 where nothing of the brewery's waits. */
export async function withdrawChange(
  transaction: Database,
  { breweryId, beerId, actor, now }: { breweryId: string; beerId: string; actor: Actor; now: Date },
): Promise<void> {
  await lockBeerChanges(transaction, breweryId)
  const waiting = isUuid(beerId) ? await waitingChange(transaction, beerId) : null
  if (waiting?.breweryId !== breweryId) throw notFound('The change')
  await withdrawRow(transaction, waiting, { actor, now })
}

async function withdrawRow(
  transaction: Database,
  { id, beerId, proposed }: BeerChangeRow,
  { actor, now }: { actor: Actor; now: Date },
): Promise<void> {
  await updateChange(transaction, id, { state: 'withdrawn', decidedAt: now, decidedBy: actor })
  await closeEntry(transaction, { kind: 'beer_change', subject: id, by: actor, now })
  await writeAudit(transaction, {
    at: now,
    actor,
    verb: 'withdraw beer change',
    subject: { kind: 'beer', id: beerId },
    before: proposed,
    after: null,
  })
}

/** What a further change joins: the one that waits, or a new beer that was refused. */
async function openChange(
  transaction: Database,
  { breweryId, beerId }: { breweryId: string; beerId: string | null },
): Promise<BeerChangeRow | null> {
  if (beerId === null) return null
  const [latest] = await latestChangesOf(transaction, { breweryId, beerIds: [beerId] })
  if (latest === undefined) return null
  const isRefusedBeer = latest.isNew && latest.state !== 'approved'
  return latest.state === 'waiting' || isRefusedBeer ? latest : null
}

/** When staff should have decided a change that is asked now. */
export const decisionDueAt = (now: Date) =>
  londonMoment(addWorkingDays(londonDay(now), decisionDays, 'england-and-wales'), '17:00')
