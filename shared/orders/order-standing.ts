import { type OrderState, orderStates } from './order-states.ts'
import { openStates, type StaffOrderView, statesOfView } from './staff-order-views.ts'

/** The states that parts of an order are in as bits, the first state the lowest, and whether it was paid or invoiced. */
export type OrderStanding = { partStates: number; isCharged: boolean }

/** A bit for each of these states. */
export const bitsOf = (states: readonly OrderState[]): number =>
  states.reduce((bits, state) => bits | (1 << orderStates.indexOf(state)), 0)

const open = bitsOf(openStates)

/** Whether an order in this state is in a view; what needs something is known from the worklist alone. */
export function isInStaffView(
  view: Exclude<StaffOrderView, 'needs'>,
  { partStates, isCharged }: OrderStanding,
): boolean {
  const states = statesOfView[view]
  if (states !== undefined) return isCharged && (partStates & bitsOf(states)) !== 0
  if (view === 'unpaid') return !isCharged && (partStates & open) !== 0
  return view === 'all' || (partStates & open) === 0
}
