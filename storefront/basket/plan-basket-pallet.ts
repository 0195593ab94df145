import { deliveryPostcode, detailsOf } from '../../shared/checkout/checkout-form.ts'
import { type TypedFields, unloadingField } from '../../shared/checkout/checkout-page-data.ts'
import type { GroupRun } from '../../shared/orders/delivery-promise.ts'
import { palletLimitG } from '../../shared/pallet/pack-pallets.ts'
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
  { typed, postcode, runs }: { typed: TypedFields; postcode: string; runs: readonly GroupRun[] },
): { plan: GroupPalletPlan; lines: BasketEntry[] } | null {
  const collected = new Set(
    detailsOf(typed).shipping?.flatMap(({ teamId, option }) => (option === 'collection' ? [teamId] : [])),
  )
  const lines = entries.filter(
    ({ isBare, quantity, teamId }) => !isBare && quantity > 0 && !collected.has(teamId ?? ''),
  )
  if (lines.length === 0) return null
  const run = runs.find(({ groupSlug }) => groupSlug === entries[0]?.group?.slug)
  const limitG = palletLimitG(typed[unloadingField], run?.limitG)
  return { plan: planGroupPallet(lines, postcode || deliveryPostcode(typed), limitG), lines }
}

/** A basket's blocks, pallet and sums as its checkout will show them, with what was chosen there before. */
export function planBasket(
  entries: readonly BasketEntry[],
  {
    typed,
    isGroup,
    run,
    postcode,
  }: { typed: TypedFields; isGroup: boolean; run: GroupRun | undefined; postcode: string },
): CheckoutPlan<BasketEntry> {
  const options = new Map(detailsOf(typed).shipping?.map(({ teamId, option }) => [teamId, option]))
  const palletTo = isGroup ? postcode : null
  return planCheckout(entries, { options, palletTo, run, unloading: typed[unloadingField] })
}
