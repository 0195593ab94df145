import type { Database } from '../../../platform/database/database.ts'
import { badField, notFound } from '../../../platform/errors/common-errors.ts'
import { notPossible } from '../../../platform/errors/order-errors.ts'
import { runNotPossible } from '../../../platform/errors/run-errors.ts'
import { holdRun } from '../../../parties/runs/find-runs.ts'
import { updateLineAtDepot } from '../order-queries.ts'
import { lockOrdersOnRun } from './parts-of-run.ts'

type Load = {
  runId: string
  partId: string
  /** Units that are at the depot, by line; all that is left to send where none is named. */
  lines?: readonly { position: number; units: number }[] | undefined
}

/**
 * Says what of a part is at the depot of its run. Throws RequestError 404 for a part of another run, 409 once the run
 * has departed or while the part is not confirmed, 400 for more units than are left to send.
 */
export async function tickLoad(transaction: Database, { runId, partId, lines: wanted }: Load): Promise<void> {
  const run = (await holdRun(transaction, runId))!
  if (!['open', 'closed', 'firm'].includes(run.state))
    throw runNotPossible({ state: run.state, verb: 'tick' })
  const held = (await lockOrdersOnRun(transaction, runId)).find(({ parts }) =>
    parts.some(({ id }) => id === partId),
  )
  const part = held?.parts.find(({ id }) => id === partId)
  if (held === undefined || part === undefined) throw notFound('The part on this run')
  if (!['accepted', 'packed', 'part_dispatched'].includes(part.state))
    throw notPossible({ why: `is ${part.state}`, verb: 'tick' })
  const own = held.lines.filter(({ consignmentId }) => consignmentId === partId)
  const unknown = wanted?.find(({ position }) => own.every((line) => line.position !== position))
  if (unknown) throw badField('lines', `There is no line ${unknown.position}; this order has ${own.length}.`)
  for (const { id, position, quantity, quantitySent } of own) {
    const left = quantity - quantitySent
    const units = wanted === undefined ? left : wanted.find((line) => line.position === position)?.units
    if (units === undefined) continue
    if (units > left) throw badField('lines', `Line ${position} has ${left} units left to send.`)
    await updateLineAtDepot(transaction, id, quantitySent + units)
  }
}
