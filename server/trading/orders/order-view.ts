import {
  namedItems,
  type Order,
  type OrderConsignment,
  type OrderLine,
  type OrderProposal,
  type OrderSummary,
} from '../../../shared/api/orders-api.ts'
import { comingDays, deliveryText, dispatchText } from '../../../shared/orders/consignment-status.ts'
import type { Substitute } from '../../../shared/orders/proposal.ts'
import type { StepCause } from '../../../shared/orders/order-history.ts'
import { isCharged } from '../../../shared/orders/charged-orders.ts'
import { isGivenUp } from '../../../shared/orders/order-states.ts'
import { stepsOf } from '../../../shared/orders/order-steps.ts'
import type { ProposalRow, ShipmentLineRow, ShipmentRow } from './life-queries.ts'
import { linesAfter, outcomeOf, type ProposalAnswer } from './life/proposal-outcome.ts'
import { payerOf } from './pallet/pallet-after.ts'
import { palletOutcome, type PalletOrder } from './pallet/pallet-outcome.ts'
import { carriesOthers, isPalletAlone } from './pallet/riding.ts'
import { causeOfCancel, phoneView } from './phone-view.ts'
import type { CollectionPlaces } from './find-collection-places.ts'
import type { PalletShares } from './pallet/share-pallet.ts'
import type { OrderEventRow } from './order-event-queries.ts'
import type { ConsignmentRow, LineRow, OrderRow } from './order-read-queries.ts'

type Viewed = Omit<OrderRow, 'id' | 'clientId'>
type ViewedLine = Omit<LineRow, 'id'>
type ViewedEvent = Omit<
  OrderEventRow,
  'id' | 'orderId' | 'consignmentId' | 'fromState' | 'toState' | 'actorId' | 'means'
>
type Parts = { consignments: readonly ConsignmentRow[]; lines: readonly ViewedLine[] }
/** What followed after an order was placed; nothing of it for a new one. */
export type OrderLife = {
  history: readonly ViewedEvent[]
  proposals: readonly ProposalRow[]
  shipments: readonly ShipmentRow[]
  shipmentLines: readonly ShipmentLineRow[]
  /** Who pays the pallet; null for orders without a plan of it. */
  palletShares: PalletShares | null
  /** Where and when parts are collected, by brewery. */
  collections: CollectionPlaces
  /** When its buyer reads it: what a cancellation costs can depend on it. Null for other readers. */
  now: Date | null
}

const moment = (time: string | null) => time && new Date(time).toISOString()

/** An order as the wire knows it, from what was copied when it was placed. */
export function orderView(row: Viewed, { consignments, lines, ...life }: Parts & OrderLife): Order {
  const { groupId, groupSlug, groupName, contact, shipTo } = row
  const { palletShares: shares } = life
  const postcode = (shipTo ?? contact)?.postcode ?? null
  const phone = phoneView(row.placedAt, life.history)
  const pallet = shares && row.pallet && { shares, pallet: row.pallet, postcode, parts: consignments, lines }
  return {
    number: row.number,
    state: row.state,
    placedAt: moment(row.placedAt)!,
    paidAt: moment(row.paidAt),
    payment: {
      method: row.paymentMethod,
      state: row.paymentState,
      reservedUntil: moment(row.reservedUntil),
      held: row.stockHold !== 'none',
      reason: row.paymentReason,
      refundedMinor: row.refundedMinor,
    },
    group: groupId === null ? null : { id: groupId, slug: groupSlug ?? '', name: groupName ?? '' },
    contact,
    shipTo,
    consignments: consignments.map((consignment) =>
      consignmentView(
        consignment,
        lines.filter(({ consignmentId }) => consignmentId === consignment.id),
        {
          isOnPallet: row.pallet !== null,
          isPaid: isCharged(row.paymentState),
          all: consignments,
          pallet,
          causeOfCancel: causeOfCancel({ ...phone, placedAt: row.placedAt, now: life.now }),
          ...life,
        },
      ),
    ),
    pallet: row.pallet,
    handover: row.handover,
    wish: row.wish,
    history: life.history.map(eventView),
    ...phone,
    ...sumsView(row),
  }
}

type Surroundings = {
  isOnPallet: boolean
  isPaid: boolean
  all: readonly ConsignmentRow[]
  pallet: PalletOrder | null
  causeOfCancel: (state: ConsignmentRow['state']) => StepCause
}

