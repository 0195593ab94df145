import type { OccurrenceStep, StandingOrderChange } from '../../../../shared/api/standing-orders-api.ts'
import { isUuid } from '../../../../shared/format/uuid.ts'
import type { Actor } from '../../../platform/audit/actor.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import type { Database } from '../../../platform/database/database.ts'
import { badField, notFound } from '../../../platform/errors/common-errors.ts'
import { nothingToOrder, standingOrderNotPossible } from '../../../platform/errors/standing-order-errors.ts'
import type { StandingLine } from '../standing-order-tables.ts'
import { readName, requirePremises } from './make-standing-order.ts'
import { notifyStandingOrder } from './notify-standing-order.ts'
import { standingSubject } from './occurrence-words.ts'
import {
  lockStandingOrder,
  skipPrepared,
  type StandingOrderRow,
  updateStandingOrder,
} from './standing-order-queries.ts'

export const standingVerbs = ['pause', 'resume', 'end'] as const
export type StandingVerb = (typeof standingVerbs)[number]
export const isStandingVerb = (text: string): text is StandingVerb =>
  standingVerbs.some((verb) => verb === text)

type ActionContext = {
  id: string
  /** Whose it must be; null for the staff. */
  clientId: string | null
  actor: Actor
  now: Date
}

/**
 * Changes what is ordered from the next preview on; one that is previewed already stays as it is. Needs a transaction.
 * Throws RequestError 404 for another's, 409 for one that has ended.
 */
export async function changeStandingOrder(
  transaction: Database,
  { id, clientId, actor, change, now }: ActionContext & { change: StandingOrderChange },
): Promise<void> {
  const held = await holdStandingOrder(transaction, { id, clientId })
  if (held.state === 'ended') throw standingOrderNotPossible({ state: held.state, verb: 'change' })
  const { lines: changes, name, ...terms } = change
  if (terms.premisesId !== undefined) await requirePremises(transaction, held.clientId, terms.premisesId)
  const lines = changes === undefined ? held.lines : changedLines(held.lines, changes)
  const changed = { ...terms, ...(name !== undefined && { name: readName(name) }), lines }
  await updateStandingOrder(transaction, id, { ...changed, lookAt: now.toISOString() })
  await writeAudit(transaction, {
    at: now,
    actor,
    verb: 'change',
    subject: standingSubject(id),
    before: summaryOf(held),
    after: summaryOf({ ...held, ...changed }),
  })
}

/**
 * Pauses, resumes or ends a standing order; what is previewed and not placed is skipped with it (STAND-01). Again changes
 * nothing. Throws RequestError 404 for another's, 409 for one that has ended.
 */
export async function applyStandingAction(
  transaction: Database,
  {
    id,
    clientId,
    actor,
    verb,
    reason = null,
    publicUrl,
    now,
  }: ActionContext & { verb: StandingVerb; reason?: string | null; publicUrl: string },
): Promise<void> {
  const held = await holdStandingOrder(transaction, { id, clientId })
  const state = ({ pause: 'paused', resume: 'active', end: 'ended' } as const)[verb]
  if (held.state === state) return
  if (held.state === 'ended') throw standingOrderNotPossible({ state: held.state, verb })
  if (verb !== 'resume') await skipPrepared(transaction, id, now)
  const at = now.toISOString()
  await updateStandingOrder(transaction, id, {
    state,
    pausedReason: verb === 'pause' ? reason : null,
    ...(verb === 'resume' && { failures: 0, activeSince: at, lookAt: at }),
  })
  await writeAudit(transaction, { at: now, actor, verb, subject: standingSubject(id), reason })
  if (clientId === null)
    await notifyStandingOrder(transaction, {
      standingOrder: held,
      news: ({ pause: 'paused', resume: 'resumed', end: 'ended' } as const)[verb],
      day: null,
      words: [`Dray did this${reason === null ? '.' : `: ${reason}`}`],
      publicUrl,
    })
}

/** One of a client, held; of anybody for null. Throws RequestError 404. */
export async function holdStandingOrder(
  transaction: Database,
  { id, clientId }: Pick<ActionContext, 'id' | 'clientId'>,
): Promise<StandingOrderRow> {
  const held = isUuid(id) ? await lockStandingOrder(transaction, { id: id.toLowerCase(), clientId }) : null
  if (held === null) throw notFound('The standing order')
  return held
}

/** Lines with new quantities. Throws RequestError 400 for a line that it does not have, 409 where none is left. */
export function changedLines(
  lines: readonly StandingLine[],
  changes: NonNullable<OccurrenceStep['lines']>,
): StandingLine[] {
  const strange = changes.find(
    ({ kind, itemId }) => !lines.some((line) => line.kind === kind && line.itemId === itemId),
  )
  if (strange) throw badField('lines', 'It has no such line.')
  const changed = lines.map((line) => ({
    ...line,
    quantity:
      changes.find(({ kind, itemId }) => line.kind === kind && line.itemId === itemId)?.quantity ??
      line.quantity,
  }))
  const left = changed.filter(({ quantity }) => quantity > 0)
  if (left.length === 0) throw nothingToOrder()
  return left
}

const summaryOf = ({ name, rhythmWeeks, premisesId, payment, wish, lines }: StandingOrderRow) => ({
  name,
  rhythmWeeks,
  premisesId,
  payment,
  wish,
  lines: lines.map(({ itemId, quantity }) => ({ itemId, quantity })),
})
