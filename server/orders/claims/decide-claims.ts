import type { RefundBearer } from '../../../shared/orders/refund-reasons.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import type { Actor } from '../../audit/actor.ts'
import type { Database } from '../../database/database.ts'
import { badField, notFound } from '../../errors/common-errors.ts'
import { claimNotOpen } from '../../errors/claim-errors.ts'
import { notPossible } from '../../errors/order-errors.ts'
import type { StepActor } from '../life/part-step.ts'
import type { StepDeps } from '../order-deps.ts'
import { lockOrder } from '../order-queries.ts'
import { consignmentRows } from '../order-read-queries.ts'
import { creditClaim } from './admit-claim.ts'
import { itemsToCredit } from './claim-worth.ts'
import { openClaimRows } from './claim-queries.ts'
import { claimState } from './claim-standing.ts'
import { type Claimed, endClaim } from './end-claim.ts'

export type WantedDecision = {
  decision: 'admitted' | 'refused'
  bearer: RefundBearer
  /** Why, for both sides. */
  note: string
}
type Deciding = WantedDecision & { actor: StepActor }

/**
 * Decides a claim: admitted, the buyer gets the money of its units back, and whoever is named bears it (CLAIM-04). Throws
 * RequestError 409 for one that is decided.
 */
export async function decideClaim(
  transaction: Database,
  { decision, bearer: named, note: typed, actor, ...claimed }: Claimed & Deciding,
  deps: StepDeps,
): Promise<void> {
  const { order, part, claim } = claimed
  const note = typed.trim()
  if (note === '') throw badField('note', 'Say why: both sides read this.')
  if (claimState(claim) === 'decided') throw claimNotOpen()
  const { now, publicUrl } = deps
  const bearer = part.breweryId === null && named === 'brewery' ? 'dray' : named
  const items = decision === 'admitted' ? await itemsToCredit(transaction, order, claim) : []
  const paper = { order, claim, items, bearer, note: 'A claim was admitted.', actor, publicUrl, now }
  const creditedMinor = await creditClaim(transaction, paper)
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
    verb: `claim ${decision}`,
    subject: { kind: 'order', id: order.number },
    reason: note,
    after: { claim: claim.id, bearer: ending.bearer, creditedMinor },
  })
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
): Promise<void> {
  const order = await lockOrder(transaction, { number })
  if (order === null) throw notFound('The order')
  const parts = (await consignmentRows(transaction, [order.id])).filter(
    (each) => each.brewerySlug === brewerySlug,
  )
  const [first] = parts
  if (first === undefined) throw notFound('The brewery')
  const part = parts.find(({ state }) => state === 'claimed')
  if (part === undefined) throw notPossible({ why: `is ${first.state}`, verb: 'decide-claim' })
  for (const claim of await openClaimRows(transaction, [part.id]))
    await decideClaim(
      transaction,
      { order, part: await freshPart(transaction, part), claim, ...deciding },
      deps,
    )
}

/** A part as it stands after what was decided before. */
async function freshPart<P extends { id: string; orderId: string }>(
  transaction: Database,
  { id, orderId }: P,
) {
  return (await consignmentRows(transaction, [orderId])).find((part) => part.id === id)!
}
