import type { StepCause } from './order-history.ts'
import type { OrderState } from './order-states.ts'
import type { OrderRole } from './order-steps.ts'

/** A buyer cancels an order placed by phone free of charge for so many minutes, even once it is accepted (REP-04). */
const freeCancelMinutes = 30
/** A confirmation link works for so many hours, and its stock is reserved for so many of them (REP-02). */
export const confirmationHours = 48
export const confirmationHoldHours = 2
/** The page of a confirmation link. */
export const phoneOrderLinkPath = '/phone-order'

const breweryRoles: ReadonlySet<OrderRole> = new Set(['owner', 'sales'])

/** Who took an order: 'Sam Porter of Jet Lantern', or 'Ann Doe of Dray for Jet Lantern'. */
export function takerText({
  name,
  role,
  onBehalf,
}: {
  name: string | null
  role: OrderRole
  onBehalf: string | null
}): string {
  if (onBehalf === null) return name ?? 'Dray'
  return breweryRoles.has(role) ? `${name} of ${onBehalf}` : `${name ?? 'Dray'} of Dray for ${onBehalf}`
}

/** Until when an order that was placed by phone at this moment can be cancelled free of charge, accepted or not. */
export const freeCancelEnd = (placedAt: string): Date =>
  new Date(new Date(placedAt).getTime() + freeCancelMinutes * 60_000)

/** Who pays what a part that its buyer cancels leaves of a pallet's cost: Dray, while that is free of charge (REP-04). */
export const causeOfBuyersCancel = (
  { isByPhone, placedAt, state }: { isByPhone: boolean; placedAt: string; state: OrderState },
  now: Date,
): StepCause => (isByPhone && (state === 'placed' || now < freeCancelEnd(placedAt)) ? 'dray' : 'buyer')
