import type { AuditVerb } from '../../../../shared/audit/audit-words.ts'
import { hasSiteRight } from '../../../../shared/accounts/site-roles.ts'
import { isUuid } from '../../../../shared/format/uuid.ts'
import { mostReasonLength } from '../../../../shared/orders/order-requests.ts'
import { findSiteRoles } from '../../../identity/accounts/sites/places.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { returnLines } from '../../basket/return-lines.ts'
import type { Database } from '../../../platform/database/database.ts'
import { retryTransaction } from '../../../platform/database/retry-transaction.ts'
import { badField, notFound } from '../../../platform/errors/common-errors.ts'
import {
  requestChanged,
  requestNotPossible,
  requestOver,
} from '../../../platform/errors/order-request-errors.ts'
import { siteRoleMissing } from '../../../platform/errors/site-errors.ts'
import type { OrderDeps, StepDeps } from '../order-deps.ts'
import { ownPlacer, type Placer } from '../placer.ts'
import { notifyOfDecision } from './notify-of-request.ts'
import { lockRequest, type OrderRequestRow, updateRequest } from './order-request-queries.ts'
import { digestOf, placeRequest } from './review-request.ts'

/** Who decides, at the site of the request. */
export type Decider = { id: string; name: string; means: 'page' | 'link' }
type Deciding = { id: string; decider: Decider }

export const placerOf = (
  { id, name, means }: Decider,
  request: Pick<OrderRequestRow, 'requestedBy'>,
): Placer => ({
  ...ownPlacer(id),
  means,
  note: `Requested by ${request.requestedBy}, approved by ${name}.`,
})

/**
 * Places a request exactly as its approver saw it, once whatever comes twice (BIZ-07). Throws RequestError 404, 403 for one who
 * may not approve, 409 for one that is over or has changed since, and as placeOrder.
 */
export async function approveRequest(
  deps: OrderDeps,
  { id, decider, digest }: Deciding & { digest: string },
): Promise<{ number: string; isNew: boolean }> {
  return decide(deps, { id, decider }, async (transaction, request, step) => {
    if (request.orderNumber !== null) return { number: request.orderNumber, isNew: false }
    requireOpen(request, step.now)
    if (digest === '') throw requestNotPossible('Nothing of it can be ordered now.')
    const { order } = await placeRequest(transaction, request, placerOf(decider, request), step)
    if (digestOf(order) !== digest) throw requestChanged()
    const decided = { state: 'approved', orderNumber: order.number } as const
    await settle(transaction, { request, decider, decided, verb: 'approve order request' }, step)
    return { number: order.number, isNew: true }
  })
}

/** Declines a request with a reason; again changes nothing. Throws as approveRequest, and 400 without a reason. */
export async function declineRequest(
  deps: OrderDeps,
  { id, decider, reason }: Deciding & { reason: string },
): Promise<void> {
  const declineReason = reason.trim()
  if (declineReason === '') throw badField('reason', 'Say why, so that the buyer can order again.')
  if (declineReason.length > mostReasonLength)
    throw badField('reason', `Enter at most ${mostReasonLength} characters.`)
  await decide(deps, { id, decider }, async (transaction, request, step) => {
    if (request.state === 'declined') return
    requireOpen(request, step.now)
    const decided = { state: 'declined', declineReason } as const
    await settle(transaction, { request, decider, decided, verb: 'decline order request' }, step)
    await returnRequested(transaction, request, step.now)
  })
}

/** Takes a request back, by the person who made it; again changes nothing. Throws RequestError 403, 404 and 409. */
export async function withdrawRequest(deps: OrderDeps, { id, decider }: Deciding): Promise<void> {
  await locked(deps, id, async (transaction, request, step) => {
    if (request.requestedById !== decider.id) throw siteRoleMissing()
    if (request.state === 'withdrawn') return
    requireOpen(request, step.now)
    const decided = { state: 'withdrawn' } as const
    await settle(transaction, { request, decider, decided, verb: 'withdraw order request' }, step)
    await returnRequested(transaction, request, step.now)
  })
}

/** The lines of a request that places no order go back into the basket of its site. */
export async function returnRequested(
  transaction: Database,
  { clientId, wanted, lines }: OrderRequestRow,
  now: Date,
): Promise<void> {
  await returnLines(transaction, { clientId, groupId: wanted.groupId ?? null, lines, now })
}

type Work<Result> = (transaction: Database, request: OrderRequestRow, step: StepDeps) => Promise<Result>

/** Does something with a locked request of a site whose orders the person approves now. */
async function decide<Result>(
  deps: OrderDeps,
  { id, decider }: Deciding,
  work: Work<Result>,
): Promise<Result> {
  return locked(deps, id, async (transaction, request, step) => {
    const at = { personId: decider.id, siteId: request.clientId }
    if (!hasSiteRight(await findSiteRoles(transaction, at), 'approve')) throw siteRoleMissing()
    return work(transaction, request, step)
  })
}

async function locked<Result>(
  { database, publicUrl, sealer, clock }: OrderDeps,
  id: string,
  work: Work<Result>,
): Promise<Result> {
  return retryTransaction(database, async (transaction) => {
    const request = isUuid(id) ? await lockRequest(transaction, id) : null
    if (request === null) throw notFound('The request')
    return work(transaction, request, { publicUrl, sealer, now: clock() })
  })
}

function requireOpen(request: OrderRequestRow, now: Date): void {
  const over = whyOver(request, now)
  if (over !== null) throw requestOver(over)
}

/** Why a request can no longer be decided; null while it can. */
export function whyOver(
  { state, expiresAt, decidedBy, requestedBy, orderNumber, declineReason }: OrderRequestRow,
  now: Date,
): string | null {
  switch (state) {
    case 'approved':
      return `${decidedBy} has approved it: it is order ${orderNumber}.`
    case 'declined':
      return `${decidedBy} has declined it: ${declineReason}`
    case 'withdrawn':
      return `${requestedBy} has withdrawn it.`
    case 'requested':
    case 'expired':
      return state === 'expired' || now >= new Date(expiresAt)
        ? 'It has expired: no one approved it within 72 hours. Nothing was ordered.'
        : null
  }
}

type Settling = {
  request: OrderRequestRow
  decider: Decider
  decided: Pick<OrderRequestRow, 'state'> & Partial<OrderRequestRow>
  verb: AuditVerb
}

async function settle(
  transaction: Database,
  { request, decider, decided, verb }: Settling,
  step: StepDeps,
): Promise<void> {
  const { id, name, means } = decider
  const change = { ...decided, decidedById: id, decidedBy: name, decidedAt: step.now.toISOString() }
  await updateRequest(transaction, request.id, change)
  await writeAudit(transaction, {
    at: step.now,
    actor: { clientId: id, name, role: 'buyer', by: means },
    verb,
    subject: { kind: 'order_request', id: request.id },
    after: decided,
  })
  await notifyOfDecision(transaction, { ...request, ...change }, step)
}
