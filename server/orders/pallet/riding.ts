import type { OrderPallet } from '../../../shared/api/orders-api.ts'
import { isGivenUp, type OrderState } from '../../../shared/orders/order-states.ts'
import type { ShippingOption } from '../../../shared/orders/shipping-options.ts'
import {
  type GroupPalletPlan,
  type PalletLine,
  planGroupPallet,
} from '../../../shared/pallet/plan-group-pallet.ts'

export type RidingPart = {
  id: string
  breweryId: string | null
  state: OrderState
  shippingOption: ShippingOption
  /** Of what replaces units of a claim: it is sent by itself. */
  claimId?: string | null
}
export type RidingLine = {
  consignmentId: string
  position: number
  variantLabel: string | null
  volumeMl: number | null
  quantity: number
}

/** The parts of a group's order that its pallet carries, or would; Dray's own where it has units. */
export const ridingParts = <P extends RidingPart>(parts: readonly P[]): P[] =>
  parts.filter(
    ({ shippingOption, state, claimId = null }) =>
      shippingOption === 'delivery' && !isGivenUp(state) && claimId === null,
  )

/** Dray's own part of an order without accessories: it is the pallet, and follows what rides on it. */
export const isPalletAlone = (
  { id, breweryId }: Pick<RidingPart, 'id' | 'breweryId'>,
  lines: readonly Pick<RidingLine, 'consignmentId' | 'quantity'>[],
): boolean =>
  breweryId === null && lines.every(({ consignmentId, quantity }) => consignmentId !== id || quantity === 0)

/** What rides, as the pallet is planned. */
export function palletLines(parts: readonly RidingPart[], lines: readonly RidingLine[]): PalletLine[] {
  return ridingParts(parts).flatMap(({ id, breweryId }) =>
    lines
      .filter(({ consignmentId, quantity }) => consignmentId === id && quantity > 0)
      .map(({ position, variantLabel, volumeMl, quantity }) => ({
        itemKey: `${id} ${position}`,
        teamId: breweryId,
        variantLabel,
        volumeMl,
        quantity,
      })),
  )
}

/** The plan of what rides, with its weight in grams without the pallets. */
export function planRiding(lines: readonly PalletLine[], postcode: string | null) {
  const plan = planGroupPallet(lines, postcode)
  return { plan, weightG: plan.shares.reduce((sum, { weightG }) => sum + weightG, 0) }
}

/** A plan as an order copies it. */
export const orderPallet = (plan: GroupPalletPlan, leavesOn: string | null): OrderPallet => ({
  tariffDate: plan.tariffDate,
  zone: plan.zone,
  chargeMinor: plan.chargeMinor ?? 0,
  separateMinor: plan.separateMinor,
  leavesOn,
  pallets: plan.pallets.map(({ step, weightG, heightMm, chargeMinor }) => ({
    step: step.label,
    weightG,
    heightMm,
    chargeMinor,
  })),
})
