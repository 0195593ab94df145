import type { Database } from '../../../platform/database/database.ts'
import { rollBack } from '../../../platform/database/roll-back.ts'
import { readOrderBookings } from '../../../finance/ledger/read-balances.ts'
import { openProposalRows } from '../life-queries.ts'
import type { StepDeps } from '../order-deps.ts'
import type { HeldOrder } from '../order-queries.ts'
import type { PalletAfter } from './effect-words.ts'
import { systemActor } from './part-step.ts'
import { applyStep } from './apply-step.ts'

type Proposed = { order: HeldOrder; partId: string; breweryId: string | null }

/**
 * What a brewery pays more of the order's pallet once its open proposal is agreed, and once no one answers it, in pence
 * with VAT. Both answers are tried and undone; null where nothing is asked or the order rides on no pallet.
 */
export async function palletAfterAnswers(
  transaction: Database,
  { order, partId, breweryId }: Proposed,
  deps: StepDeps,
): Promise<PalletAfter | null> {
  const [proposal] = await openProposalRows(transaction, [partId])
  if (order.pallet === null || breweryId === null || proposal === undefined) return null
  const before = new Set((await readOrderBookings(transaction, order.id)).map((each) => each.transactionId))
  const borneAfter = (verb: 'agree' | 'decline_lines' | 'decline_part') =>
    rollBack(transaction, async (within) => {
      const answered = { number: order.number, consignmentId: partId, actor: systemActor, step: { verb } }
      await applyStep(within, answered, deps)
      const bookings = await readOrderBookings(within, order.id)
      return bookings
        .filter(({ transactionId, event }) => event === 'pallet_difference' && !before.has(transactionId))
        .filter(({ account, owner }) => account === 'brewery_due' && owner === breweryId)
        .reduce((sum, { amountMinor }) => sum + amountMinor, 0)
    })
  return {
    agreed: await borneAfter('agree'),
    silent: await borneAfter(proposal.dispatchOn === null ? 'decline_lines' : 'decline_part'),
  }
}
