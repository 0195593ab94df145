import type { StepCause } from '../../../../shared/orders/order-history.ts'
import type { OrderPallet } from '../../../../shared/api/orders-api.ts'
import { isSent } from '../../../../shared/orders/order-states.ts'
import {
  laterLines,
  orderPallet,
  palletLines,
  palletsOf,
  planRiding,
  type RidingLine,
  type RidingPart,
  ridingParts,
} from './riding.ts'
import { type PalletCause, type PalletShares, sharePallet } from './share-pallet.ts'

export type Riding = { parts: readonly RidingPart[]; lines: readonly RidingLine[] }
type Change = {
  shares: PalletShares
  /** As it was before the change. */
  pallet: OrderPallet
  postcode: string | null
  before: Riding
  after: Riding
  /** Where it goes afterwards, and what one pallet may weigh then; as before where absent. */
  to?: { postcode: string | null; limitG: number | undefined }
  cause: PalletCause
}

/**
 * The pallet that is left after a change of what rides, and who pays it; null where nothing changes, or all of it has
 * left. Once its run is firm the charge never falls; what missed the run travels on a pallet of its own (marketplace 8.2).
 */
export function palletAfter(change: Change): { plan: OrderPallet; shares: PalletShares } | null {
  const { shares, pallet, postcode, before, after, cause } = change
  if (ridingParts(before.parts).every(({ state }) => isSent(state) && state !== 'part_dispatched'))
    return null
  const from = { postcode, limitG: pallet.limitG }
  const { to = from } = change
  const planOf = ({ parts, lines }: Riding, goes: typeof from) => ({
    ...planRiding(palletLines(parts, lines), goes.postcode, goes.limitG),
    later: laterPlans({ parts, lines }, goes),
  })
  const [was, is] = [planOf(before, from), planOf(after, to)]
  const plannedMinor = is.plan.chargeMinor ?? shares.chargeMinor
  const bookedMinor = pallet.isBooked ? shares.chargeMinor - was.later.chargeMinor : 0
  const chargeMinor = Math.max(bookedMinor, plannedMinor) + is.later.chargeMinor
  const [wasG, isG] = [was.weightG + was.later.weightG, is.weightG + is.later.weightG]
  const isSameTour = is.plan.zone === was.plan.zone && to.limitG === from.limitG
  if (isG === wasG && chargeMinor === shares.chargeMinor && isSameTour) return null
  const { leavesOn = null, runText, isBooked } = pallet
  const plan = orderPallet(is.plan, to.limitG)
  const own = bookedMinor > plannedMinor ? bookedPallets(pallet, plan.pallets) : plan.pallets
  return {
    plan: {
      ...plan,
      leavesOn,
      ...(runText !== undefined && { runText }),
      ...(isBooked && { isBooked }),
      chargeMinor,
      pallets: [...own, ...is.later.pallets],
    },
    shares: sharePallet(shares, {
      chargeMinor,
      stayingG: isG,
      goingG: Math.max(0, wasG - isG),
      cause,
    }),
  }
}

/** Pallets that were booked stay booked, with what they carry now. */
const bookedPallets = ({ pallets }: OrderPallet, left: OrderPallet['pallets']): OrderPallet['pallets'] =>
  pallets
    .filter(({ leavesOn }) => leavesOn === undefined)
    .map((booked, at) => ({
      ...booked,
      weightG: left[at]?.weightG ?? 0,
      heightMm: left[at]?.heightMm ?? 0,
    }))

function laterPlans(
  { parts, lines }: Riding,
  { postcode, limitG }: { postcode: string | null; limitG: number | undefined },
) {
  const plans = laterLines(parts, lines).map(({ leavesOn, lines: riding }) => ({
    leavesOn,
    ...planRiding(riding, postcode, limitG),
  }))
  return {
    chargeMinor: plans.reduce((sum, { plan }) => sum + (plan.chargeMinor ?? 0), 0),
    weightG: plans.reduce((sum, { weightG }) => sum + weightG, 0),
    pallets: plans.flatMap(({ plan, leavesOn }) => palletsOf(plan).map((each) => ({ ...each, leavesOn }))),
  }
}

/** Who pays: the buyer, the brewery of the part, or Dray, which also pays what carriers and organisers cause. */
export function payerOf(cause: StepCause | null, { breweryId }: Pick<RidingPart, 'breweryId'>): PalletCause {
  if (cause === 'buyer') return 'buyer'
  return { breweryId: cause === 'brewery' ? breweryId : null }
}
