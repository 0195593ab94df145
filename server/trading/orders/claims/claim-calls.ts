import type { ClaimAnswerBody, ClaimDecisionBody } from '../../../../shared/api/claims-api.ts'
import type { StepPreview } from '../../../../shared/api/step-preview-api.ts'
import type { Database } from '../../../platform/database/database.ts'
import { rollBack } from '../../../platform/database/roll-back.ts'
import { notFound } from '../../../platform/errors/common-errors.ts'
import { keyMissing } from '../../../platform/errors/step-errors.ts'
import { clientKeys, withIdempotency } from '../../../platform/idempotency/with-idempotency.ts'
import { findBusinessNames } from '../../../parties/trade-accounts/find-business-names.ts'
import { requireSame } from '../../../platform/actions/measured-act.ts'
import type { StepActor } from '../life/part-step.ts'
import { effectsOfStep, seenBefore } from '../life/step-effects.ts'
import type { OrderDeps } from '../order-deps.ts'
import { lockOrder } from '../order-queries.ts'
import { consignmentRows, orderRow } from '../order-read-queries.ts'
import { partsToCredit } from '../refunds/plan-refund.ts'
import { refundEffects, seenOrder } from '../refunds/refund-effects.ts'
import { pubOf } from '../selling/selling-order-view.ts'
import { answerClaim } from './answer-claim.ts'
import { claimRow } from './claim-queries.ts'
import { decideClaim } from './decide-claims.ts'
import type { Claimed } from './end-claim.ts'

export type ClaimAction =
  | { verb: 'answer'; body: ClaimAnswerBody }
  | { verb: 'decision'; body: ClaimDecisionBody; staleFactor: Error | null }
export type ActingOnClaim = {
  claim: string
  /** Of a brewery's people, who act on claims about their own parts alone. */
  breweryId?: string
  actor: StepActor & { id: string }
  act: ClaimAction
  /** Absent for a preview. */
  key: string | undefined
  digest: string | undefined
}

/** What an action on a claim would do. Throws as the action. */
export async function previewClaimAction(deps: OrderDeps, acting: ActingOnClaim): Promise<StepPreview> {
  const { number } = await requireClaim(deps.database, acting)
  return rollBack(deps.database, (transaction) => measured(transaction, deps, { ...acting, number }))
}

/**
 * Does an action on a claim once for each key, and returns its order's number. Throws RequestError 404 for another brewery's
 * claim, 409 `changed_meanwhile` for an old digest, and as the action.
 */
export async function actOnClaim(deps: OrderDeps, acting: ActingOnClaim): Promise<string> {
  const { claim, actor, act, key, digest } = acting
  if (key === undefined) throw keyMissing()
  const { number } = await requireClaim(deps.database, acting)
  const call = {
    who: clientKeys(actor.id),
    call: `claim ${act.verb}`,
    key,
    request: [claim, { verb: act.verb, body: act.body }],
  }
  await withIdempotency(deps.database, { ...call, now: deps.clock() }, async (transaction) => {
    const wanted = { ...acting, number }
    if (digest === undefined) await take(transaction, deps, wanted)
    else await requireSame(transaction, (within) => measured(within, deps, wanted), digest)
    return { number }
  })
  return number
}

/** A claim and its order; of this brewery's parts alone, where one is named. Throws RequestError 404. */
export async function requireClaim(
  database: Database,
  { claim, breweryId }: Pick<ActingOnClaim, 'claim' | 'breweryId'>,
): Promise<NonNullable<Awaited<ReturnType<typeof claimRow>>>> {
  const found = await claimRow(database, claim)
  if (found === null || (breweryId !== undefined && found.breweryId !== breweryId))
    throw notFound('The claim')
  return found
}

/** A claim with its part, under its order's lock. */
export async function lockClaim(
  transaction: Database,
  { number, claim: id }: { number: string; claim: string },
): Promise<Claimed> {
  const order = (await lockOrder(transaction, { number }))!
  const { claim } = (await claimRow(transaction, id))!
  const parts = await consignmentRows(transaction, [order.id])
  return { order, claim, part: parts.find((each) => each.id === claim.consignmentId)! }
}

type Numbered = ActingOnClaim & { number: string }

async function take(transaction: Database, deps: OrderDeps, { act, actor, ...wanted }: Numbered) {
  const claimed = await lockClaim(transaction, wanted)
  const stepDeps = { publicUrl: deps.publicUrl, sealer: deps.sealer, now: deps.clock() }
  if (act.verb === 'decision') {
    const { body, staleFactor } = act
    return decideClaim(transaction, { ...claimed, ...body, actor, staleFactor }, stepDeps)
  }
  await answerClaim(transaction, { ...claimed, wanted: act.body, actor }, stepDeps)
  return { state: 'done' as const }
}

async function measured(transaction: Database, deps: OrderDeps, wanted: Numbered): Promise<StepPreview> {
  const { number, act, breweryId } = wanted
  const { order, part, claim } = await lockClaim(transaction, wanted)
  const { contact, clientId } = (await orderRow(transaction, null, number))!
  const names = await findBusinessNames(transaction, clientId === null ? [] : [clientId])
  const warnings = await resentWarnings(transaction, { order, part, act })
  const pub = pubOf({ contact }, names.get(clientId ?? ''))
  // A brewery sees what happens to its own part, staff what happens to all of the order.
  if (breweryId === undefined) {
    const before = await seenOrder(transaction, order)
    const { state } = await take(transaction, deps, wanted)
    // What both sides have said until now, which no sentence says.
    const { answer, answerNote, askedNote } = claim
    const decided = { verb: act.verb, body: act.body, answer, answerNote, askedNote }
    const isWaiting = state === 'asked'
    const effects = await refundEffects(transaction, before, { order, pub, wanted: decided, isWaiting })
    return { ...effects, warnings: [...effects.warnings, ...warnings] }
  }
  const before = await seenBefore(transaction, { orderId: order.id, partId: part.id })
  await take(transaction, deps, wanted)
  const payment = order.paymentMethod
  const seen = { pub, payment, wish: order.wish, seesMoney: true, act }
  const effects = await effectsOfStep(transaction, before, seen)
  return { ...effects, warnings: [...effects.warnings, ...warnings] }
}

type Resent = Pick<Claimed, 'order' | 'part'> & Pick<ActingOnClaim, 'act'>

/** Before money goes back: what of the brewery's order was sent again. */
async function resentWarnings(transaction: Database, { order, part, act }: Resent): Promise<string[]> {
  const isPaidBack = act.verb === 'answer' ? act.body.answer === 'admit' : act.body.decision === 'admitted'
  if (!isPaidBack) return []
  const parts = await partsToCredit(transaction, order)
  const settled = parts.find((each) => each.part.id === part.id)?.settled ?? []
  const units = settled.reduce((sum, line) => sum + line.units, 0)
  if (units === 0) return []
  return [
    units === 1
      ? '1 unit of this order was sent again: its replacement stays paid for.'
      : `${units} units of this order were sent again: their replacements stay paid for.`,
  ]
}