function consignmentView(
  row: ConsignmentRow,
  lines: readonly ViewedLine[],
  { isOnPallet, isPaid, all, pallet, causeOfCancel, ...life }: OrderLife & Surroundings,
): OrderConsignment {
  const { id, breweryId, brewerySlug, breweryName, state, shippingOption, tracking } = row
  const { dispatchOn, deliverBy, deliveryProof: proof, creditedMinor } = row
  const proposal = life.proposals.find(({ consignmentId }) => consignmentId === id)
  const shipments = life.shipments.filter(({ consignmentId }) => consignmentId === id)
  const steps = stepsOf(state, 'buyer', {
    isPaid,
    isCollection: shippingOption === 'collection',
    stateBefore: row.stateBefore,
    isRestLeft: false,
    isRestAwaited: row.laterRunId !== null,
  })
  const collection =
    shippingOption === 'collection' && breweryId !== null ? life.collections.get(breweryId) : undefined
  const isAlone = isPalletAlone(row, lines)
  // What is left of a part is answered for while a later run is proposed for it.
  const open = steps.filter((verb) => proposal || (verb !== 'agree' && verb !== 'decline_part'))
  return {
    id,
    team: breweryId === null ? null : { id: breweryId, slug: brewerySlug ?? '', name: breweryName ?? '' },
    state,
    steps: isAlone ? [] : open,
    shippingOption,
    shippingLabel: deliveryText(
      { shippingOption, ...(row.delivery && { delivery: row.delivery }) },
      { shippingMinor: row.shippingMinor, isOnPallet },
    ),
    tracking,
    ...(row.delivery && { delivery: row.delivery }),
    dispatchOn,
    deliverBy,
    proposal: proposal ? proposalView(proposal, { row, lines, all, pallet }) : null,
    cancellation:
      isPaid && !isAlone && steps.includes('cancel')
        ? cancellationView(row, pallet, causeOfCancel(state))
        : null,
    shipments: shipments.map((shipment) => shipmentView(shipment, life.shipmentLines)),
    deliveryProof: proof && { receivedBy: proof.receivedBy, at: proof.at, note: proof.note },
    ...(collection !== undefined && { collection }),
    ...(row.claimId !== null && { claimId: row.claimId }),
    lines: lines.map(lineView),
    ...sumsView(row),
    creditedMinor,
  }
}

function cancellationView(
  row: ConsignmentRow,
  pallet: PalletOrder | null,
  cause: StepCause,
): NonNullable<OrderConsignment['cancellation']> {
  const { backMinor, ...costs } = palletOutcome(pallet, row, { left: null, cause: payerOf(cause, row) })
  const isCarrier = pallet !== null && row.breweryId === null
  return {
    backMinor: isCarrier ? backMinor : row.totalMinor + backMinor,
    pallet: costs.wasMinor === costs.minor ? null : costs,
  }
}

export function eventView({ at, verb, breweryName, ...event }: ViewedEvent): Order['history'][number] {
  const { role, actorName: name, onBehalf, reason, cause, note } = event
  return {
    at: moment(at)!,
    what: verb,
    teamName: breweryName,
    by: { role, name, onBehalf },
    reason,
    cause,
    note,
  }
}

export function shipmentView(
  { id, sentAt, carrier, tracking }: ShipmentRow,
  lines: readonly ShipmentLineRow[],
): OrderConsignment['shipments'][number] {
  const own = lines.filter(({ shipmentId }) => shipmentId === id)
  return {
    sentAt: moment(sentAt)!,
    carrier,
    tracking,
    lines: own.map(({ position, units }) => ({ position, units })),
  }
}

