import type { BreweryRole } from '../../../../shared/accounts/roles.ts'
import type { SellingLine, SellingOrder } from '../../../../shared/api/selling-api.ts'
import type { OrderVerb } from '../../../../shared/orders/order-steps.ts'
import { isCreditedWhole } from '../../../../shared/orders/charged-orders.ts'
import { isGivenUp } from '../../../../shared/orders/order-states.ts'
import { deliveryText } from '../../../../shared/orders/consignment-status.ts'
import { findSiteBusinesses } from '../../../identity/accounts/sites/find-site-businesses.ts'
import type { Database } from '../../../platform/database/database.ts'
import { findOrderDocuments } from '../../../finance/documents/read-documents.ts'
import { feeRatesOf } from '../../../finance/payments/fee-rates.ts'
import { findClaimsToAnswer } from '../claims/claims-to-answer.ts'
import { openProposalRows, shipmentRows } from '../life-queries.ts'
import { findBringings } from '../life/run-times.ts'
import { eventRowsOfOrders } from '../order-event-queries.ts'
import { type LineRow, lineRows } from '../order-read-queries.ts'
import { eventView, shipmentView } from '../order-view.ts'
import { type Credit, lessCredits } from '../refunds/price-credits.ts'
import { creditRows } from '../refunds/refund-queries.ts'
import { pickRows } from '../picking/pick-queries.ts'
import { findOnHand } from '../../stock/read-stock.ts'
import { clocksOf } from './clocks-of.ts'
import { findSellingBuyers } from './find-selling-buyer.ts'
import { type LineShare, lineShares } from './line-shares.ts'
import { nextStep } from './next-step.ts'
import { findSellingPart } from './find-selling-part.ts'
import type { SellingPartRow } from './selling-order-queries.ts'
import { rowFields, seesMoney, stepsOfMember } from './selling-order-view.ts'

type Member = { breweryId: string; role: BreweryRole }

/**
 * An order as far as it is this brewery's: nothing of other breweries is in it (SELL-19). Throws RequestError 404
 * for an order without a part of the brewery's, and before it is paid or owed.
 */
export async function findSellingOrder(
  database: Database,
  { breweryId, role }: Member,
  typed: string,
): Promise<SellingOrder> {
  const part = await findSellingPart(database, { breweryId }, typed)
  const viewer = { breweryId, role, steps: stepsOfMember(part, role) }
  const [view] = await viewParts(database, [{ part, viewer }])
  return view!
}

/** Who sees a part, with the steps that are the caller's. */
type Viewer = { breweryId: string | null; role: BreweryRole; steps: OrderVerb[] }

/** Parts of orders, each as a role of its brewery sees it. */
export async function viewParts(
  database: Database,
  viewed: readonly { part: SellingPartRow; viewer: Viewer }[],
): Promise<SellingOrder[]> {
  const parts = viewed.map(({ part }) => part)
  const around = await readAround(database, parts)
  return viewed.map(({ part, viewer }) => viewPart(part, viewer, around))
}

type Around = Awaited<ReturnType<typeof readAround>>

/** What these parts are shown with, each in one statement for all of them. */
async function readAround(database: Database, parts: readonly SellingPartRow[]) {
  const ids = parts.map(({ id }) => id)
  const orderIds = [...new Set(parts.map(({ orderId }) => orderId))]
  const orders = parts.map(({ order }) => order)
  const clientIds = [...new Set(orders.flatMap(({ clientId }) => clientId ?? []))]
  const sold = parts.flatMap(({ orderId, breweryId, order: { placedAt } }) =>
    breweryId === null ? [] : [{ orderId, placedAt, breweryId }],
  )
  const lines = await lineRows(database, ids)
  const placed = new Set(parts.filter(({ state }) => state === 'placed').map(({ id }) => id))
  const toAnswer = lines.flatMap(({ consignmentId, kind, itemId }) =>
    consignmentId !== null && placed.has(consignmentId) ? [{ kind, itemId }] : [],
  )
  return {
    lines,
    onHand: await findOnHand(database, toAnswer),
    picks: await pickRows(database, ids),
    proposals: await openProposalRows(database, ids),
    sent: await shipmentRows(database, ids),
    events: await eventRowsOfOrders(database, orderIds),
    buyerOf: await findSellingBuyers(database, orders),
    businesses: await findSiteBusinesses(database, clientIds),
    bringingOf: await findBringings(database, parts),
    clocks: await clocksOf(database, parts),
    claimed: await findClaimsToAnswer(database, parts),
    credits: await creditRows(database, ids),
    documents: await findOrderDocuments(database, orderIds),
    rateOf: await feeRatesOf(database, sold),
  }
}

