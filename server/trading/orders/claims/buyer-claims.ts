import type { NewClaim } from '../../../../shared/api/claims-api.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import type { Database } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/errors/common-errors.ts'
import { retryTransaction } from '../../../platform/database/retry-transaction.ts'
import { clientKeys, withIdempotency } from '../../../platform/idempotency/with-idempotency.ts'
import { buyerActor } from '../life/step-actor.ts'
import type { StepActor } from '../life/part-step.ts'
import { settleContainers } from '../life/settle-containers.ts'
import { applyStep } from '../life/apply-step.ts'
import type { OrderDeps, StepDeps } from '../order-deps.ts'
import { lockOrder } from '../order-queries.ts'
import { consignmentRows, lineRows, orderRow } from '../order-read-queries.ts'
import { addClaim } from './add-claim.ts'
import { auditActor } from '../refunds/request-refund.ts'
import { referClaim } from './refer-claim.ts'
import { lockClaim, requireClaim } from './claim-calls.ts'

type Own = { number: string; clientId: string }
type Claiming = Own & { wanted: NewClaim; key: string }

/** A buyer claims, once for each key. Throws RequestError 404 for another's order, 400 and 409 as openClaim. */
export async function submitClaim(
  deps: OrderDeps,
  { number, clientId, wanted, key }: Claiming,
): Promise<void> {
  const { database, clock } = deps
  const call = { who: clientKeys(clientId), call: 'claim', key, request: [number, wanted], now: clock() }
  await withIdempotency(database, call, async (transaction) => {
    const claiming = { number, clientId, wanted, actor: buyerActor(clientId) }
    await claimAbout(transaction, claiming, { ...deps, now: clock() })
    return { number }
  })
}

type ClaimingAbout = Omit<Claiming, 'clientId' | 'key'> & { clientId?: string; actor: StepActor }

/** Staff claim in the name of a buyer who called or wrote. Needs a transaction; throws as submitClaim. */
export async function openStaffClaim(
  transaction: Database,
  claiming: ClaimingAbout,
  deps: StepDeps,
): Promise<void> {
  await claimAbout(transaction, claiming, deps)
  const { number, actor, wanted } = claiming
  const { kind, text, lines, wish, part } = wanted
  await writeAudit(transaction, {
    at: deps.now,
    actor: auditActor(actor),
    verb: 'claim opened',
    subject: { kind: 'order', id: number },
    reason: text,
    after: { part, kind, lines, wish },
  })
}

/** Opens a claim about a part in whatever state it can be claimed. Needs a transaction; throws as submitClaim. */
async function claimAbout(
  transaction: Database,
  { wanted, actor, ...found }: ClaimingAbout,
  deps: StepDeps,
): Promise<void> {
  const { part: consignmentId, ...claim } = wanted
  const { now, publicUrl } = deps
  const order = await lockOrder(transaction, found)
  if (order === null) throw notFound('The order')
  const part = (await consignmentRows(transaction, [order.id])).find(({ id }) => id === consignmentId)
  if (part === undefined) throw notFound('The brewery’s order')
  if (part.state !== 'claimed') {
    const step = { verb: 'claim' as const, ...claim }
    return applyStep(transaction, { ...found, consignmentId, actor, step }, deps)
  }
  const lines = await lineRows(transaction, [part.id])
  await addClaim(transaction, { order, part, lines, actor, now }, claim, publicUrl)
  await settleContainers(transaction, { order, partId: part.id, actor, now, publicUrl })
}

/** A buyer takes a refused claim to Dray; the first time counts. Throws RequestError 404, 400 and 409 as referClaim. */
export async function submitReferral(
  { database, publicUrl, sealer, clock }: OrderDeps,
  { claim, note, ...own }: Own & { claim: string; note: string },
): Promise<void> {
  await requireOwnClaim(database, { ...own, claim })
  await retryTransaction(database, async (transaction) => {
    const claimed = await lockClaim(transaction, { number: own.number, claim })
    const actor = buyerActor(own.clientId)
    await referClaim(transaction, { ...claimed, note, actor }, { publicUrl, sealer, now: clock() })
  })
}

/** Throws RequestError 404 for a claim that is not about this order of this client. */
export async function requireOwnClaim(
  database: Database,
  { number, clientId, claim }: Own & { claim: string },
): Promise<void> {
  const found = await requireClaim(database, { claim })
  const order = await orderRow(database, { clientId }, number)
  if (order === null || found.orderId !== order.id) throw notFound('The claim')
}