function proposalView(
  proposal: ProposalRow,
  {
    row,
    lines,
    all,
    pallet,
  }: {
    row: ConsignmentRow
    lines: readonly ViewedLine[]
    all: readonly ConsignmentRow[]
    pallet: PalletOrder | null
  },
): OrderProposal {
  const others = all.filter(({ id, state }) => id !== row.id && !isGivenUp(state))
  const othersMinor = others.reduce((sum, { totalMinor }) => sum + totalMinor, 0)
  const { shippingMinor, vatByRate } = row
  const goesOn = carriesOthers(row, { isOnPallet: pallet !== null, parts: all })
  const stands = { lines, proposal, shippingMinor, vatByRate, goesOn }
  const totalAfter = (answer: ProposalAnswer, pallet = shippingMinor) =>
    outcomeOf(answer, { ...stands, shippingMinor: pallet })?.sums.totalMinor ?? 0
  const after = (answer: ProposalAnswer) => {
    const outcome = outcomeOf(answer, stands)
    const { backMinor, wasMinor, minor } = palletOutcome(pallet, row, {
      left: outcome && linesAfter(lines, outcome),
      cause: { breweryId: row.breweryId },
    })
    // The part that carries the pallet has its charge among its own sums.
    const left = totalAfter(answer, goesOn && wasMinor > 0 ? minor : shippingMinor)
    const elsewhereMinor = goesOn ? 0 : backMinor
    return {
      totalMinor: othersMinor + left - elsewhereMinor,
      backMinor: row.totalMinor - left + elsewhereMinor,
    }
  }
  const isLineLeft = proposal.dispatchOn === null && outcomeOf('decline_lines', stands) !== null
  return {
    lines: proposal.lines.map(({ position, units, substitute }) => ({
      position,
      units,
      substitute: substitute && substituteView(substitute),
    })),
    dispatchOn: proposal.dispatchOn,
    note: proposal.note,
    proposedAt: moment(proposal.proposedAt)!,
    answerBy: moment(proposal.answerBy)!,
    agree: after('agree'),
    declineLines: isLineLeft ? after('decline_lines') : null,
    declinePart: after('decline_part'),
  }
}

function substituteView(substitute: Substitute) {
  const { itemId, title, variantLabel, detailHref, unitPriceMinor, basePriceMinor = null, units } = substitute
  return { itemId, title, variantLabel, detailHref, unitPriceMinor, basePriceMinor, units }
}

function lineView(row: ViewedLine): OrderLine {
  const { kind, itemId, title, variantLabel, volumeMl, imageUrl, detailHref, quantityOrdered } = row
  const { unitPriceMinor, basePriceMinor, priceReason = null, vatRate, duty } = row
  const { quantity, quantitySent, replacesPosition } = row
  return {
    kind,
    itemId,
    title,
    variantLabel,
    volumeMl,
    imageUrl,
    detailHref,
    unitPriceMinor,
    basePriceMinor,
    priceReason,
    vatRate,
    duty,
    quantityOrdered,
    quantity,
    quantitySent,
    replacesPosition,
    netMinor: quantity * unitPriceMinor,
  }
}

function sumsView({
  goodsMinor,
  depositsMinor,
  shippingMinor,
  vatByRate,
  vatMinor,
  totalMinor,
}: Viewed | ConsignmentRow) {
  return { goodsMinor, depositsMinor, shippingMinor, vatByRate, vatMinor, totalMinor }
}

/** An order in a list of them. */
export function orderSummaryView(
  row: OrderRow,
  {
    consignments,
    lines,
    settledOn,
    site,
    proposals,
  }: Parts & Pick<OrderSummary, 'settledOn' | 'site'> & Pick<OrderLife, 'proposals'>,
): OrderSummary {
  const ordered = consignments.flatMap(({ id }) => lines.filter(({ consignmentId }) => consignmentId === id))
  const names = [...new Set(ordered.map(({ title }) => title))]
  const { pallet } = row
  const standing = { placedAt: moment(row.placedAt)!, pallet, payment: { state: row.paymentState } }
  return {
    number: row.number,
    state: row.state,
    paymentState: row.paymentState,
    settledOn,
    site,
    placedAt: moment(row.placedAt)!,
    groupName: row.groupName,
    itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    totalMinor: row.totalMinor,
    items: names.slice(0, namedItems),
    itemNames: names.length,
    answerBy: moment(
      proposals
        .map(({ answerBy }) => answerBy)
        .toSorted()
        .at(0) ?? null,
    ),
    consignments: consignments.map((part) => {
      const { breweryName, state, totalMinor, shippingOption, delivery, dispatchOn, deliverBy } = part
      const own = { state, shippingOption, dispatchOn, deliverBy, ...(delivery && { delivery }) }
      return {
        teamName: breweryName,
        state,
        shippingOption,
        totalMinor,
        comes: dispatchText(standing, own),
        days: comingDays(standing, own),
      }
    }),
  }
}
