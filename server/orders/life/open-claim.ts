import type { Shortage } from '../../../shared/orders/delivery-proof.ts'
import type { Database } from '../../database/database.ts'
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
  await insertClaim(transaction, {
    consignmentId: step.part.id,
    kind,
    text,
    lines: [...lines],
    openedAt: step.now.toISOString(),
  })
  await recordStep(transaction, step, { verb: 'claim', to, reason: kind, note: text })
}
