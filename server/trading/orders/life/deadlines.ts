import type { DeadlineStep } from '../../../../shared/orders/deadline-steps.ts'
import type { OrderState } from '../../../../shared/orders/order-states.ts'
import type { RunTimes } from './run-times.ts'
import type { ShippingOption } from '../../../../shared/orders/shipping-options.ts'
import {
  addWorkingDays,
  addWorkingHours,
  type Calendar,
  londonDay,
  londonMoment,
} from '../../../../shared/working-time/working-time.ts'
import { claimDeadlines, type WaitingClaim } from '../claims/claim-times.ts'

/** A part that has just come into its state, as its deadlines depend on it. */
export type WaitingPart = {
  state: OrderState
  shippingOption: ShippingOption
  /** The working days of its brewery as they were known when it was ordered. */
  calendar: Calendar
  /** The days by which it leaves and arrives, 'YYYY-MM-DD'. */
  dispatchOn: string
  deliverBy: string
  /** A drop failed. */
  isDropFailed: boolean
  /** Until when a proposal waits for its buyer. */
  answerBy: Date | null
  /** Of the run it travels on; null without one. */
  run: RunTimes | null
  /** Working hours until a brewery's answer is due: it is reminded at half of them, refused at twice. */
  answerHours: number
  /** The open claims of a claimed part. */
  claims?: readonly WaitingClaim[]
}
export type Deadline = { step: DeadlineStep; at: Date }

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const proposalHours = 24
const closingDays = 14

/**
 * Until when a buyer may answer a proposal made now: 24 hours, and not after the run's answers are due, or once they are,
 * not after its beer is brought.
 */
export function proposalAnswerBy(now: Date, run: RunTimes | null): Date {
  const usual = new Date(now.getTime() + proposalHours * hourMs)
  const last = [run?.answerBy, run?.bringBy].find((at) => at !== undefined && at > now)
  return last !== undefined && last < usual ? last : usual
}

/** The day by which a part arrives that leaves on this one: five working days on the road at most. */
export const arrivalDay = (dispatchOn: string, calendar: Calendar): string =>
  addWorkingDays(dispatchOn, 5, calendar)

/** What the clock will do with a part, in order; nothing for one that has ended (marketplace 8.1). */
export function deadlinesOf(part: WaitingPart, now: Date): Deadline[] {
  switch (part.state) {
    case 'placed':
      return answerDeadlines(part, now)
    case 'proposed':
      return proposalDeadlines(part, now)
    case 'accepted':
      return dispatchDeadlines(part, 'refuse_undispatched')
    case 'packed':
      return part.shippingOption === 'collection'
        ? collectionDeadlines(part, now)
        : dispatchDeadlines(part, 'refuse_undispatched')
    case 'part_dispatched':
      if (part.answerBy !== null) return proposalDeadlines(part, now)
      return dispatchDeadlines(part, 'close_rest')
    case 'dispatched':
      return arrivalDeadlines(part, now)
    case 'delivered':
      return [{ step: 'close', at: new Date(now.getTime() + closingDays * dayMs) }]
    case 'claimed':
      return claimedDeadlines(part, now)
    default:
      return []
  }
}

/** The next of a part's deadlines after now; the last one where all have passed, so that none waits for ever. */
export function nextDeadline(part: WaitingPart, now: Date): Deadline | null {
  const all = deadlinesOf(part, now)
  return all.find(({ at }) => at > now) ?? all.at(-1) ?? null
}

function answerDeadlines({ calendar, run, answerHours }: WaitingPart, now: Date): Deadline[] {
  const within = (at: Date) => (run !== null && run.answerBy > now && run.answerBy < at ? run.answerBy : at)
  return [
    { step: 'remind_answer', at: within(addWorkingHours(now, answerHours / 2, calendar)) },
    { step: 'escalate_answer', at: within(addWorkingHours(now, answerHours, calendar)) },
    { step: 'refuse_unanswered', at: within(addWorkingHours(now, answerHours * 2, calendar)) },
  ]
}

/** Those of all its claims, the earliest first. */
function claimedDeadlines({ calendar, claims = [] }: WaitingPart, now: Date): Deadline[] {
  const open = claims.length > 0 ? claims : [{ openedAt: now, refusedAt: null, askedAt: null, isOwn: false }]
  return open
    .flatMap((claim) => claimDeadlines(claim, calendar))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

function proposalDeadlines({ answerBy }: WaitingPart, now: Date): Deadline[] {
  const at = answerBy ?? now
  const half = new Date(at.getTime() - (proposalHours / 2) * hourMs)
  return [
    { step: 'remind_proposal', at: half },
    { step: 'answer_proposal', at },
  ]
}

function dispatchDeadlines(part: WaitingPart, last: 'refuse_undispatched' | 'close_rest'): Deadline[] {
  const { dispatchOn, calendar, run } = part
  return [
    { step: 'remind_dispatch', at: londonMoment(addWorkingDays(dispatchOn, -1, calendar), '15:00') },
    { step: 'escalate_dispatch', at: run?.bringBy ?? londonMoment(dispatchOn, '17:00') },
    ...(last === 'refuse_undispatched'
      ? [{ step: 'offer_cancel' as const, at: inWorkingDays(part, dispatchOn, 5) }]
      : []),
    { step: last, at: inWorkingDays(part, dispatchOn, 10) },
  ]
}

function collectionDeadlines(part: WaitingPart, now: Date): Deadline[] {
  const today = londonDay(now)
  return [
    { step: 'remind_collection', at: inWorkingDays(part, today, 3) },
    { step: 'escalate_collection', at: inWorkingDays(part, today, 5) },
    { step: 'cancel_uncollected', at: inWorkingDays(part, today, 20) },
  ]
}

function arrivalDeadlines(part: WaitingPart, now: Date): Deadline[] {
  if (part.isDropFailed) return [{ step: 'claim_not_arrived', at: inWorkingDays(part, londonDay(now), 5) }]
  const { deliverBy } = part
  return [
    { step: 'ask_brewery', at: inWorkingDays(part, deliverBy, 1) },
    { step: 'ask_buyer', at: inWorkingDays(part, deliverBy, 3) },
    { step: 'take_as_delivered', at: inWorkingDays(part, deliverBy, 5) },
  ]
}

/** Seventeen o'clock of the working day so many days later. */
const inWorkingDays = ({ calendar }: Pick<WaitingPart, 'calendar'>, day: string, count: number) =>
  londonMoment(addWorkingDays(day, count, calendar), '17:00')
