import type { BreweryRole, StaffRole } from '../../../../shared/accounts/roles.ts'
import type { StepPreview } from '../../../../shared/api/step-preview-api.ts'
import type { OrderStepInput } from '../../../../shared/api/order-steps-api.ts'
import type { StepCause } from '../../../../shared/orders/order-history.ts'
import type { Database } from '../../../platform/database/database.ts'
import { rollBack } from '../../../platform/database/roll-back.ts'
import { notFound } from '../../../platform/errors/common-errors.ts'
import { keyMissing } from '../../../platform/errors/step-errors.ts'
import { clientKeys, withIdempotency } from '../../../platform/idempotency/with-idempotency.ts'
import { findBusinessNames } from '../../../parties/trade-accounts/find-business-names.ts'
import { findPartNumber } from '../life-queries.ts'
import type { OrderDeps } from '../order-deps.ts'
import { lockOrder } from '../order-queries.ts'
import { orderRow } from '../order-read-queries.ts'
import { pubOf } from '../selling/selling-order-view.ts'
import { auditStep } from './audit-step.ts'
import { palletAfterAnswers } from './pallet-after-answers.ts'
import { requireSame } from '../../../platform/actions/measured-act.ts'
import type { StepActor } from './part-step.ts'
import { effectsOfStep, seenBefore } from './step-effects.ts'
import { applyStep } from './apply-step.ts'

export type Stepping = {
  part: string
  /** Both of a brewery's people, who step on its own parts alone. */
  brewerySlug?: string
  breweryId?: string
  actor: StepActor & { id: string; role: BreweryRole | StaffRole }
  step: OrderStepInput
  /** Of a cancellation: whose cause it is. */
  cause?: StepCause | undefined
  /** Of staff: why they act for someone; it goes into the audit trail. */
  why?: string | undefined
  /** Absent for a preview. */
  key: string | undefined
  /** Of the preview that was looked at; without one the step is taken as the order is. */
  digest?: string | undefined
}

/** What a step would do now: it is taken, measured and rolled back (SELL-08). Throws as applyStep. */
export async function previewStep(deps: OrderDeps, stepping: Stepping): Promise<StepPreview> {
  const number = await numberOf(deps, stepping)
  const now = deps.clock()
  return rollBack(deps.database, (transaction) =>
    measuredStep(transaction, deps, { ...stepping, number, now }),
  )
}

/**
 * Takes a step once for each key, and returns the order's number. With the digest of a preview it is taken only where it
 * still does the same: else RequestError 409 `changed_meanwhile` with the new preview. Throws as applyStep.
 */
export async function stepOnPart(deps: OrderDeps, stepping: Stepping): Promise<string> {
  const { part, actor, step, cause, key, digest } = stepping
  if (key === undefined) throw keyMissing()
  const number = await numberOf(deps, stepping)
  const now = deps.clock()
  const call = {
    who: clientKeys(actor.id),
    call: `part ${step.verb}`,
    key,
    request: cause === undefined ? [part, step] : [part, step, cause],
    now,
  }
  await withIdempotency(deps.database, call, async (transaction) => {
    const wanted = { ...stepping, number, now }
    if (digest === undefined) await applyStep(transaction, orderStep(wanted), { ...deps, now })
    else await requireSame(transaction, (within) => measuredStep(within, deps, wanted), digest)
    await auditStep(transaction, wanted)
    return { number }
  })
  return number
}

type Numbered = Stepping & { number: string; now: Date }

async function measuredStep(transaction: Database, deps: OrderDeps, wanted: Numbered): Promise<StepPreview> {
  const { number, part: partId, actor } = wanted
  const order = (await lockOrder(transaction, { number }))!
  const { contact, clientId } = (await orderRow(transaction, null, number))!
  const names = await findBusinessNames(transaction, clientId === null ? [] : [clientId])
  const before = await seenBefore(transaction, { orderId: order.id, partId })
  const stepDeps = { ...deps, now: wanted.now }
  await applyStep(transaction, orderStep(wanted), stepDeps)
  const isProposal = wanted.step.verb === 'propose'
  const proposed = { order, partId, breweryId: before.part.breweryId }
  return effectsOfStep(transaction, before, {
    pub: pubOf({ contact }, names.get(clientId ?? '')),
    payment: order.paymentMethod,
    wish: order.wish,
    seesMoney: actor.role !== 'cellar',
    isProposal,
    palletAfter: isProposal ? await palletAfterAnswers(transaction, proposed, stepDeps) : null,
  })
}

const orderStep = ({ number, part, brewerySlug, actor, step, cause }: Numbered) => ({
  number,
  consignmentId: part,
  ...(brewerySlug !== undefined && { brewerySlug }),
  ...(cause !== undefined && { cause }),
  actor,
  step,
})

/** The order of a part, of this brewery where one is named. Throws RequestError 404 for any other. */
export async function numberOf(
  { database }: Pick<OrderDeps, 'database'>,
  { part, breweryId }: Pick<Stepping, 'part' | 'breweryId'>,
): Promise<string> {
  const number = await findPartNumber(database, part, breweryId ?? null)
  if (number === null) throw notFound('The brewery’s order')
  return number
}
