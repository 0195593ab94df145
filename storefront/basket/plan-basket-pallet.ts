import { deliveryPostcode, detailsOf } from '../../shared/checkout-form.ts'
import type { TypedFields } from '../../shared/checkout-page.ts'
import { type GroupPalletPlan, planGroupPallet } from '../../shared/pallet/plan-group-pallet.ts'
import type { BasketEntry } from './basket-entry.ts'

/**
 * The pallet of a group's lines as its checkout will plan it: what was chosen there to be collected does not ride, and
 * the postcode typed there counts where no other is told. Null while nothing rides; a line of which only the name is
 * known does not count yet.
 */
export function planBasketPallet(
  entries: readonly BasketEntry[],
  { typed, postcode }: { typed: TypedFields; postcode: string },
): { plan: GroupPalletPlan; lines: BasketEntry[] } | null {
  const collected = new Set(
    detailsOf(typed).shipping?.flatMap(({ teamId, option }) => (option === 'collection' ? [teamId] : [])),
  )
  const lines = entries.filter(
    ({ isBare, quantity, teamId }) => !isBare && quantity > 0 && !collected.has(teamId ?? ''),
  )
  if (lines.length === 0) return null
  return { plan: planGroupPallet(lines, postcode || deliveryPostcode(typed)), lines }
}
