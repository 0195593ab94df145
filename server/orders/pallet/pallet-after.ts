import type { StepCause } from '../../../shared/orders/order-history.ts'
import type { OrderPallet } from '../../../shared/api/orders-api.ts'
import { isSent } from '../../../shared/orders/order-states.ts'
import {
  orderPallet,
  palletLines,
  planRiding,
  type RidingLine,
  type RidingPart,
  ridingParts,
} from './riding.ts'
import { type PalletCause, type PalletShares, sharePallet } from './share-pallet.ts'

export type Riding = { parts: readonly RidingPart[]; lines: readonly RidingLine[] }
type Change = {
  shares: PalletShares
  postcode: string | null
  leavesOn: string | null
  before: Riding
  after: Riding
  cause: PalletCause
}

/**
 * The pallet that is left after a change of what rides, and who pays it; null where nothing changes, or all of it has
 * left (marketplace 8.2).
 */
export function palletAfter(change: Change): { plan: OrderPallet; shares: PalletShares } | null {
  const { shares, postcode, leavesOn, before, after, cause } = change
  if (ridingParts(before.parts).every(({ state }) => isSent(state) && state !== 'part_dispatched'))
    return null
  const was = planRiding(palletLines(before.parts, before.lines), postcode)
  const is = planRiding(palletLines(after.parts, after.lines), postcode)
  const chargeMinor = is.plan.chargeMinor ?? shares.chargeMinor
  if (is.weightG === was.weightG && chargeMinor === shares.chargeMinor) return null
  const goingG = Math.max(0, was.weightG - is.weightG)
  return {
    plan: orderPallet(is.plan, leavesOn),
    shares: sharePallet(shares, { chargeMinor, stayingG: is.weightG, goingG, cause }),
  }
}

/** Who pays: the buyer, the brewery of the part, or Dray, which also bears what carriers and organisers cause. */
export function payerOf(cause: StepCause | null, { breweryId }: Pick<RidingPart, 'breweryId'>): PalletCause {
  if (cause === 'buyer') return 'buyer'
  return { breweryId: cause === 'brewery' ? breweryId : null }
}
