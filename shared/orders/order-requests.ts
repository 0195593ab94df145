/** What becomes of an order above a buyer's limit (BIZ-06, BIZ-07). */
export const orderRequestStates = ['requested', 'approved', 'declined', 'withdrawn', 'expired'] as const
export type OrderRequestState = (typeof orderRequestStates)[number]

/** An approver has so many hours. */
export const requestHours = 72
/** The page of an approver's link, and that of the requests of a site. */
export const orderRequestLinkPath = '/order-request'
export const orderRequestsPath = '/account/order-requests'
/** Of the reason for declining. */
export const mostReasonLength = 300

export type OrderLimit = {
  perOrderMinor: number | null
  perMonthMinor: number | null
  /** What the person has ordered and requested this calendar month. */
  spentMinor: number
}

/** The most that can be ordered within both limits. */
export const leftOf = ({ perOrderMinor, perMonthMinor, spentMinor }: OrderLimit): number =>
  Math.max(0, Math.min(perOrderMinor ?? Infinity, (perMonthMinor ?? Infinity) - spentMinor))

/** Which limit an order is above; null for one within both. Pence ex VAT. */
export function limitPassed(
  { perOrderMinor, perMonthMinor, spentMinor }: OrderLimit,
  netMinor: number,
): { per: 'order' | 'month'; limitMinor: number } | null {
  if (perOrderMinor !== null && netMinor > perOrderMinor) return { per: 'order', limitMinor: perOrderMinor }
  if (perMonthMinor !== null && spentMinor + netMinor > perMonthMinor)
    return { per: 'month', limitMinor: perMonthMinor }
  return null
}
