import { randomUUID } from 'node:crypto'
import type { Order } from '../../../../shared/api/orders-api.ts'
import { withOffers } from '../../basket/claim-basket.ts'
import type { Database } from '../../../platform/database/database.ts'
import {
  nothingToOrder,
  premisesGone,
  previewedPremisesGone,
} from '../../../platform/errors/standing-order-errors.ts'
import { findGroupDelivery } from '../../../catalogue/groups/find-group-delivery.ts'
import { deliverToPremises } from '../deliver-to-premises.ts'
import type { StepDeps } from '../order-deps.ts'
import { placeOrder } from '../place-order.ts'
import type { OccurrenceTerms, StandingLine } from '../standing-order-tables.ts'
import { fitLines, type FittedLines } from './fit-lines.ts'
import type { StandingOrderRow } from './standing-order-queries.ts'

export type Placing = {
  standingOrder: StandingOrderRow
  terms: OccurrenceTerms
  lines: readonly StandingLine[]
  runId: string | null
}

/** What of the lines of an occurrence can be ordered now. */
export async function fitOccurrence(
  database: Database,
  { standingOrder, lines }: Pick<Placing, 'standingOrder' | 'lines'>,
  { at, now }: { at: 'preview' | 'placing'; now: Date },
): Promise<FittedLines> {
  const { clientId, groupId } = standingOrder
  const group = groupId === null ? null : await findGroupDelivery(database, groupId)
  const offered = await withOffers(database, { clientId, rows: lines.map(asBasketLine), now })
  return fitLines(
    offered.map(({ offer }, index) => ({ line: lines[index]!, offer })),
    { at, breweryIds: group?.breweryIds ?? null },
  )
}

/**
 * Places fitted lines by the rules of every order. Needs a transaction; throws RequestError as placeOrder, and where
 * nothing is left to order or the premises are gone.
 */
export async function placeOccurrence(
  transaction: Database,
  { standingOrder, terms, lines, runId }: Placing,
  deps: StepDeps,
): Promise<Order> {
  if (lines.length === 0) throw nothingToOrder()
  const { clientId, groupId, collections: shipping } = standingOrder
  const { payment, wish, premisesId } = terms
  const delivery = await deliverToPremises(transaction, { clientId, premisesId })
  if (delivery === null)
    throw premisesId === standingOrder.premisesId ? premisesGone() : previewedPremisesGone()
  return placeOrder(transaction, {
    ...deps,
    clientId,
    listed: { lines: lines.map(asBasketLine), runId },
    wanted: {
      groupId,
      shipping,
      payment,
      wish,
      ...delivery,
    },
  })
}

export const asBasketLine = ({ kind, itemId, quantity, snapshot }: StandingLine) => ({
  // The order's line takes it.
  lineId: randomUUID(),
  kind,
  itemId,
  quantity,
  // fitLines has compared what the buyer pays; the order compares the plain price of that moment.
  baselinePriceMinor: snapshot.priceMinor,
  snapshot,
})