function viewPart(
  part: SellingPartRow,
  { breweryId, role, steps }: Viewer,
  { picks, clocks, claimed, businesses, ...around }: Around,
): SellingOrder {
  const { id, orderId, order, deliveryProof: proof } = part
  const isShown = seesMoney(role)
  const isOwn = ({ consignmentId }: { consignmentId: string | null }) => consignmentId === id
  const lines = around.lines.filter(isOwn)
  const credits = around.credits.filter(isOwn)
  const proposal = around.proposals.find(isOwn)
  const shipments = around.sent.shipments.filter(isOwn)
  const events = around.events.filter((event) => event.orderId === orderId)
  const buyer = around.buyerOf(order)
  const bringing = isGivenUp(part.state) ? null : around.bringingOf(part)
  const clock = clocks.get(id) ?? null
  const shares = sharesOf(part, { lines, credits, breweryId, role, rateOf: around.rateOf })
  const left = lessCredits(part, lines, isCreditedWhole(part) ? [] : credits).lines
  const sum = (minor: number) => (isShown ? minor : null)
  return {
    id,
    ...rowFields(part, {
      role,
      clock,
      hasOpenClaim: claimed.has(id),
      business: buyer.business,
      partOf: businesses.get(order.clientId ?? '')?.name ?? null,
    }),
    steps,
    next: nextStep(part.state, steps),
    paymentState: order.paymentState,
    shippingLabel: deliveryText(
      { shippingOption: part.shippingOption, ...(part.delivery && { delivery: part.delivery }) },
      { shippingMinor: part.shippingMinor, isOnPallet: order.pallet !== null },
    ),
    tracking: part.tracking,
    wish: order.wish,
    buyer,
    run:
      bringing && order.groupSlug !== null
        ? { id: bringing.run.id, group: order.groupSlug, day: bringing.run.day, text: bringing.text }
        : null,
    lines: lines.map((line) => {
      const picked = picks.find((pick) => isOwn(pick) && pick.position === line.position)?.units ?? null
      const credited = credits.filter(({ what, position }) => what === 'units' && position === line.position)
      return {
        ...sellingLine(line, part, isShown),
        deposit: isShown
          ? depositOf(
              part,
              left.find(({ position }) => position === line.position),
            )
          : null,
        picked,
        onHand: part.state === 'placed' ? (around.onHand.get(line.itemId) ?? null) : null,
        quantityCredited: credited.reduce((all, { units }) => all + units, 0),
        feeMinor: shares?.get(line.position)?.feeMinor ?? null,
        yoursMinor: shares?.get(line.position)?.yoursMinor ?? null,
      }
    }),
    proposal: proposal
      ? {
          lines: proposal.lines.map(({ position, units, substitute }) => ({
            position,
            units,
            substitute: substitute && {
              title: [substitute.title, substitute.variantLabel].filter(Boolean).join(', '),
              units: substitute.units,
              unitPriceMinor: sum(substitute.unitPriceMinor),
              basePriceMinor: isShown ? (substitute.basePriceMinor ?? null) : null,
            },
          })),
          dispatchOn: proposal.dispatchOn,
          note: proposal.note,
          answerBy: new Date(proposal.answerBy).toISOString(),
        }
      : null,
    goodsMinor: sum(part.goodsMinor),
    depositsMinor: sum(part.depositsMinor),
    shippingMinor: sum(part.shippingMinor),
    vatMinor: sum(part.vatMinor),
    totalMinor: sum(part.totalMinor),
    creditedMinor: sum(part.creditedMinor),
    fee: feeOf(shares),
    papers: isShown ? documentsOf(around.documents, orderId, breweryId) : [],
    shipments: shipments.map((shipment) => shipmentView(shipment, around.sent.lines)),
    deliveryProof: proof && { receivedBy: proof.receivedBy, at: proof.at, note: proof.note },
    // What concerns the whole order is its placing and its payment; notes there are the buyer's and Dray's.
    history: events
      .filter(({ consignmentId, verb }) =>
        // A gift of Dray's does not concern the breweries.
        consignmentId === null ? verb !== 'refund' : consignmentId === id,
      )
      .map((event) => eventView(event)),
  }
}

