import type { NewClaim } from '../../../shared/api/claims-api.ts'
import type { Database } from '../../database/database.ts'
import { notFound } from '../../errors/common-errors.ts'
import { retryTransaction } from '../../database/retry-transaction.ts'
import { clientKeys, withIdempotency } from '../../idempotency/with-idempotency.ts'
import { buyerActor } from '../life/step-actor.ts'
import { setClock } from '../life/set-clock.ts'
import { takeStep } from '../life/take-step.ts'
import type { OrderDeps } from '../order-deps.ts'
import { lockOrder } from '../order-queries.ts'
import { consignmentRows, lineRows, orderRow } from '../order-read-queries.ts'
import { askDray } from './ask-dray.ts'
import { lockClaim, requireClaim } from './claim-calls.ts'
import { followClaims } from './claim-worklist.ts'
import { recordClaimEvent } from './end-claim.ts'
import { notifyOfOpened, storeClaim } from './open-claim.ts'

type Own = { number: string; clientId: string }
type Claiming = Own & { wanted: NewClaim; key: string }

/** A buyer claims, once for each key. Throws RequestError 404 for another's order, 400 and 409 as openClaim. */
export async function takeClaim(deps: OrderDeps, { number, clientId, wanted, key }: Claiming): Promise<void> {
  const { database, publicUrl, sealer, clock } = deps
  const call = { who: clientKeys(clientId), call: 'claim', key, request: [number, wanted], now: clock() }
  await withIdempotency(database, call, async (transaction) => {
    const { part: consignmentId, ...claim } = wanted
    const now = clock()
    const actor = buyerActor(clientId)
    const order = await lockOrder(transaction, { number, clientId })
    if (order === null) throw notFound('The order')
    const part = (await consignmentRows(transaction, [order.id])).find(({ id }) => id === consignmentId)
    if (part === undefined) throw notFound('The part of the order')
    if (part.state !== 'claimed') {
      const step = { verb: 'claim' as const, ...claim }
      await takeStep(
        transaction,
        { number, clientId, consignmentId, actor, step },
        { publicUrl, sealer, now },
      )
      return { number }
    }
    // Another claim about a part that is claimed already moves no state.
    const lines = await lineRows(transaction, [part.id])
    const stored = await storeClaim(transaction, { order, part, lines, actor, now }, claim)
    const { kind, text } = stored
    await recordClaimEvent(
      transaction,
      { order, part },
      { verb: 'claim', actor, reason: kind, note: text, now },
    )
    await setClock(transaction, { order, ids: [part.id], now })
    await followClaims(transaction, { order, part, now })
    await notifyOfOpened(transaction, { order, part, lines, actor, now }, { claim: stored, publicUrl })
    return { number }
  })
}

/** A buyer takes a refused claim to Dray; the first time counts. Throws RequestError 404, 400 and 409 as askDray. */
export async function takeQuestion(
  { database, publicUrl, sealer, clock }: OrderDeps,
  { claim, note, ...own }: Own & { claim: string; note: string },
): Promise<void> {
  await requireOwnClaim(database, { ...own, claim })
  await retryTransaction(database, async (transaction) => {
    const claimed = await lockClaim(transaction, { number: own.number, claim })
    const actor = buyerActor(own.clientId)
    await askDray(transaction, { ...claimed, note, actor }, { publicUrl, sealer, now: clock() })
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
