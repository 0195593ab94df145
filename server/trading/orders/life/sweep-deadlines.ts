import type { DeadlineStep } from '../../../../shared/orders/deadline-steps.ts'
import type { StepCause } from '../../../../shared/orders/order-history.ts'
import type { OrderStepInput } from '../../../../shared/api/order-steps-api.ts'
import type { Database } from '../../../platform/database/database.ts'
import { retryTransaction } from '../../../platform/database/retry-transaction.ts'
import { chargedStates } from '../../../../shared/orders/charged-orders.ts'
import { isEnded, type OrderState, orderStates } from '../../../../shared/orders/order-states.ts'
import { clocklessOrderIds, dropOldStepLinks, dueOrderIds } from '../life-queries.ts'
import type { OrderDeps, StepDeps } from '../order-deps.ts'
import { lockOrderById, type HeldOrder } from '../order-queries.ts'
import { type ConsignmentRow, consignmentRows } from '../order-read-queries.ts'
import { sweepClaims } from '../claims/sweep-claims.ts'
import { answerSilence } from './answer-silence.ts'
import { systemActor } from './part-step.ts'
import { type Reminder, remindOf } from './remind.ts'
import { setClock, followDeadline } from './set-clock.ts'
import { applyStep } from './apply-step.ts'

const atATime = 100
const waiting: readonly OrderState[] = orderStates.filter((state) => !isEnded(state))

/**
 * Takes every step of the clock that is due: reminders, worklist entries and the steps that silence leads to
 * (marketplace 8.1). Any number of processes may sweep at once: each order is held, and its parts asked again.
 */
export async function sweepDeadlines(deps: OrderDeps): Promise<void> {
  const { database, logger, publicUrl, sealer, clock } = deps
  const now = clock()
  const stepDeps = { publicUrl, sealer, now }
  for (const id of await clocklessOrderIds(database, { waiting, charged: chargedStates, most: atATime }))
    await retryTransaction(database, (transaction) => startClocks(transaction, id, now))
  for (const id of await dueOrderIds(database, now, atATime))
    await retryTransaction(database, (transaction) => sweepOrder(transaction, id, stepDeps)).catch(
      (error: unknown) =>
        logger.warn({ err: error, orderId: id }, 'a deadline of an order failed; tried again'),
    )
  await dropOldStepLinks(database, new Date(now.getTime() - 30 * 86_400_000))
}

/** Orders of a version before deadlines begin to wait now. */
async function startClocks(transaction: Database, orderId: string, now: Date): Promise<void> {
  const order = await lockOrderById(transaction, orderId)
  if (order === null) return
  const parts = await consignmentRows(transaction, [orderId])
  const ids = parts.filter(({ state, deadlineAt }) => waiting.includes(state) && deadlineAt === null)
  await setClock(transaction, { order, ids: ids.map(({ id }) => id), now })
}

async function sweepOrder(transaction: Database, orderId: string, deps: StepDeps): Promise<void> {
  const order = await lockOrderById(transaction, orderId)
  if (order === null) return
  const isDue = ({ deadlineAt }: ConsignmentRow) => deadlineAt !== null && new Date(deadlineAt) <= deps.now
  for (const part of (await consignmentRows(transaction, [orderId])).filter(isDue))
    await processDeadline(transaction, { order, part }, deps)
}

/** A step of the clock either moves the part on, which sets its next deadline, or reminds, and the next one follows. */
async function processDeadline(
  transaction: Database,
  { order, part }: { order: HeldOrder; part: ConsignmentRow },
  deps: StepDeps,
): Promise<void> {
  const due = part.deadlineStep!
  if (due === 'answer_proposal') return answerSilence(transaction, { order, part }, deps)
  if (part.state === 'claimed') return sweepClaims(transaction, { order, part }, deps)
  const step = stepsOfClock[due]
  if (step === undefined) {
    await remindOf(transaction, { order, part, due: due as Reminder }, deps)
    return followDeadline(transaction, part, { order, now: deps.now })
  }
  const { number } = order
  return applyStep(transaction, { number, consignmentId: part.id, actor: systemActor, ...step }, deps)
}

type StepOfClock = { step: OrderStepInput | { verb: 'close' }; cause?: StepCause }
/** The steps that silence leads to, and who pays them: the brewery, but for a collection that no one fetched. */
const stepsOfClock: Partial<Record<DeadlineStep, StepOfClock>> = {
  refuse_unanswered: {
    step: { verb: 'refuse', reason: 'no_answer', note: 'The brewery did not answer in time.' },
  },
  refuse_undispatched: {
    step: { verb: 'refuse', reason: 'not_sent', note: 'The brewery did not send it in time.' },
  },
  close_rest: { step: { verb: 'close_rest', reason: 'not_sent', note: 'The rest was not sent in time.' } },
  cancel_uncollected: { step: { verb: 'cancel', note: 'It was not collected in time.' }, cause: 'buyer' },
  take_as_delivered: {
    step: { verb: 'deliver', note: 'No one reported otherwise within five working days.' },
  },
  claim_not_arrived: {
    step: { verb: 'claim', kind: 'not_arrived', text: 'A delivery failed, and no one sent it again.' },
  },
  close: { step: { verb: 'close' } },
}
