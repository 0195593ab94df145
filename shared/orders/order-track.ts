import { shortDay } from '../delivery/arrival-text.ts'
import { londonDay } from '../working-time/working-time.ts'
import type { DeliveryDays } from './delivery-promise.ts'
import type { HistoryVerb } from './order-history.ts'
import { isGivenUp, type OrderState } from './order-states.ts'
import { isAllCollected } from './all-collected.ts'
import type { ShippingOption } from './shipping-options.ts'

/** One of the steps of an order until the buyer has it, with its day as far as it is known. */
type TrackStep = { label: string; day: string; isDone: boolean }

const labels = ['Placed', 'Confirmed', 'Packed', 'On its way', 'With you'] as const

/** Of an order that is collected; no van takes it, so nothing comes between. */
const collectedLabels = ['Placed', 'Confirmed', 'Ready to collect', 'Collected'] as const

const reached: Readonly<Partial<Record<OrderState, number>>> = {
  accepted: 1,
  packed: 2,
  part_dispatched: 3,
  dispatched: 3,
  delivered: 4,
  claimed: 4,
  closed: 4,
}

/** The step that an event takes a part to: what is agreed on is confirmed too. */
const stepOf: Readonly<Partial<Record<HistoryVerb, number>>> = {
  accept: 1,
  adjust: 1,
  agree: 1,
  decline_lines: 1,
  pack: 2,
  dispatch: 3,
  deliver: 4,
  hand_over: 4,
}

type Tracked = {
  placedAt: string
  parts: readonly { state: OrderState; shippingOption: ShippingOption; days: DeliveryDays | null }[]
  /** What happened to it, in rising order. */
  history: readonly { at: string; what: HistoryVerb }[]
}

/**
 * How far an order is, by the part that is furthest behind: a step counts once all of the order has taken it, on the day
 * of the last part that did. An order of which all is collected has steps of its own, without a day of arrival (SEE-13).
 */
export function orderTrack({ placedAt, parts, history }: Tracked): TrackStep[] {
  const live = parts.filter(({ state }) => !isGivenUp(state))
  const done = live.length === 0 ? 0 : Math.min(...live.map(({ state }) => reached[state] ?? 0))
  const leaves = lastOf(live.map(({ days }) => days?.leavesBy))
  const arrives = lastOf(live.map(({ days }) => days?.arrivesBy))
  const isOnDay = live.every(({ days }) => days === null || days.isOnDay)
  const isCollected = isAllCollected(parts)
  const leavesText = leaves && `by ${shortDay(leaves)}`
  const expected = isCollected
    ? ['', '', leavesText, '']
    : ['', '', '', leavesText, arrives && `${isOnDay ? '' : 'by '}${shortDay(arrives)}`]
  const dayOf = (step: number, at: number): string => {
    if (step > done) return expected[at]!
    const moment = step === 0 ? placedAt : history.findLast(({ what }) => stepOf[what] === step)?.at
    return moment === undefined ? '' : shortDay(londonDay(new Date(moment)))
  }
  return (isCollected ? collectedLabels : labels).map((label, at, { length }) => {
    const step = at === length - 1 ? lastStep : at
    return { label, day: dayOf(step, at), isDone: step <= done }
  })
}

/** The step with which a part is delivered or collected. */
const lastStep = 4

const lastOf = (days: readonly (string | null | undefined)[]): string =>
  days
    .filter((day) => day !== null && day !== undefined)
    .toSorted()
    .at(-1) ?? ''
