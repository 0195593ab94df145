import { randomInt, randomUUID } from 'node:crypto'
import type { Order } from '../../../shared/api/orders-api.ts'
import { orderNumber, orderNumberAlphabet } from './order-number.ts'
import { hrefOf } from '../basket/offer.ts'
import type { Database } from '../../platform/database/database.ts'
import { findCollectionPlaces } from './find-collection-places.ts'
import { insertPalletPlan } from './pallet-plan-queries.ts'
import { insertOrder, type NewOrderLine } from './order-queries.ts'
import type { OrderRow } from './order-read-queries.ts'
import { orderView } from './order-view.ts'
import type { Placer } from './placer.ts'
import type { PlannedConsignment, PlannedOrder } from './plan-order.ts'

/** The inputs of a new order; the rest follows from them. */
type PlacedOrder = Omit<
  OrderRow,
  'id' | 'number' | 'formerClientId' | 'paymentReason' | 'refundedMinor' | 'paidAt'
>

/** What a part is before breweries know of it. */
const untouched = {
  state: 'placed' as const,
  tracking: null,
  creditedMinor: 0,
  claimId: null,
  stateBefore: null,
  stateSince: null,
  nation: 'england-and-wales' as const,
  daysOff: [],
  dispatchOn: null,
  deliverBy: null,
  laterRunId: null,
  laterPallets: 0,
  laterWeightG: 0,
  packing: null,
  deliveryProof: null,
  deadlineAt: null,
  deadlineStep: null,
}
type Storing = { order: PlacedOrder; plan: PlannedOrder; group: { slug: string } | null; placer: Placer }

/** Writes a new order with its consignments and lines, all copied; returns it with its number. */
export async function storeOrder(
  transaction: Database,
  { order, plan, group, placer }: Storing,
): Promise<Order> {
  const id = randomUUID()
  const planned = plan.consignments.map((consignment) => ({ ...consignment, id: randomUUID() }))
  const parts = {
    consignments: planned.map(({ brewery, lines: _lines, ...consignment }, position) => ({
      ...consignment,
      orderId: id,
      ...untouched,
      position,
      breweryId: brewery?.id ?? null,
      brewerySlug: brewery?.slug ?? null,
      breweryName: brewery?.name ?? null,
    })),
    lines: planned.flatMap((consignment) =>
      consignment.lines.map((line, position) => ({
        ...lineRow(line, group),
        consignmentId: consignment.id,
        position,
      })),
    ),
  }
  const number = await insertNumbered((drawn) =>
    insertOrder(transaction, { order: { ...order, id, number: drawn }, ...parts, placer }),
  )
  if (plan.pallet !== null && plan.pallet.pallets.length > 0) {
    const { chargeMinor } = plan.pallet
    await insertPalletPlan(transaction, {
      orderId: id,
      version: 1,
      plan: plan.pallet,
      chargeMinor,
      buyerMinor: chargeMinor,
      others: [],
      at: order.placedAt,
    })
  }
  return orderView(
    { ...order, number, formerClientId: null, paymentReason: null, refundedMinor: 0, paidAt: null },
    {
      ...parts,
      history: [placing(order.placedAt, placer)],
      proposals: [],
      shipments: [],
      shipmentLines: [],
      palletShares: null,
      collections: await findCollectionPlaces(transaction, parts.consignments, new Date(order.placedAt)),
      now: null,
    },
  )
}

const placing = (at: string, { role, name, onBehalf, note }: Placer) => ({
  at,
  verb: 'place' as const,
  breweryName: null,
  role,
  actorName: name,
  onBehalf,
  reason: null,
  cause: null,
  note,
})

/** Four characters are many; where a number is taken another is drawn, and longer ones in the end. */
async function insertNumbered(insert: (number: string) => Promise<boolean>): Promise<string> {
  for (const length of [4, 4, 4, 4, 5, 5, 6, 7, 8]) {
    const signs = Array.from({ length }, () => orderNumberAlphabet[randomInt(orderNumberAlphabet.length)])
    const number = orderNumber(signs.join(''))
    if (await insert(number)) return number
  }
  throw new Error('Every order number that was drawn is taken.')
}

function lineRow(
  {
    lineId,
    offer,
    quantity,
    unitPriceMinor,
    priceReason,
    vatRate,
    depositKind,
    depositMinor,
  }: PlannedConsignment['lines'][number],
  group: { slug: string } | null,
): Required<Omit<NewOrderLine, 'consignmentId' | 'position'>> & { id: string } {
  const { kind, itemId, title, variantLabel, volumeMl, imageUrl } = offer
  return {
    // The cart's line becomes the order's, so that stock knows it before it is stored.
    id: lineId,
    kind,
    itemId,
    title,
    variantLabel,
    volumeMl,
    abv: offer.abv ?? null,
    imageUrl,
    detailHref: hrefOf(offer, group?.slug),
    unitPriceMinor,
    basePriceMinor: priceReason?.kind === 'list' ? (offer.basePriceMinor ?? null) : null,
    priceReason,
    offerId: priceReason !== null && 'offerId' in priceReason ? priceReason.offerId : null,
    vatRate,
    duty: offer.duty ?? null,
    depositKind,
    depositMinor,
    quantityOrdered: quantity,
    quantity,
    quantitySent: 0,
    quantityAtDepot: 0,
    replacesPosition: null,
  }
}