function sellingLine(
  line: LineRow,
  { packing }: SellingPartRow,
  isShown: boolean,
): Omit<SellingLine, 'picked' | 'onHand' | 'deposit' | 'quantityCredited' | 'feeMinor' | 'yoursMinor'> {
  const { position, title, variantLabel, imageUrl, quantityOrdered, quantity, quantitySent } = line
  const packed = packing?.find((each) => each.position === position)
  return {
    position,
    title,
    variantLabel,
    imageUrl,
    quantityOrdered,
    quantity,
    packed: packed?.units ?? null,
    batch: packed?.batch ?? null,
    bestBefore: packed?.bestBefore ?? null,
    quantitySent,
    replacesPosition: line.replacesPosition,
    unitPriceMinor: isShown ? line.unitPriceMinor : null,
    priceReason: isShown ? line.priceReason : null,
    netMinor: isShown ? line.quantity * line.unitPriceMinor : null,
    vatRate: line.vatRate,
    dutyMinor: isShown ? (line.duty?.minor ?? null) : null,
  }
}

/** The deposit on each container of a line, and how many of them it still charges. */
const depositOf = (
  part: SellingPartRow,
  line: (Pick<LineRow, 'depositMinor'> & { depositUnits: number }) | undefined,
): SellingLine['deposit'] =>
  line === undefined || line.depositMinor === 0
    ? null
    : { netMinor: line.depositMinor, unitsLeft: isCreditedWhole(part) ? 0 : line.depositUnits }

type Sharing = {
  breweryId: string | null
  role: BreweryRole
  lines: readonly LineRow[]
  credits: readonly Credit[]
  rateOf: Around['rateOf']
}

/** Owners and accounts people see what Dray takes and what is left, by line; null for others. */
function sharesOf(
  part: SellingPartRow,
  { breweryId, role, lines, credits, rateOf }: Sharing,
): Map<number | 'delivery', LineShare> | null {
  if (breweryId === null || (role !== 'owner' && role !== 'accounts')) return null
  const { orderId, order } = part
  const rate = rateOf({ orderId, placedAt: order.placedAt, breweryId })
  return lineShares(part, { lines, credits, rate })
}

function feeOf(shares: Map<number | 'delivery', LineShare> | null): SellingOrder['fee'] {
  if (shares === null) return null
  const all = [...shares.values()]
  return {
    feeMinor: all.reduce((sum, { feeMinor }) => sum + feeMinor, 0),
    yoursMinor: all.reduce((sum, { yoursMinor }) => sum + yoursMinor, 0),
  }
}

const documentsOf = (documents: Around['documents'], orderId: string, breweryId: string | null) =>
  documents
    .filter((document) => document.orderId === orderId && document.issuerId === breweryId)
    .map(({ id, number, kind, totalMinor }) => ({ id, number, kind, totalMinor }))
