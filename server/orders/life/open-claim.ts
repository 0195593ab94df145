import type { Shortage } from '../../../shared/orders/delivery-proof.ts'
import type { Database } from '../../database/database.ts'
import { badField } from '../../errors/common-errors.ts'
import { insertClaim } from '../life-queries.ts'
import { type PartStep, recordStep, requireNextState } from './part-step.ts'

export type WantedClaim = {
  kind: 'missing' | 'not_arrived'
  text: string
  lines?: readonly Shortage[] | undefined
}

/** Opens a claim on a part that was sent; while it is open the part is not closed. */
export async function openClaim(
  transaction: Database,
  step: PartStep,
  { kind, text, lines = [] }: WantedClaim,
): Promise<void> {
  const to = requireNextState(step, 'claim')
  for (const { position, units } of lines) {
    const line = step.lines.find((each) => each.position === position)
    if (line === undefined || units > line.quantitySent)
      throw badField('lines', `Line ${position} was sent with ${line?.quantitySent ?? 'no'} units.`)
  }
  await insertClaim(transaction, {
    consignmentId: step.part.id,
    kind,
    text,
    lines: [...lines],
    openedAt: step.now.toISOString(),
  })
  await recordStep(transaction, step, { verb: 'claim', to, reason: kind, note: text })
}
