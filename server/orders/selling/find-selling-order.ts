import type { BreweryRole } from '../../../shared/accounts/roles.ts'
import type { SellingLine, SellingOrder } from '../../../shared/api/selling-api.ts'
import type { OrderVerb } from '../../../shared/orders/order-steps.ts'
import { isCreditedWhole } from '../../../shared/orders/charged-orders.ts'
import { isGivenUp } from '../../../shared/orders/order-states.ts'
import { deliveryText } from '../../../shared/orders/consignment-status.ts'
import { findSiteBusinesses } from '../../accounts/sites/find-site-businesses.ts'
import type { Database } from '../../database/database.ts'
import { findOrderDocuments } from '../../documents/read-documents.ts'
import { feeRateOf } from '../../payments/fee-rates.ts'
import { findClaimsToAnswer } from '../claims/claims-to-answer.ts'
import { openProposalRows, shipmentRows } from '../life-queries.ts'
import { findBringing } from '../life/run-times.ts'
import { orderEventRows } from '../order-event-queries.ts'
import { type LineRow, lineRows } from '../order-read-queries.ts'
import { eventView, shipmentView } from '../order-view.ts'
import { type Credit, lessCredits } from '../refunds/price-credits.ts'
import { creditRows } from '../refunds/refund-queries.ts'
import { pickRows } from '../picking/pick-queries.ts'
import { clocksOf } from './clocks-of.ts'
import { findSellingBuyer } from './find-selling-buyer.ts'
import { type LineShare, lineShares } from './line-shares.ts'
import { nextStep } from './next-step.ts'
import { findSellingPart } from './find-selling-part.ts'
import type { SellingPartRow } from './selling-order-queries.ts'
import { rowFields, seesMoney, stepsOfMember } from './selling-order-view.ts'

type Member = { breweryId: string; role: BreweryRole }

/**
 * An order as far as it is this brewery's: nothing of other breweries stands in it (SELL-19). Throws RequestError 404
 * for an order without a part of the brewery's, and before it is paid or owed.
 */
export async function findSellingOrder(
  database: Database,
  { breweryId, role }: Member,
  typed: string,
): Promise<SellingOrder> {
  const part = await findSellingPart(database, { breweryId }, typed)
  return viewPart(database, part, { breweryId, role, steps: stepsOfMember(part, role) })
}

/** A part of an order, as a role of its brewery sees it; the steps are the caller's. */
export async function viewPart(
  database: Database,
  part: SellingPartRow,
  { breweryId, role, steps }: { breweryId: string | null; role: BreweryRole; steps: OrderVerb[] },
): Promise<SellingOrder> {
  const { id, orderId, order, deliveryProof: proof } = part
  const isShown = seesMoney(role)
  const lines = await lineRows(database, [id])
  const picks = await pickRows(database, [id])
  const [proposal] = await openProposalRows(database, [id])
  const { shipments, lines: shipmentLines } = await shipmentRows(database, [id])
  const events = await orderEventRows(database, orderId)
  const buyer = await findSellingBuyer(database, order)
  const businesses = await findSiteBusinesses(database, order.clientId === null ? [] : [order.clientId])
  const bringing = isGivenUp(part.state) ? null : await findBringing(database, order, part)
  const clock = (await clocksOf(database, [part])).get(id) ?? null
  const claimed = await findClaimsToAnswer(database, [part])
  const credits = await creditRows(database, [id])
  const shares = await sharesOf(database, part, { lines, credits, breweryId, role })
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
      const picked = picks.find(({ position }) => position === line.position)?.units ?? null
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
    papers: isShown ? await papersOf(database, orderId, breweryId) : [],
    shipments: shipments.map((shipment) => shipmentView(shipment, shipmentLines)),
    deliveryProof: proof && { receivedBy: proof.receivedBy, at: proof.at, note: proof.note },
    // What concerns the whole order is its placing and its payment; notes there are the buyer's and Dray's.
    history: events
      .filter(({ consignmentId, verb }) =>
        // A gift of Dray's is none of the breweries' business.
        consignmentId === null ? verb !== 'refund' : consignmentId === id,
      )
      .map((event) => eventView(event)),
  }
}

function sellingLine(
  line: LineRow,
  { packing }: SellingPartRow,
  isShown: boolean,
): Omit<SellingLine, 'picked' | 'deposit' | 'quantityCredited' | 'feeMinor' | 'yoursMinor'> {
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
}

/** Owners and accounts people see what Dray takes and what is left, by line; null for others. */
async function sharesOf(
  database: Database,
  part: SellingPartRow,
  { breweryId, role, lines, credits }: Sharing,
): Promise<Map<number | 'delivery', LineShare> | null> {
  if (breweryId === null || (role !== 'owner' && role !== 'accounts')) return null
  const { orderId, order } = part
  const rate = await feeRateOf(database, { orderId, placedAt: order.placedAt, breweryId })
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

async function papersOf(database: Database, orderId: string, breweryId: string | null) {
  const documents = await findOrderDocuments(database, [orderId])
  return documents
    .filter(({ issuerId }) => issuerId === breweryId)
    .map(({ id, number, kind, totalMinor }) => ({ id, number, kind, totalMinor }))
}
