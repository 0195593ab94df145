import type { OrderPallet } from '../../../../shared/api/orders-api.ts'
import { isGivenUp, type OrderState } from '../../../../shared/orders/order-states.ts'
import type { ShippingOption } from '../../../../shared/orders/shipping-options.ts'
import {
  type GroupPalletPlan,
  type PalletLine,
  planGroupPallet,
} from '../../../../shared/pallet/plan-group-pallet.ts'

export type RidingPart = {
  id: string
  breweryId: string | null
  state: OrderState
  shippingOption: ShippingOption
  /** Of a part that missed its run: the one it travels on. */
  laterRunId: string | null
  /** The day of its run. */
  deliverBy: string | null
  /** Of what replaces units of a claim: it is sent on its own. */
  claimId?: string | null
}
export type RidingLine = {
  consignmentId: string
  position: number
  variantLabel: string | null
  volumeMl: number | null
  quantity: number
  quantitySent: number
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

/** Whether a part is Dray's own and carries the pallet of others: it then goes on without its accessories. */
export const carriesOthers = (
  { id, breweryId }: Pick<RidingPart, 'id' | 'breweryId'>,
  { isOnPallet, parts }: { isOnPallet: boolean; parts: readonly RidingPart[] },
): boolean => breweryId === null && isOnPallet && ridingParts(parts).some((part) => part.id !== id)

/** What rides on the order's own run, as the pallet is planned; of a part that missed it only what left with it. */
export const palletLines = (parts: readonly RidingPart[], lines: readonly RidingLine[]): PalletLine[] =>
  ridingParts(parts).flatMap((part) =>
    linesOf(part, lines, (line) => (part.laterRunId === null ? line.quantity : line.quantitySent)),
  )

/** What missed the order's run and follows on later ones: a list for each run, with its day. */
export function laterLines(
  parts: readonly RidingPart[],
  lines: readonly RidingLine[],
): { leavesOn: string; lines: PalletLine[] }[] {
  const late = ridingParts(parts).filter(({ laterRunId }) => laterRunId !== null)
  return [...Map.groupBy(late, ({ laterRunId }) => laterRunId).values()].map((own) => ({
    leavesOn: own[0]?.deliverBy ?? '',
    lines: own.flatMap((part) => restOf(part, lines)),
  }))
}

/** What has not left of a part, as a pallet carries it. */
export const restOf = (part: RidingPart, lines: readonly RidingLine[]): PalletLine[] =>
  linesOf(part, lines, ({ quantity, quantitySent }) => quantity - quantitySent)

const linesOf = (
  { id, breweryId }: RidingPart,
  lines: readonly RidingLine[],
  unitsOf: (line: RidingLine) => number,
): PalletLine[] =>
  lines
    .filter((line) => line.consignmentId === id && unitsOf(line) > 0)
    .map((line) => ({
      itemKey: `${id} ${line.position}`,
      teamId: breweryId,
      variantLabel: line.variantLabel,
      volumeMl: line.volumeMl,
      quantity: unitsOf(line),
    }))

/** The plan of what rides, with its weight in grams without the pallets. */
export function planRiding(lines: readonly PalletLine[], postcode: string | null, limitG?: number) {
  const plan = planGroupPallet(lines, postcode, limitG)
  return { plan, weightG: plan.shares.reduce((sum, { weightG }) => sum + weightG, 0) }
}

/** A plan as an order copies it. */
export const orderPallet = (plan: GroupPalletPlan, limitG?: number): OrderPallet => ({
  tariffDate: plan.tariffDate,
  zone: plan.zone,
  chargeMinor: plan.chargeMinor ?? 0,
  separateMinor: plan.separateMinor,
  leavesOn: null,
  ...(limitG !== undefined && { limitG }),
  pallets: palletsOf(plan),
})

/** The pallets of a plan as an order copies them. */
export const palletsOf = ({ pallets }: GroupPalletPlan): OrderPallet['pallets'] =>
  pallets.map(({ step, weightG, heightMm, chargeMinor }) => ({
    step: step.label,
    weightG,
    heightMm,
    chargeMinor,
  }))
