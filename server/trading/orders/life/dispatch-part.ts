import { repriceConsignment } from '../../../../shared/orders/price-order.ts'
import { sentUnits } from '../../../../shared/orders/shipment-words.ts'
import type { StepCause } from '../../../../shared/orders/order-history.ts'
import type { Database } from '../../../platform/database/database.ts'
import { badField } from '../../../platform/errors/common-errors.ts'
import { findRun } from '../../../parties/runs/find-runs.ts'
import { insertShipment, shipmentRows } from '../life-queries.ts'
import { addSentUnits, updateLineQuantity } from '../order-queries.ts'
import type { LineRow } from '../order-read-queries.ts'
import { dispatchLines, giveBackLines, missLines } from '../order-stock.ts'
import { bookReduced } from './book-step.ts'
import { dropPicks } from '../picking/pick-queries.ts'
import { giveUpProposal } from './give-up-proposal.ts'
import { type PartStep, recordStep, requireNextState } from './part-step.ts'

export type ShipmentInput = {
  /** Units by line; all that is left where none is named. */
  lines?: readonly { position: number; units: number }[] | undefined
  carrier?: string | null | undefined
  tracking?: string | null | undefined
  note?: string | null | undefined
  /** A run takes what is at its depot. */
  isFromDepot?: boolean
}

/**
 * Units leave the brewery. Throws RequestError 400 for more units than are left to send, 409 where nothing may be sent.
 */
export async function dispatchPart(
  transaction: Database,
  step: PartStep,
  { lines: wanted, carrier = null, tracking = null, note = null, isFromDepot = false }: ShipmentInput,
): Promise<void> {
  const units = unitsToSend(step.lines, isFromDepot ? unitsAtDepot(step.lines) : wanted)
  const isRestLeft = step.lines.some((line) => line.quantity - line.quantitySent > (units.get(line) ?? 0))
  const to = requireNextState(step, 'dispatch', { isRestLeft })
  await sendUnits(transaction, step, { units, carrier, tracking })
  if (isRestLeft) await dropPicks(transaction, step.part.id)
  else await giveUpProposal(transaction, step)
  const ordered = step.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const sent = [...units.values()].reduce((sum, count) => sum + count, 0)
  const inParts = sent < ordered ? sentUnits(sent, ordered) : null
  const text = [inParts, note, tracking && `Tracking: ${tracking}`].filter(Boolean).join(' ') || null
  const change = tracking === null ? {} : { tracking }
  await recordStep(transaction, step, { verb: 'dispatch', to, note: text, change })
}

/** A shipment of all that is left, for goods that are handed over at the brewery. */
export async function sendRest(transaction: Database, step: PartStep): Promise<void> {
  await sendUnits(transaction, step, {
    units: unitsToSend(step.lines, undefined),
    carrier: null,
    tracking: null,
  })
}

/** What has not left is given up: the buyer gets its money back. Throws RequestError 409 where nothing is left open. */
export async function closeRest(
  transaction: Database,
  step: PartStep,
  { reason = null, note = null, cause }: { reason?: string | null; note?: string | null; cause: StepCause },
): Promise<void> {
  const to = requireNextState(step, 'close_rest')
  const { part, lines, now } = step
  await giveUpProposal(transaction, step)
  const open = lines.filter(({ quantity, quantitySent }) => quantity > quantitySent)
  for (const { id, quantitySent } of open) await updateLineQuantity(transaction, id, quantitySent)
  const moved = { at: now, actor: null }
  const missing = open.map(({ id, quantity, quantitySent }) => ({ id, missing: quantity - quantitySent }))
  if (reason === 'no_stock') await missLines(transaction, missing, moved)
  else await giveBackLines(transaction, open, moved)
  const sent = lines.map((line) => ({ ...line, quantity: line.quantitySent }))
  const sums = repriceConsignment({ lines: sent, shippingMinor: part.shippingMinor }, part.vatByRate)
  const change = { ...sums, ...(await offLaterRun(transaction, part)) }
  await recordStep(transaction, step, { verb: 'close_rest', to, reason, note, cause, change })
  await bookReduced(transaction, step, part.totalMinor - sums.totalMinor)
}

/** The rest has no room on a later run any more; a run that has left stays what it carried. */
async function offLaterRun(transaction: Database, { laterRunId }: PartStep['part']) {
  const run = await findRun(transaction, laterRunId)
  return run === null || run.departedAt !== null ? {} : { laterRunId: null, laterPallets: 0, laterWeightG: 0 }
}

async function sendUnits(
  transaction: Database,
  { part, now }: PartStep,
  {
    units,
    carrier,
    tracking,
  }: { units: ReadonlyMap<LineRow, number>; carrier: string | null; tracking: string | null },
): Promise<void> {
  const sent = [...units].filter(([, count]) => count > 0)
  const { shipments } = await shipmentRows(transaction, [part.id])
  const shipment = {
    consignmentId: part.id,
    position: shipments.length,
    carrier,
    tracking,
    sentAt: now.toISOString(),
  }
  await insertShipment(
    transaction,
    shipment,
    sent.map(([{ id: lineId }, count]) => ({ lineId, units: count })),
  )
  for (const [{ id }, count] of sent) await addSentUnits(transaction, id, count)
  await dispatchLines(
    transaction,
    sent.map(([{ id }, count]) => ({ id, units: count })),
    { at: now, actor: null },
  )
}

/** What its brewery brought to the depot and has not left from there. */
export const unitsAtDepot = (lines: readonly LineRow[]) =>
  lines.map(({ position, quantity, quantitySent, quantityAtDepot }) => ({
    position,
    units: Math.max(0, Math.min(quantity, quantityAtDepot) - quantitySent),
  }))

function unitsToSend(lines: readonly LineRow[], wanted: ShipmentInput['lines']): Map<LineRow, number> {
  const units = new Map<LineRow, number>()
  if (wanted === undefined) for (const line of lines) units.set(line, line.quantity - line.quantitySent)
  for (const { position, units: count } of wanted ?? []) {
    const line = lines.find((each) => each.position === position)
    const left = line === undefined ? 0 : line.quantity - line.quantitySent - (units.get(line) ?? 0)
    if (line === undefined || count > left)
      throw badField('lines', `Line ${position} has ${left} units left to send.`)
    units.set(line, (units.get(line) ?? 0) + count)
  }
  if ([...units.values()].every((count) => count === 0)) throw badField('lines', 'Say what is sent.')
  return units
}
