import { shortDay } from '../delivery/arrival-text.ts'
import { londonDay } from '../working-time/working-time.ts'
import type { DeliveryDays } from './delivery-promise.ts'
import type { HistoryVerb } from './order-history.ts'
import { isGivenUp, type OrderState } from './order-states.ts'

/** One of the five steps of an order on its way, with its day as far as it is known. */
type TrackStep = { label: string; day: string; isDone: boolean }

const labels = ['Placed', 'Confirmed', 'Packed', 'On its way', 'With you'] as const

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
  parts: readonly { state: OrderState; days: DeliveryDays | null }[]
  /** What happened to it, in rising order. */
  history: readonly { at: string; what: HistoryVerb }[]
}

/**
 * How far an order is, by the part that is furthest behind: a step counts once all of the order has taken it, on the day
 * of the last part that did. What is collected has no day of arrival (SEE-13).
 */
export function orderTrack({ placedAt, parts, history }: Tracked): TrackStep[] {
  const live = parts.filter(({ state }) => !isGivenUp(state))
  const done = live.length === 0 ? 0 : Math.min(...live.map(({ state }) => reached[state] ?? 0))
  const leaves = lastOf(live.map(({ days }) => days?.leavesBy))
  const arrives = lastOf(live.map(({ days }) => days?.arrivesBy))
  const isOnDay = live.every(({ days }) => days === null || days.isOnDay)
  const expected = [
    '',
    '',
    '',
    leaves && `by ${shortDay(leaves)}`,
    arrives && `${isOnDay ? '' : 'by '}${shortDay(arrives)}`,
  ]
  const dayOf = (step: number): string => {
    if (step > done) return expected[step]!
    const at = step === 0 ? placedAt : history.findLast(({ what }) => stepOf[what] === step)?.at
    return at === undefined ? '' : shortDay(londonDay(new Date(at)))
  }
  return labels.map((label, at) => ({ label, day: dayOf(at), isDone: at <= done }))
}

const lastOf = (days: readonly (string | null | undefined)[]): string =>
  days
    .filter((day) => day !== null && day !== undefined)
    .toSorted()
    .at(-1) ?? ''
