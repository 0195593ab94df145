import type { OrderVerb } from '../../../shared/orders/order-steps.ts'
import type { Database } from '../../platform/database/database.ts'
import { requireNotStopped } from '../../parties/brewery-standing/find-standing.ts'

/** The steps that stop after a failed AWRS check or a suspension of the brewery; the others go on (AWRS-07). */
const stoppedVerbs: ReadonlySet<OrderVerb> = new Set<OrderVerb>([
  'accept',
  'propose',
  'pack',
  'dispatch',
  'hand_over',
])

/** Throws RequestError 409 `brewery_stopped` for a step that the brewery of a part may not take now. */
export async function requireMayMove(
  transaction: Database,
  { breweryId }: { breweryId: string | null },
  verb: OrderVerb,
  now: Date,
): Promise<void> {
  if (breweryId !== null && stoppedVerbs.has(verb)) await requireNotStopped(transaction, breweryId, now)
}
