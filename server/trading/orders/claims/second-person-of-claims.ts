import { reasonOfClaim } from '../../../../shared/orders/claim-kinds.ts'
import type { RefundItem } from '../../../../shared/api/refunds-api.ts'
import type { RefundBearer } from '../../../../shared/orders/refund-reasons.ts'
import type { Database } from '../../../platform/database/database.ts'
import { answeredByOpener, decisionWaits } from '../../../platform/errors/claim-errors.ts'
import type { StepActor } from '../life/part-step.ts'
import type { HeldOrder } from '../order-queries.ts'
import { auditRefund } from '../refunds/request-refund.ts'
import { grossOf } from '../refunds/booked-refund.ts'
import { planRefund } from '../refunds/plan-refund.ts'
import { askedDecision, insertRefund } from '../refunds/refund-queries.ts'
import { assessSecondPerson, openRefundEntry } from '../refunds/second-person.ts'
import type { ClaimRow } from './claim-queries.ts'

type Deciding = {
  order: HeldOrder
  claim: ClaimRow
  /** What it credits; nothing where it is refused. */
  items: readonly RefundItem[]
  bearer: RefundBearer
  note: string
  actor: StepActor
  staleFactor: Error | null
  now: Date
}

/** Whether a person both opened a claim and decides it. */
const isOpener = ({ openedById }: ClaimRow, { id }: StepActor) => id !== null && id === openedById

/**
 * Whether an admission waits for a second person: where Dray or the carrier pays, or the same person opened the claim, it is
 * under the limit of refunds. The clock's decisions follow from the rules and wait for no one.
 */
export async function assessDecision(
  transaction: Database,
  { order, claim, items, bearer, actor, staleFactor, now }: Deciding,
): Promise<{ waits: boolean; isAlone: boolean }> {
  const isLimited = bearer !== 'brewery' || isOpener(claim, actor)
  if (!isLimited || items.length === 0 || actor.role === 'system') return { waits: false, isAlone: false }
  const grossMinor = grossOf({ parts: await planRefund(transaction, order, items), goodwillMinor: 0 })
  return assessSecondPerson(transaction, { order, actor, grossMinor, staleFactor, now })
}

/** The admission waits for another person of finance or admin. Throws RequestError 409 where one waits already. */
export async function requestConfirmation(
  transaction: Database,
  { order, claim, items, bearer, note, actor, now }: Deciding,
): Promise<void> {
  if ((await askedDecision(transaction, claim.id)) !== null) throw decisionWaits()
  const row = await insertRefund(transaction, {
    orderId: order.id,
    items: [...items],
    goodwillMinor: 0,
    reason: reasonOfClaim(claim.kind),
    bearer,
    note,
    grossMinor: grossOf({ parts: await planRefund(transaction, order, items), goodwillMinor: 0 }),
    claimId: claim.id,
    role: actor.role,
    askedById: actor.id,
    askedBy: actor.name ?? actor.role,
    askedAt: now.toISOString(),
    state: 'asked',
  })
  const { number } = order
  await auditRefund(transaction, row, { actor, now, number, verb: 'claim admission asked' })
  await openRefundEntry(transaction, row, { number, now })
}

/**
 * Staff who opened a claim do not give its money back in the brewery's name beyond the limit of one person. Throws RequestError
 * 403.
 */
export async function requireOtherOpener(
  transaction: Database,
  { order, claim, items, actor, now }: Pick<Deciding, 'order' | 'claim' | 'items' | 'actor' | 'now'>,
): Promise<void> {
  const answering = {
    order,
    claim,
    items,
    bearer: 'brewery' as const,
    note: '',
    actor,
    staleFactor: null,
    now,
  }
  const { waits } = await assessDecision(transaction, answering)
  if (waits) throw answeredByOpener()
}
