import type { OrderVerb } from '../../../../shared/orders/order-steps.ts'
import type { Database } from '../../../platform/database/database.ts'
import { followClaims } from '../claims/claim-worklist.ts'
import { openProposalRows } from '../life-queries.ts'
import type { StepDeps } from '../order-deps.ts'
import { followPallet } from '../pallet/follow-pallet.ts'
import { findPalletChange } from '../pallet/pallet-change.ts'
import { replanPallet } from '../pallet/replan-pallet.ts'
import { settleOrderDocuments } from '../settle-order-documents.ts'
import { answerOfWish } from './answer-proposal.ts'
import { creditReason } from './credit-reason.ts'
import { notifyOfStep } from './notify-step.ts'
import { sendProposal } from './send-proposal.ts'
import { setClock } from './set-clock.ts'
import { settleOrder } from './settle-order.ts'
import { idsOf, noteOf, type StepTaken } from './step-taken.ts'
import { updateWorklist } from './update-worklist.ts'

type AnswerVerb = NonNullable<ReturnType<typeof answerOfWish>>
/** A subscriber may take a further step itself: an answer that the buyer gave beforehand. */
type SubscriberDeps = StepDeps & {
  answerProposal: (answered: { number: string; consignmentId: string; verb: AnswerVerb }) => Promise<void>
}
type Subscriber = {
  name: string
  /** The only steps that it follows; all where it names none. */
  only?: readonly OrderVerb[]
  /** Steps that it does not follow. */
  except?: readonly OrderVerb[]
  follow: (transaction: Database, taken: StepTaken, deps: SubscriberDeps) => Promise<void>
}

/** What follows from a step, in this order: each reads what those before it have written. */
export const stepSubscribers: readonly Subscriber[] = [
  {
    name: 'plan the pallet again',
    // What leaves rides as it was planned.
    except: ['dispatch'],
    follow: (transaction, taken) =>
      replanPallet(transaction, {
        order: taken.order,
        before: taken.before,
        ids: idsOf(taken),
        actor: taken.actor.role,
        now: taken.now,
      }),
  },
  {
    name: 'move the pallet along',
    follow: (transaction, { order, now }) => followPallet(transaction, order, now),
  },
  { name: 'add up the order', follow: (transaction, { order }) => settleOrder(transaction, order) },
  {
    name: 'issue documents and bookings',
    follow: (transaction, { order, step, actor: { role }, now }) =>
      settleOrderDocuments(transaction, {
        orderId: order.id,
        reason: creditReason(step, role),
        actor: role,
        now,
      }),
  },
  {
    name: 'set deadlines',
    follow: (transaction, taken) =>
      setClock(transaction, {
        order: taken.order,
        ids: idsOf(taken),
        now: taken.now,
        isDropFailed: taken.verb === 'not_delivered',
      }),
  },
  { name: 'update the worklist', follow: updateWorklist },
  {
    name: 'put claims on the worklist',
    only: ['claim'],
    follow: async (transaction, { order, parts, now }) => {
      for (const part of parts) await followClaims(transaction, { order, part, now })
    },
  },
  { name: 'notify buyer and breweries', follow: notify },
  { name: 'notify of units that did not leave', only: ['deliver'], follow: notifyOfRestGivenUp },
  { name: 'ask the buyer', only: ['propose'], follow: askBuyer },
]

/** Has every subscriber of this step do its part. Needs the transaction of the step. */
export async function followStep(
  transaction: Database,
  taken: StepTaken,
  deps: SubscriberDeps,
): Promise<void> {
  for (const { only, except, follow } of stepSubscribers)
    if ((only?.includes(taken.verb) ?? true) && !except?.includes(taken.verb))
      await follow(transaction, taken, deps)
}

async function notify(
  transaction: Database,
  taken: StepTaken,
  { publicUrl }: Pick<StepDeps, 'publicUrl'>,
): Promise<void> {
  const { order, parts, before, verb, actor, now } = taken
  // Claims have mails of their own.
  if (verb === 'claim' || verb === 'settle_claim') return
  await notifyOfStep(transaction, {
    order,
    before: parts,
    verb,
    role: actor.role,
    note: noteOf(taken),
    publicUrl,
    now,
    pallet: await findPalletChange(transaction, {
      orderId: order.id,
      parts: before.parts,
      ids: idsOf(taken),
    }),
  })
}

/** Of parts that were delivered though only some of their units had left. */
async function notifyOfRestGivenUp(
  transaction: Database,
  { order, parts, now }: StepTaken,
  { publicUrl }: Pick<StepDeps, 'publicUrl'>,
): Promise<void> {
  const before = parts.filter(({ state }) => state === 'part_dispatched')
  if (before.length === 0) return
  const said = { verb: 'close_rest', role: 'system', note: null } as const
  await notifyOfStep(transaction, { order, before, ...said, publicUrl, now })
}

/** The buyer's wish answers what a brewery proposed, where it can; otherwise the buyer is asked. */
async function askBuyer(transaction: Database, taken: StepTaken, deps: SubscriberDeps): Promise<void> {
  const { number, wish } = taken.order
  for (const proposal of await openProposalRows(transaction, idsOf(taken))) {
    const { consignmentId } = proposal
    const verb = answerOfWish(wish, proposal)
    if (verb === null) await sendProposal(transaction, { number, consignmentId, note: noteOf(taken) }, deps)
    else await deps.answerProposal({ number, consignmentId, verb })
  }
}
