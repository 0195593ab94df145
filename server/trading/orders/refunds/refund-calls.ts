import type { NewRefund, OrderRefund } from '../../../../shared/api/refunds-api.ts'
import type { StepPreview } from '../../../../shared/api/step-preview-api.ts'
import type { Database } from '../../../platform/database/database.ts'
import { formatMinor } from '../../../../shared/format/money.ts'
import { rollBack } from '../../../platform/database/roll-back.ts'
import { notFound } from '../../../platform/errors/common-errors.ts'
import { keyMissing } from '../../../platform/errors/step-errors.ts'
import { clientKeys, withIdempotency } from '../../../platform/idempotency/with-idempotency.ts'
import { findBusinessNames } from '../../../parties/trade-accounts/find-business-names.ts'
import { requireSame } from '../../../platform/actions/measured-act.ts'
import type { StepActor } from '../life/part-step.ts'
import type { OrderDeps } from '../order-deps.ts'
import { lockOrder } from '../order-queries.ts'
import { orderRow } from '../order-read-queries.ts'
import { pubOf } from '../selling/selling-order-view.ts'
import { requestRefund, type RefundOutcome } from './request-refund.ts'
import { confirmRefund } from './confirm-refund.ts'
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

/** What a refund would do (CLAIM-08). Throws as requestRefund. */
export const previewRefund = (deps: OrderDeps, asking: Asking): Promise<StepPreview> =>
  rollBack(
    deps.database,
    async (transaction) => (await measured(transaction, askingFor(deps, asking))).preview,
  )

/** Asks for a refund once for each key. Throws as requestRefund, and 409 `changed_meanwhile` for an old digest. */
export const submitRefund = (deps: OrderDeps, asking: Asking): Promise<OrderRefund> =>
  runOnce(deps, asking, 'refund', async () => askingFor(deps, asking))

/** What the second person's word would do. Throws as confirmRefund. */
export const previewConfirmation = (deps: OrderDeps, confirming: Confirming): Promise<StepPreview> =>
  rollBack(deps.database, async (transaction) => {
    const verb = await confirmingOf(transaction, deps, confirming)
    return (await measured(transaction, verb)).preview
  })

/** The second person's word, once for each key. Throws as confirmRefund, and 409 `changed_meanwhile`. */
export const submitConfirmation = (deps: OrderDeps, confirming: Confirming): Promise<OrderRefund> =>
  runOnce(deps, confirming, 'refund-confirmation', (transaction) =>
    confirmingOf(transaction, deps, confirming),
  )

const mostRefunds = 200

/** The refunds of an order by staff, the newest first. Throws RequestError 404 for an unknown order. */
export async function findRefunds(
  database: Database,
  number: string,
  readerId: string,
): Promise<OrderRefund[]> {
  const order = await orderRow(database, null, number)
  if (order === null) throw notFound('The order')
  return (await refundRows(database, order.id, mostRefunds)).map((row) => refundView(row, readerId))
}

const by = ({ publicUrl, clock }: OrderDeps, actor: StepActor) => ({ actor, publicUrl, now: clock() })

type Verb = {
  number: string
  /** All that determines the effect. */
  request: unknown
  /** The button says it with the sum. */
  button: string
  take: (transaction: Database) => Promise<RefundOutcome>
}

function askingFor(deps: OrderDeps, { number, wanted, staleFactor, actor }: Asking): Verb {
  return {
    number,
    request: [number, wanted],
    button: 'Refund',
    take: (transaction) => requestRefund(transaction, { number, wanted, staleFactor, ...by(deps, actor) }),
  }
}

async function confirmingOf(
  transaction: Database,
  deps: OrderDeps,
  { id, actor }: Confirming,
): Promise<Verb> {
  const asked = await refundRow(transaction, id)
  if (asked === null) throw notFound('The refund')
  return {
    number: asked.number,
    request: [id],
    button: 'Confirm',
    take: (within) => confirmRefund(within, { id, sealer: deps.sealer, ...by(deps, actor) }),
  }
}

/** Does a verb once for its key; with a digest only what was looked at. */
async function runOnce(
  { database, clock }: OrderDeps,
  { actor, key, digest }: Called,
  call: string,
  findVerb: (database: Database) => Promise<Verb>,
): Promise<OrderRefund> {
  if (key === undefined) throw keyMissing()
  const verb = await findVerb(database)
  const asked = { who: clientKeys(actor.id), key, now: clock(), call, request: verb.request }
  const { id } = await withIdempotency(database, asked, async (transaction) => {
    if (digest === undefined) return verb.take(transaction)
    let outcome: RefundOutcome | null = null
    const once = async (within: Database) => {
      const done = await measured(within, verb)
      outcome = done.outcome
      return done.preview
    }
    await requireSame(transaction, once, digest)
    return outcome!
  })
  return refundView((await refundRow(database, id))!, actor.id)
}

async function measured(
  transaction: Database,
  { number, request, button, take }: Verb,
): Promise<{ outcome: RefundOutcome; preview: StepPreview }> {
  const row = await orderRow(transaction, null, number)
  const order = row && (await lockOrder(transaction, { number }))
  if (order === null) throw notFound('The order')
  const before = await seenOrder(transaction, order)
  const outcome = await take(transaction)
  const names = await findBusinessNames(transaction, row!.clientId === null ? [] : [row!.clientId])
  const pub = pubOf({ contact: row!.contact }, names.get(row!.clientId ?? ''))
  const isWaiting = outcome.state === 'asked'
  const preview = await refundEffects(transaction, before, { order, pub, wanted: request, isWaiting })
  const sum = formatMinor(outcome.grossMinor)
  return {
    outcome,
    preview: { ...preview, button: isWaiting ? `Ask to give back ${sum}` : `${button} ${sum}` },
  }
}

function refundView(row: RefundRow, readerId: string): OrderRefund {
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
    isOwn: row.askedById === readerId,
  }
}
