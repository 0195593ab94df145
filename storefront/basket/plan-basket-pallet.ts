import { deliveryPostcode, detailsOf } from '../../shared/checkout/checkout-form.ts'
import type { TypedFields } from '../../shared/checkout/checkout-page-data.ts'
import type { GroupRun } from '../../shared/orders/group-run.ts'
import { palletLimitG } from '../../shared/orders/handover.ts'
import { type GroupPalletPlan, planGroupPallet } from '../../shared/pallet/plan-group-pallet.ts'
import { type CheckoutPlan, planCheckout } from './plan/checkout-plan.ts'
import type { BasketEntry } from './lines/basket-entry.ts'

/**
 * The pallet of a group's lines as its checkout will plan it: what was chosen there to be collected does not ride, and
 * the postcode typed there counts where no other is given. Null while nothing rides; a line of which only the name is
 * known does not count yet.
 */
export function planBasketPallet(
  entries: readonly BasketEntry[],
  { typed, postcode, run }: { typed: TypedFields; postcode: string; run: GroupRun | undefined },
): { plan: GroupPalletPlan; lines: BasketEntry[] } | null {
  const collected = new Set(
    detailsOf(typed).shipping?.flatMap(({ teamId, option }) => (option === 'collection' ? [teamId] : [])),
  )
  const lines = entries.filter(
    ({ isBare, quantity, teamId }) => !isBare && quantity > 0 && !collected.has(teamId ?? ''),
  )
  if (lines.length === 0) return null
  const limitG = palletLimitG(typed['unloading'], run?.tailLiftKg)
  return { plan: planGroupPallet(lines, postcode || deliveryPostcode(typed), limitG), lines }
}

/** A basket's blocks, pallet and sums as its checkout will show them, with what was chosen and typed there before. */
export function planBasket(
  entries: readonly BasketEntry[],
  { typed, isGroup, run }: { typed: TypedFields; isGroup: boolean; run: GroupRun | undefined },
): CheckoutPlan<BasketEntry> {
  const options = new Map(detailsOf(typed).shipping?.map(({ teamId, option }) => [teamId, option]))
  const limitG = palletLimitG(typed['unloading'], run?.tailLiftKg)
  return planCheckout(entries, { options, palletTo: isGroup ? deliveryPostcode(typed) : null, limitG })
}
