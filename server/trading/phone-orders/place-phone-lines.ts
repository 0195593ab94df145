import type { Order, PaymentMethod } from '../../../shared/api/orders-api.ts'
import type { Database } from '../../platform/database/database.ts'
import { premisesGone } from '../../platform/errors/standing-order-errors.ts'
import { deliverToPremises } from '../orders/deliver-to-premises.ts'
import type { StepDeps } from '../orders/order-deps.ts'
import { placeOrder } from '../orders/place-order.ts'
import type { Placer } from '../orders/placer.ts'
import { asBasketLine } from './reckon-phone-order.ts'
import type { PhoneLine } from './phone-order-tables.ts'

type Placing = {
  clientId: string
  groupId: string | null
  premisesId: string
  lines: readonly PhoneLine[]
  payment: PaymentMethod
  poNumber: string | null
  expectedTotalMinor: number
  placer: Placer
}

/** Places lines that were read out on the phone, by the rules of every order. Needs a transaction; throws as placeOrder. */
export async function placePhoneLines(
  transaction: Database,
  { clientId, groupId, premisesId, lines, payment, poNumber, expectedTotalMinor, placer }: Placing,
  deps: StepDeps,
): Promise<Order> {
  const delivery = await deliverToPremises(transaction, { clientId, premisesId })
  if (delivery === null) throw premisesGone()
  const { contact, handover } = delivery
  return placeOrder(transaction, {
    ...deps,
    clientId,
    listed: { lines: lines.map(asBasketLine), runId: null },
    placer,
    wanted: { groupId, payment, contact, handover: { ...handover, poNumber }, expectedTotalMinor },
  })
}
