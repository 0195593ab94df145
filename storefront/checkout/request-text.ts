import type { Static } from 'typebox'
import type { PaymentMethods } from '../../shared/api/orders-api.ts'
import { formatMinor } from '../../shared/format/money.ts'
import { limitPassed } from '../../shared/orders/order-requests.ts'

export type RequestLimit = NonNullable<Static<typeof PaymentMethods>['limit']>

/** What a buyer learns before an order above the limit is requested; null where it can be ordered (BIZ-06). */
export function requestText(limit: RequestLimit, netMinor: number): string | null {
  const passed = limitPassed(limit, netMinor)
  if (passed === null) return null
  const { approvers, spentMinor } = limit
  const who =
    approvers.length < 2
      ? `${approvers[0] ?? 'An owner'} approves it`
      : `${approvers.slice(0, -1).join(', ')} or ${approvers.at(-1)} approves it`
  const above = `Above your limit of ${formatMinor(passed.limitMinor)} ex VAT per ${passed.per}`
  const spent = passed.per === 'month' ? `, of which ${formatMinor(spentMinor)} is ordered` : ''
  return `${above}${spent}: ${who}.`
}
