import type { OccurrenceStep } from '../../../../shared/api/standing-orders-api.ts'
import type { Actor } from '../../../platform/audit/actor.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import type { Database } from '../../../platform/database/database.ts'
import { nothingHere } from '../../../platform/errors/common-errors.ts'
import { occurrenceOver, standingOrderNotPossible } from '../../../platform/errors/standing-order-errors.ts'
import type { OrderDeps } from '../order-deps.ts'
import { changedLines, holdStandingOrder } from './change-standing-order.ts'
import { standingSubject, whyTooLate } from './occurrence-words.ts'
import { settlingTerms } from './occurrence-terms.ts'
import { lookAhead } from './occurrence-to-come.ts'
import { previewOccurrence } from './preview-occurrence.ts'
import { placeHeld } from './settle-occurrence.ts'
import {
  insertOccurrence,
  latestOccurrences,
  type OccurrenceRow,
  type StandingOrderRow,
  updateOccurrence,
} from './standing-order-queries.ts'

export type OccurrenceVerb = 'skip' | 'change' | 'confirm'
export const isOccurrenceVerb = (text: string): text is OccurrenceVerb =>
  text === 'skip' || text === 'change' || text === 'confirm'

type Stepping = {
  id: string
  clientId: string
  day: string
  verb: OccurrenceVerb
  step: OccurrenceStep
  actor: Actor
}
/** The number of what was placed; null where nothing was. */
export type OccurrenceOutcome = { number: string | null }

/**
 * Skips one occurrence, changes its lines alone, or places it by card to be paid. Needs a transaction. Throws
 * RequestError 404 for one that is not there, 409 after its cut-off and once it is settled (STAND-03).
 */
export async function stepOccurrence(
  transaction: Database,
  { id, clientId, day, verb, step, actor }: Stepping,
  deps: OrderDeps,
): Promise<OccurrenceOutcome> {
  const now = deps.clock()
  const standingOrder = await holdStandingOrder(transaction, { id, clientId })
  const known = await latestOccurrences(transaction, standingOrder.id, 60)
  const occurrence = known.find((one) => one.day === day) ?? null
  const audit = () =>
    writeAudit(transaction, {
      at: now,
      actor,
      verb,
      subject: standingSubject(standingOrder.id),
      after: { day, ...step },
    })
  if (occurrence === null) {
    if (verb !== 'skip') throw nothingHere()
    await skipAhead(transaction, { standingOrder, day, now })
    await audit()
    return { number: null }
  }
  const outcome = await stepHeld(transaction, { standingOrder, occurrence, verb, step }, deps)
  await audit()
  return outcome
}

type HeldStep = {
  standingOrder: StandingOrderRow
  occurrence: OccurrenceRow
  verb: OccurrenceVerb
  step: OccurrenceStep
}

/** The same with an occurrence whose standing order is held. */
export async function stepHeld(
  transaction: Database,
  { standingOrder, occurrence, verb, step }: HeldStep,
  deps: OrderDeps,
): Promise<OccurrenceOutcome> {
  const now = deps.clock()
  const over = whyTooLate(occurrence, now)
  if (over !== null) throw occurrenceOver(over)
  const terms = settlingTerms(standingOrder, occurrence)
  if (verb === 'skip') {
    await updateOccurrence(transaction, occurrence.id, { state: 'skipped', settledAt: now.toISOString() })
    return { number: null }
  }
  if (verb === 'change') {
    const lines = changedLines(occurrence.lines, step.lines ?? [])
    const wanted = { standingOrder, terms, lines, runId: occurrence.runId }
    const { publicUrl, sealer } = deps
    const previewed = await previewOccurrence(transaction, wanted, { publicUrl, sealer, now })
    await updateOccurrence(transaction, occurrence.id, { ...previewed, isChanged: true })
    return { number: null }
  }
  if (terms.payment !== 'card')
    throw standingOrderNotPossible({ state: 'placed on account on its own', verb: 'confirm' })
  return { number: await placeHeld(transaction, { standingOrder, occurrence }, deps) }
}

/** Skips an occurrence that is not previewed yet, if it is the next one. */
async function skipAhead(
  transaction: Database,
  { standingOrder, day, now }: { standingOrder: StandingOrderRow; day: string; now: Date },
): Promise<void> {
  if (standingOrder.state !== 'active') throw nothingHere()
  const { toCome } = await lookAhead(transaction, standingOrder, now)
  if (toCome?.day !== day) throw nothingHere()
  const { id: standingOrderId, lines } = standingOrder
  const { runId, cutOffAt } = toCome
  await insertOccurrence(transaction, {
    standingOrderId,
    day,
    runId,
    cutOffAt: cutOffAt.toISOString(),
    state: 'skipped',
    lines,
    settledAt: now.toISOString(),
  })
}
