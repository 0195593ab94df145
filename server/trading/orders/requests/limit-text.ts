import { formatMinor } from '../../../../shared/format/money.ts'
import type { OrderLimit } from '../../../../shared/orders/order-requests.ts'

/** What a buyer learns at the checkout before an order above the limit is requested (BIZ-06). */
export function limitText(
  { perOrderMinor, perMonthMinor, spentMinor }: OrderLimit,
  approvers: readonly string[],
): string {
  const limits = [
    ...(perOrderMinor === null ? [] : [`${formatMinor(perOrderMinor)} per order`]),
    ...(perMonthMinor === null
      ? []
      : [`${formatMinor(perMonthMinor)} per month (${formatMinor(spentMinor)} ordered)`]),
  ]
  const who =
    approvers.length < 2
      ? (approvers[0] ?? 'An owner')
      : `${approvers.slice(0, -1).join(', ')} or ${approvers.at(-1)}`
  return `Above your limit of ${limits.join(' and ')}, ex VAT: ${who} approves it. Nothing is ordered or paid until then.`
}
