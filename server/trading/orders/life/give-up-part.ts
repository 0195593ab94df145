import type { RefusalReason, SilentReason, StepCause } from '../../../../shared/orders/order-history.ts'
import { priceConsignment } from '../../../../shared/orders/price-order.ts'
import type { Database } from '../../../platform/database/database.ts'
import { updateLineQuantity } from '../order-queries.ts'
import { consignmentRows } from '../order-read-queries.ts'
import { giveBackLines, missLines } from '../order-stock.ts'
import { carriesOthers } from '../pallet/riding.ts'
import { bookGivenUp, bookReduced } from './book-step.ts'
import { giveUpProposal } from './give-up-proposal.ts'
import { type PartStep, recordStep, requireNextState } from './part-step.ts'

type GivingUp = { note?: string | null } & (
  | { verb: 'refuse'; reason: RefusalReason | SilentReason; cause: StepCause }
  | { verb: 'cancel'; cause: StepCause }
)

/**
 * The whole part falls away, before any of it was sent: all money goes back, and so do the units, unless the brewery
 * says that they are not there. Throws RequestError 409 where that is not possible.
 */
export async function giveUpPart(transaction: Database, step: PartStep, how: GivingUp): Promise<void> {
  const to = requireNextState(step, how.verb)
  if (await carriesPallet(transaction, step)) return unloadAccessories(transaction, step, how)
  await releaseUnits(transaction, step, { isShort: how.verb === 'refuse' && how.reason === 'no_stock' })
  await bookGivenUp(transaction, step)
  await recordStep(transaction, step, {
    verb: how.verb,
    to,
    reason: how.verb === 'refuse' ? how.reason : null,
    note: how.note ?? null,
    cause: how.cause,
    change: { deadlineAt: null, deadlineStep: null },
  })
}

/** Whether breweries' parts ride on a pallet that this part carries. */
export async function carriesPallet(transaction: Database, { order, part }: PartStep): Promise<boolean> {
  if (part.breweryId !== null) return false
  const parts = await consignmentRows(transaction, [order.id])
  return carriesOthers(part, { isOnPallet: order.pallet !== null, parts })
}

async function unloadAccessories(transaction: Database, step: PartStep, how: GivingUp): Promise<void> {
  const { part, lines } = step
  await releaseUnits(transaction, step, { isShort: how.verb === 'refuse' && how.reason === 'no_stock' })
  for (const { id } of lines) await updateLineQuantity(transaction, id, 0)
  const sums = priceConsignment({ lines: [], shippingMinor: part.shippingMinor })
  await bookReduced(transaction, step, part.totalMinor - sums.totalMinor)
  await recordStep(transaction, step, {
    verb: how.verb,
    to: 'accepted',
    reason: how.verb === 'refuse' ? how.reason : null,
    note: how.note ?? null,
    cause: how.verb === 'refuse' ? 'dray' : how.cause,
    change: { ...sums, deadlineAt: null, deadlineStep: null },
  })
}

/** The part's own units, and those that was ready to replace some of them. */
async function releaseUnits(
  transaction: Database,
  step: PartStep,
  { isShort }: { isShort: boolean },
): Promise<void> {
  const { lines, now } = step
  const cause = { at: now, actor: null }
  await giveUpProposal(transaction, step)
  const missing = lines.map(({ id, quantity }) => ({ id, missing: quantity }))
  if (isShort) await missLines(transaction, missing, cause)
  else await giveBackLines(transaction, lines, cause)
}
