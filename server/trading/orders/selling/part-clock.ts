import type { PartClock } from '../../../../shared/api/selling-api.ts'
import type { DeadlineStep } from '../../../../shared/orders/deadline-steps.ts'
import { type Deadline, deadlinesOf, type WaitingPart } from '../life/deadlines.ts'

type Waiting = { waitsFor: PartClock['waitsFor']; due: DeadlineStep }

/** Of the deadlines in each state: the one that a person has to meet. */
const waitings: { [State in WaitingPart['state']]?: Waiting } = {
  placed: { waitsFor: 'answer', due: 'escalate_answer' },
  proposed: { waitsFor: 'buyer', due: 'answer_proposal' },
  accepted: { waitsFor: 'dispatch', due: 'escalate_dispatch' },
  packed: { waitsFor: 'dispatch', due: 'escalate_dispatch' },
  part_dispatched: { waitsFor: 'dispatch', due: 'escalate_dispatch' },
  dispatched: { waitsFor: 'arrival', due: 'ask_brewery' },
  claimed: { waitsFor: 'claim', due: 'answer_claim' },
}
/** Of parts that are collected, which are never sent. */
const collections: typeof waitings = {
  ...waitings,
  accepted: { waitsFor: 'collection', due: 'escalate_dispatch' },
  packed: { waitsFor: 'collection', due: 'escalate_collection' },
}

const endings: { [Step in DeadlineStep]?: NonNullable<PartClock['after']>['what'] } = {
  refuse_unanswered: 'refused',
  refuse_undispatched: 'refused',
  answer_proposal: 'answered',
  cancel_uncollected: 'cancelled',
  close_rest: 'rest_closed',
  take_as_delivered: 'delivered',
  admit_claim: 'admitted',
}

/** What a part has been waiting for since it came into its state; null where no one has to do anything. */
export function partClock(part: WaitingPart, since: Date): PartClock | null {
  const waiting = (part.shippingOption === 'collection' ? collections : waitings)[part.state]
  if (waiting === undefined) return null
  const all = deadlinesOf(part, since)
  const due = all.find(({ step }) => step === waiting.due) ?? all.at(-1)
  return due === undefined
    ? null
    : { waitsFor: waiting.waitsFor, at: due.at.toISOString(), after: endOf(all) }
}

function endOf(all: readonly Deadline[]): PartClock['after'] {
  const last = all.at(-1)
  const what = last && endings[last.step]
  return last === undefined || what === undefined ? null : { what, at: last.at.toISOString() }
}
