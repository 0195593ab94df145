import { randomUUID } from 'node:crypto'
import type { PhoneOrderQuote } from '../../../shared/api/phone-orders-api.ts'
import { runText } from '../../../shared/delivery/run-text.ts'
import { palletLimitG } from '../../../shared/pallet/pack-pallets.ts'
import { sellableUnits } from '../../../shared/prices/order-multiple.ts'
import type { Offer } from '../basket/offer.ts'
import { type BasketLineToOrder, withOffers } from '../basket/claim-basket.ts'
import type { Database } from '../../platform/database/database.ts'
import { partQuoteView, readSenders } from '../delivery-terms/quote-parts.ts'
import { RequestError } from '../../platform/errors/request-error.ts'
import { checkBasket, type OrderableLine } from '../orders/check-basket.ts'
import { deliverToPremises } from '../orders/deliver-to-premises.ts'
import { planDelivery, type PlannedDelivery } from '../orders/plan-delivery.ts'
import { planOrder } from '../orders/plan-order.ts'
import { requireInArea } from '../orders/require-group.ts'
import { servingRuns } from '../orders/runs/assign-run.ts'
import { fitLines } from '../orders/standing-orders/fit-lines.ts'
import type { PhoneLine } from './phone-order-tables.ts'
import type { PhoneSeller } from './phone-seller.ts'

type ToReckon = {
  clientId: string
  seller: PhoneSeller
  premisesId: string
  lines: readonly PhoneLine[]
  /** Whether the stock ledger holds units for these lines. */
  isReserved?: boolean
  now: Date
}
export type Reckoned = PhoneOrderQuote & {
  /** The lines as they can be ordered now. */
  fitted: PhoneLine[]
  /** What differs from the lines as they were read out, a sentence each; among the problems too. */
  differences: string[]
}

/** What lines read out on the phone come to now. Stores and locks nothing. */
export async function reckonPhoneOrder(
  database: Database,
  { clientId, seller, premisesId, lines, isReserved = false, now }: ToReckon,
): Promise<Reckoned> {
  const offered = await offersOf(database, { clientId, lines, isReserved, now })
  const { lines: fits, differences } = fitLines(
    offered.map(({ offer }, at) => ({ line: lines[at]!, offer })),
    { at: 'preview', breweryIds: seller.breweryIds },
  )
  const fitted = fits.map((line) => ({ ...line, lineId: randomUUID() }))
  const { lines: orderable } = checkBasket(
    fitted.map(asBasketLine).map((line) => ({
      ...line,
      offer: offered.find(({ itemId }) => itemId === line.itemId)?.offer ?? null,
    })),
    seller.group,
  )
  const { planned, limitG, postcode, delivery, problems } = await deliveryOf(database, {
    clientId,
    seller,
    premisesId,
    orderable,
    now,
  })
  const plan = planOrder({
    lines: orderable,
    options: new Map(),
    ...(planned && { delivery: planned }),
    palletTo: seller.group === null ? null : postcode,
    ...(limitG !== undefined && { limitG }),
  })
  const { goodsMinor = 0, depositsMinor = 0, shippingMinor = 0, vatMinor = 0, totalMinor = 0 } = plan ?? {}
  return {
    lines: (plan?.consignments ?? []).flatMap((part) =>
      part.lines.map(({ offer, quantity, unitPriceMinor, depositMinor }) => ({
        variantId: offer.itemId,
        quantity,
        unitPriceMinor,
        netMinor: quantity * unitPriceMinor,
        depositMinor: quantity * depositMinor,
      })),
    ),
    goodsMinor,
    depositsMinor,
    shippingMinor,
    vatMinor,
    totalMinor,
    delivery,
    problems: [...differences, ...problems],
    fitted,
    differences,
  }
}

/** As placing reads them: priced and checked again under its locks. */
export const asBasketLine = ({ lineId, kind, itemId, quantity, snapshot }: PhoneLine) => ({
  lineId,
  kind,
  itemId,
  quantity,
  baselinePriceMinor: snapshot.priceMinor,
  snapshot,
})

/** The lines with their present offers; units that are reserved for them can be bought by them. */
async function offersOf(
  database: Database,
  {
    clientId,
    lines,
    isReserved,
    now,
  }: Pick<ToReckon, 'clientId' | 'lines' | 'now'> & { isReserved: boolean },
): Promise<BasketLineToOrder[]> {
  const offered = await withOffers(database, { clientId, rows: lines.map(asBasketLine), now })
  if (!isReserved) return offered
  return offered.map((line) => ({ ...line, offer: line.offer && withUnits(line.offer, line.quantity) }))
}

function withUnits(offer: Offer, reserved: number): Offer {
  const availableUnits = offer.availableUnits + reserved
  const isSold = offer.priceMinor !== null && !offer.closure
  return {
    ...offer,
    availableUnits,
    maxQuantity: isSold ? sellableUnits(availableUnits, offer.orderMultiple) : 0,
  }
}

type Delivered = {
  planned?: PlannedDelivery
  limitG?: number | undefined
  postcode: string
  delivery: string | null
  problems: string[]
}

async function deliveryOf(
  database: Database,
  { clientId, seller, premisesId, orderable, now }: Omit<ToReckon, 'lines'> & { orderable: OrderableLine[] },
): Promise<Delivered> {
  const to = await deliverToPremises(database, { clientId, premisesId })
  const nowhere = { postcode: '', delivery: null }
  if (to === null) return { ...nowhere, problems: ['Choose where it goes: these premises are not there.'] }
  const postcode = to.contact.postcode ?? ''
  const problems: string[] = []
  const orSay = <Result>(work: () => Result): Result | undefined => {
    try {
      return work()
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      problems.push(error.message)
      return undefined
    }
  }
  const { group } = seller
  if (group !== null) {
    orSay(() => requireInArea(group, { postcode, field: 'premisesId' }))
    const [first] = await servingRuns(database, { groupId: group.id, postcode, now })
    if (first === undefined) problems.push(`${group.name} has no delivery run open for this address.`)
    const { run } = first ?? {}
    return {
      limitG: palletLimitG(to.handover.unloading ?? undefined, run && run.tailLiftKg * 1000),
      postcode,
      delivery: run === undefined ? null : runText({ day: run.day, cutOffAt: new Date(run.cutOffAt) }),
      problems,
    }
  }
  const teamIds = [...seller.breweryIds]
  const quote = await readSenders(database, { teamIds, now })
  const planned =
    orderable.length === 0
      ? undefined
      : orSay(() => planDelivery(quote, { lines: orderable, options: new Map(), postcode }))
  const [part] = quote(postcode, [{ teamId: seller.id, goodsMinor: goodsOf(orderable) }])
  const delivery = part === undefined ? null : partQuoteView(part, goodsOf(orderable)).hint
  return { ...(planned && { planned }), postcode, delivery, problems }
}

const goodsOf = (lines: readonly OrderableLine[]) =>
  lines.reduce((sum, { quantity, unitPriceMinor }) => sum + quantity * unitPriceMinor, 0)
