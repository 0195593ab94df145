import type { NewRefund, OrderRefund } from '../../../shared/api/refunds-api.ts'
import type { StepPreview } from '../../../shared/api/step-preview-api.ts'
import type { Database } from '../../database/database.ts'
import { rollBack } from '../../database/roll-back.ts'
import { notFound } from '../../errors/common-errors.ts'
import { keyMissing } from '../../errors/step-errors.ts'
import { clientKeys, withIdempotency } from '../../idempotency/with-idempotency.ts'
import { findBusinessNames } from '../../trade/find-business-names.ts'
import { requireSame } from '../../acts/measured-act.ts'
import type { StepActor } from '../life/part-step.ts'
import type { OrderDeps } from '../order-deps.ts'
import { lockOrder } from '../order-queries.ts'
import { orderRow } from '../order-read-queries.ts'
import { pubOf } from '../selling/selling-order-view.ts'
import { askRefund, confirmRefund, type RefundOutcome } from './ask-refund.ts'
import { refundEffects, seenOrder } from './refund-effects.ts'
import { confirmBy } from './refund-limits.ts'
import { refundRow, type RefundRow, refundRows } from './refund-queries.ts'

type Called = {
  actor: StepActor & { id: string }
  /** Absent for a preview. */
  key: string | undefined
  digest: string | undefined
}
type Asking = Called & { number: string; wanted: NewRefund; staleFactor: Error | null }
type Confirming = Called & { id: string }

/** What a refund would do (CLAIM-08). Throws as askRefund. */
export const previewRefund = (deps: OrderDeps, asking: Asking): Promise<StepPreview> =>
  rollBack(deps.database, async (transaction) => (await measured(transaction, deps, asking)).preview)

/** Asks for a refund once for each key. Throws as askRefund, and 409 `changed_meanwhile` for an old digest. */
export async function takeRefund(deps: OrderDeps, asking: Asking): Promise<OrderRefund> {
  const { number, wanted, actor, key, digest, staleFactor } = asking
  const call = { call: 'refund', request: [number, wanted] }
  const { id } = await once(deps, { actor, key }, call, async (transaction) => {
    if (digest === undefined)
      return askRefund(transaction, { number, wanted, staleFactor, ...by(deps, actor) })
    let outcome: RefundOutcome | null = null
    await requireSame(
      transaction,
      async (within) => {
        const done = await measured(within, deps, asking)
        outcome = done.outcome
        return done.preview
      },
      digest,
    )
    return outcome!
  })
  return refundView((await refundRow(deps.database, id))!)
}

/** The second person's word, once for each key. Throws as confirmRefund. */
export async function takeConfirmation(
  deps: OrderDeps,
  { id, actor, key }: Confirming,
): Promise<OrderRefund> {
  const call = { call: 'refund-confirmation', request: [id] }
  await once(deps, { actor, key }, call, (transaction) =>
    confirmRefund(transaction, { id, ...by(deps, actor) }),
  )
  return refundView((await refundRow(deps.database, id))!)
}

const mostRefunds = 200

/** The refunds of an order by staff, the newest first. Throws RequestError 404 for an unknown order. */
export async function findRefunds(database: Database, number: string): Promise<OrderRefund[]> {
  const order = await orderRow(database, null, number)
  if (order === null) throw notFound('The order')
  return (await refundRows(database, order.id, mostRefunds)).map(refundView)
}

const by = ({ publicUrl, clock }: OrderDeps, actor: StepActor) => ({ actor, publicUrl, now: clock() })

function once<Answer>(
  { database, clock }: OrderDeps,
  { actor, key }: Pick<Called, 'actor' | 'key'>,
  call: { call: string; request: unknown },
  work: (transaction: Database) => Promise<Answer>,
): Promise<Answer> {
  if (key === undefined) throw keyMissing()
  return withIdempotency(database, { who: clientKeys(actor.id), key, now: clock(), ...call }, work)
}

async function measured(transaction: Database, deps: OrderDeps, asking: Asking) {
  const { number, wanted, actor, staleFactor } = asking
  const row = await orderRow(transaction, null, number)
  const order = row && (await lockOrder(transaction, { number }))
  if (order === null) throw notFound('The order')
  const before = await seenOrder(transaction, order)
  const outcome = await askRefund(transaction, { number, wanted, staleFactor, ...by(deps, actor) })
  const names = await findBusinessNames(transaction, row!.clientId === null ? [] : [row!.clientId])
  const pub = pubOf({ contact: row!.contact }, names.get(row!.clientId ?? ''))
  const isWaiting = outcome.state === 'asked'
  return { outcome, preview: await refundEffects(transaction, before, { order, pub, wanted, isWaiting }) }
}

function refundView(row: RefundRow): OrderRefund {
  const { id, state, grossMinor, goodwillMinor, reason, bearer: cause, note, items, askedBy, isAlone } = row
  return {
    id,
    state,
    grossMinor,
    goodwillMinor,
    reason,
    cause,
    note,
    items,
    askedBy,
    askedAt: new Date(row.askedAt).toISOString(),
    confirmBy: state === 'asked' ? confirmBy(row.askedAt).toISOString() : null,
    confirmedBy: row.confirmedBy,
    isAlone,
  }
}
