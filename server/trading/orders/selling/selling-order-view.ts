import type { BreweryRole } from '../../../../shared/accounts/roles.ts'
import type { PartClock, SellingOrderRow } from '../../../../shared/api/selling-api.ts'
import { isCharged } from '../../../../shared/orders/charged-orders.ts'
import { type OrderVerb, stepsOf } from '../../../../shared/orders/order-steps.ts'
import type { LineRow } from '../order-read-queries.ts'
import { nextStep } from './next-step.ts'
import type { SellingPartRow } from './selling-order-queries.ts'

type Surroundings = {
  role: BreweryRole
  clock: PartClock | null
  hasOpenClaim: boolean
  /** Of the trade account. */
  business: string | undefined
  /** The business of several sites that the pub is one of. */
  partOf: string | null
}

/** What people of the cellar see has no prices. */
export const seesMoney = (role: BreweryRole) => role !== 'cellar'

/** The name a brewery calls its customer by. */
export const pubOf = (
  { contact }: Pick<SellingPartRow['order'], 'contact'>,
  business: string | undefined,
): string =>
  business ?? (contact === null ? 'A pub that has left' : `${contact.firstname} ${contact.lastname}`)

/** The steps that a member can take with a part now. */
export const stepsOfMember = (
  { state, shippingOption, stateBefore, laterRunId, deliveryProof, order }: SellingPartRow,
  role: BreweryRole,
): OrderVerb[] =>
  stepsOf(state, role, {
    isPaid: isCharged(order.paymentState),
    isCollection: shippingOption === 'collection',
    stateBefore,
    isRestLeft: false,
    isRestAwaited: laterRunId !== null,
    isProven: deliveryProof !== null,
  })

/** What list and page of an order have in common. */
export function rowFields(
  part: SellingPartRow,
  { role, clock, hasOpenClaim, business, partOf }: Surroundings,
) {
  const { id, state, order, claimId, shippingOption, dispatchOn, deliverBy } = part
  return {
    part: id,
    number: order.number,
    isReplacement: claimId !== null,
    isClaimToAnswer: hasOpenClaim && (role === 'owner' || role === 'sales'),
    placedAt: new Date(order.placedAt).toISOString(),
    pub: pubOf(order, business),
    partOf,
    town: (order.shipTo ?? order.contact)?.towncity ?? '',
    state,
    clock,
    next: nextStep(state, stepsOfMember(part, role)),
    payment: order.paymentMethod,
    shippingOption,
    groupName: order.groupName,
    dispatchOn,
    deliverBy,
  }
}

/** A row of the list of orders; units are those agreed on. */
export function sellingRowView(
  part: SellingPartRow,
  lines: readonly LineRow[],
  given: Surroundings,
): SellingOrderRow {
  const going = lines.filter(({ quantity }) => quantity > 0)
  const { goodsMinor, depositsMinor, shippingMinor, vatMinor, totalMinor } = part
  const isShown = seesMoney(given.role)
  return {
    ...rowFields(part, given),
    beers: new Set(going.map(({ title }) => title)).size,
    units: going.reduce((sum, { quantity }) => sum + quantity, 0),
    netMinor: isShown ? goodsMinor + depositsMinor + shippingMinor : null,
    vatMinor: isShown ? vatMinor : null,
    totalMinor: isShown ? totalMinor : null,
  }
}
