import type { RefundBearer } from '../../../../shared/orders/refund-reasons.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import type { Actor } from '../../../platform/audit/actor.ts'
import type { Database } from '../../../platform/database/database.ts'
import { badField, notFound } from '../../../platform/errors/common-errors.ts'
import { claimNotOpen } from '../../../platform/errors/claim-errors.ts'
import { notPossible } from '../../../platform/errors/order-errors.ts'
import type { StepActor } from '../life/part-step.ts'
import type { StepDeps } from '../order-deps.ts'
import { lockOrder } from '../order-queries.ts'
import { consignmentRows } from '../order-read-queries.ts'
import { creditClaim } from './admit-claim.ts'
import { itemsToCredit } from './claim-worth.ts'
import { openClaimRows } from './claim-queries.ts'
import { claimState } from './claim-standing.ts'
import { type Claimed, endClaim } from './end-claim.ts'
import { assessDecision, requestConfirmation } from './second-person-of-claims.ts'
import type { RefundRow } from '../refunds/refund-queries.ts'

export type ClaimDecisionInput = {
  decision: 'admitted' | 'refused'
  bearer: RefundBearer
  /** Why, for both sides. */
  note: string
}
type Deciding = ClaimDecisionInput & {
  actor: StepActor
  /** What a session without a fresh second factor is answered where a second person has to confirm (ROLE-12). */
  staleFactor?: Error | null
}
type Decided = { state: 'done' | 'asked' }

/**
 * Decides a claim: admitted, the buyer gets the money of its units back, and the one who is named pays for it (CLAIM-04). Where that is
 * not the brewery, or the same person opened the claim, an admission beyond the limit of one person waits for a second one
 * (CLAIM-07). Throws RequestError 409 for one that is decided, or that waits already.
 */
export async function decideClaim(
  transaction: Database,
  {
    decision,
    bearer: named,
    note: typed,
    actor,
    staleFactor = null,
    confirms,
    ...claimed
  }: Claimed & Deciding & { confirms?: RefundRow },
  deps: StepDeps,
): Promise<Decided> {
  const { order, part, claim } = claimed
  const note = typed.trim()
  if (note === '') throw badField('note', 'Say why: both sides read this.')
  if (claimState(claim) === 'decided') throw claimNotOpen()
  const { now, publicUrl } = deps
  const bearer = part.breweryId === null && named === 'brewery' ? 'dray' : named
  const items = decision === 'admitted' ? await itemsToCredit(transaction, order, claim) : []
  const deciding = { order, claim, items, bearer, note, actor, staleFactor, now }
  const { waits, isAlone } =
    confirms === undefined ? await assessDecision(transaction, deciding) : { waits: false, isAlone: false }
  if (waits) {
    await requestConfirmation(transaction, deciding)
    return { state: 'asked' }
  }
  const document = { ...deciding, note: 'A claim was admitted.', publicUrl, confirms, isAlone }
  const creditedMinor = await creditClaim(transaction, document)
  const ending = { decision, bearer: decision === 'admitted' ? bearer : null, creditedMinor, note, actor }
  await endClaim(transaction, claimed, ending, deps)
  await writeAudit(transaction, {
    at: now,
    actor: {
      clientId: actor.id,
      name: actor.name ?? 'Dray',
      role: actor.role as Actor['role'],
      by: actor.means,
    },
    verb: isAlone ? 'claim admitted alone' : `claim ${decision}`,
    subject: { kind: 'order', id: order.number },
    reason: note,
    after: { claim: claim.id, bearer: ending.bearer, creditedMinor },
  })
  return { state: 'done' }
}

type OfPart = Deciding & { number: string; brewerySlug: string | null }

/**
 * Decides all open claims of a brewery's part. Needs a transaction; throws RequestError 404 for an unknown part, 409 where
 * no claim is open.
 */
export async function decideClaims(
  transaction: Database,
  { number, brewerySlug, ...deciding }: OfPart,
  deps: StepDeps,
): Promise<Decided> {
  const order = await lockOrder(transaction, { number })
  if (order === null) throw notFound('The order')
  const parts = (await consignmentRows(transaction, [order.id])).filter(
    (each) => each.brewerySlug === brewerySlug,
  )
  const [first] = parts
  if (first === undefined) throw notFound('The brewery')
  const part = parts.find(({ state }) => state === 'claimed')
  if (part === undefined) throw notPossible({ why: `is ${first.state}`, verb: 'decide-claim' })
  const states = []
  for (const claim of await openClaimRows(transaction, [part.id])) {
    const claimed = { order, part: await freshPart(transaction, part), claim }
    states.push((await decideClaim(transaction, { ...claimed, ...deciding }, deps)).state)
  }
  return { state: states.includes('asked') ? 'asked' : 'done' }
}

/** A part as it is after what was decided before. */
async function freshPart<P extends { id: string; orderId: string }>(
  transaction: Database,
  { id, orderId }: P,
) {
  return (await consignmentRows(transaction, [orderId])).find((part) => part.id === id)!
}
