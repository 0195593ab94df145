import { momentText } from '../../../../shared/delivery/moment-text.ts'
import type { DeliveryProof, Shortage } from '../../../../shared/orders/delivery-proof.ts'
import type { Database } from '../../../platform/database/database.ts'
import { badField } from '../../../platform/errors/common-errors.ts'
import { shipmentRows } from '../life-queries.ts'
import { type PartStep, recordStep, requireNextState, systemActor } from './part-step.ts'
import { closeRest, sendRest } from './dispatch-part.ts'
import { recordEmptiesBack, type TakenBack } from './move-empties.ts'
import { settleContainers } from './settle-containers.ts'
import { addClaim } from '../claims/add-claim.ts'
import { openClaimRows } from '../claims/claim-queries.ts'
import { openClaim } from '../claims/open-claim.ts'
import { unitsAt } from '../claims/resent-units.ts'

export type DeliveryInput = TakenBack & {
  receivedBy?: string | null | undefined
  at?: string | null | undefined
  note?: string | null | undefined
  shortages?: readonly Shortage[] | undefined
  /** How many of all breweries a driver took back, who counts them for the whole drop. */
  emptiesOfDrop?: number | null | undefined
}

/**
 * The part has arrived: with whom, when and what was missing. Shortages open a claim at once, and what had not left by
 * then is given up. Throws RequestError 400 without the name of an adult, unless the clock says so, and for a time to
 * come or before the part had left.
 */
export async function deliverPart(
  transaction: Database,
  step: PartStep,
  { verb, ...wanted }: DeliveryInput & { verb: 'deliver' | 'hand_over' },
  publicUrl: string,
): Promise<void> {
  const to = requireNextState(step, verb)
  const deliveryProof = proofOf(step, wanted)
  if (wanted.at) await requireAfterLeaving(transaction, step, { verb, at: new Date(wanted.at) })
  await recordEmptiesBack(transaction, step, wanted, publicUrl)
  if (verb === 'hand_over') await sendRest(transaction, step)
  if (step.part.state === 'part_dispatched')
    await closeRest(transaction, { ...step, actor: systemActor }, { reason: 'not_sent', cause: 'brewery' })
  const from = step.part.state === 'part_dispatched' ? ('dispatched' as const) : step.part.state
  const part = { ...step.part, state: from }
  await recordStep(
    transaction,
    { ...step, part },
    { verb, to, note: deliveryProof.note, change: { deliveryProof } },
  )
  await claimShortages(transaction, { ...step, part: { ...step.part, state: to, deliveryProof } }, publicUrl)
  const { order, actor, now } = step
  const { at } = deliveryProof
  await settleContainers(transaction, { order, partId: part.id, actor, at, now, publicUrl })
}

/** What was missing opens a claim at once, unless one about it is open already. */
async function claimShortages(transaction: Database, step: PartStep, publicUrl: string): Promise<void> {
  const { part, actor } = step
  const claimed = part.state === 'claimed' ? await openClaimRows(transaction, [part.id]) : []
  if (claimed.some(({ lines }) => lines.length === 0)) return
  const taken = claimed.flatMap(({ lines }) => lines)
  const lines = (part.deliveryProof?.shortages ?? [])
    .map(({ position, units }) => ({ position, units: units - unitsAt(taken, position) }))
    .filter(({ units }) => units > 0)
  if (lines.length === 0) return
  const claim = { kind: 'missing' as const, text: shortageText(step, lines), lines, openedById: actor.id }
  const open = part.state === 'claimed' ? addClaim : openClaim
  await open(transaction, { ...step, actor: systemActor }, claim, publicUrl)
}

/** A drop failed; it stays on its way, and operations decide what follows. */
export async function recordFailedDrop(
  transaction: Database,
  step: PartStep,
  { reason, note = null }: { reason: string; note?: string | null },
): Promise<void> {
  const to = requireNextState(step, 'not_delivered')
  await recordStep(transaction, step, { verb: 'not_delivered', to, reason, note, cause: 'carrier' })
}

function proofOf(
  { lines, actor, now }: PartStep,
  { receivedBy, at = null, note = null, shortages = [], empties = null, emptiesOfDrop = null }: DeliveryInput,
): DeliveryProof {
  const name = receivedBy?.trim() ?? ''
  if (name.length < 2 && actor.role !== 'system')
    throw badField('receivedBy', 'Field ’receivedBy’ must be the name of the adult who took it.')
  if (at !== null && new Date(at) > now) throw badField('at', 'Field ’at’ must not lie in the future.')
  for (const { position, units } of shortages) {
    const line = lines.find((each) => each.position === position)
    if (line === undefined || units > line.quantity)
      throw badField('shortages', `Line ${position} has ${line?.quantity ?? 'no'} units.`)
  }
  const counted = empties === null ? emptiesOfDrop : empties.reduce((sum, { count }) => sum + count, 0)
  return {
    receivedBy: name === '' ? null : name,
    at: at === null ? now.toISOString() : new Date(at).toISOString(),
    note,
    photoId: null,
    shortages: [...shortages],
    ...(counted !== null && { empties: counted }),
  }
}

/**
 * Claims and the age of containers run from the day of the delivery, so it is never before the part's last shipment, or before
 * a part for collection was packed. Callers give the minute.
 */
async function requireAfterLeaving(
  transaction: Database,
  { part }: PartStep,
  { verb, at }: { verb: 'deliver' | 'hand_over'; at: Date },
): Promise<void> {
  const { shipments } = await shipmentRows(transaction, [part.id])
  const earliest = verb === 'hand_over' ? part.stateSince : (shipments.at(-1)?.sentAt ?? null)
  if (earliest === null || at.getTime() >= minuteOf(new Date(earliest))) return
  const what = verb === 'hand_over' ? 'was packed' : 'left'
  throw badField('at', `Field ’at’ must not be before the order ${what} (${momentText(earliest)}).`)
}

const minuteOf = (moment: Date) => Math.floor(moment.getTime() / 60_000) * 60_000

function shortageText({ lines }: PartStep, shortages: readonly Shortage[]): string {
  const words = shortages.map(({ position, units }) => {
    const line = lines.find((each) => each.position === position)
    return `${units} × ${[line?.title, line?.variantLabel].filter(Boolean).join(', ')}`
  })
  return `Missing on delivery: ${words.join('; ')}.`
}
