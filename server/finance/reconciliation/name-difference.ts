import type { Database } from '../../platform/database/database.ts'

/** The order of a payment by the payment's id: its number, and the buyer's name. */
export type PaidOrder = { number: string; buyer: string }
/** Of the orders. */
export type PaidOrdersOf = (
  database: Database,
  paymentIds: readonly string[],
) => Promise<ReadonlyMap<string, PaidOrder>>

/** The key of a difference between `clearing` and the provider's balance that no single row explains. */
export const balanceKey = 'balance'

const ofPayments: Readonly<Record<string, string>> = {
  paid: 'Payment',
  provider_fee: 'Fee of the payment',
  refunded: 'Refund',
}
const ofProvider: Readonly<Record<string, string>> = {
  provider_payout: 'Payout to Dray’s bank',
  transfer: 'Transfer to a brewery',
  other: 'Row without an order',
}

/** The payment whose id is in a key of a booking; null where it is not of a payment. */
export function paymentIdOf(key: string): string | null {
  const [kind, id] = key.split(':')
  return kind !== undefined && Object.hasOwn(ofPayments, kind) ? (id ?? null) : null
}

/** What a difference is about, in words: 'Payment of D-1K7Q-X2PM (The Swan)', 'Row without an order: txn_1'. */
export function nameDifference(key: string, order: PaidOrder | undefined): string {
  const [kind = '', ...rest] = key.split(':')
  if (key === balanceKey) return 'The provider’s balance'
  const paid = Object.hasOwn(ofPayments, kind) ? ofPayments[kind] : undefined
  if (paid !== undefined && order !== undefined) return `${paid} of ${order.number} (${order.buyer})`
  const name = paid ?? (Object.hasOwn(ofProvider, kind) ? ofProvider[kind] : undefined)
  return name === undefined ? key : `${name}: ${rest.join(':')}`
}

/** The orders of these keys by key; keys of no order are missing. */
export async function ordersOfKeys(
  database: Database,
  keys: readonly string[],
  paidOrdersOf: PaidOrdersOf,
): Promise<ReadonlyMap<string, PaidOrder>> {
  const ids = keys.flatMap((key) => paymentIdOf(key) ?? [])
  const orders = ids.length === 0 ? new Map<string, PaidOrder>() : await paidOrdersOf(database, ids)
  return new Map(
    keys.flatMap((key) => {
      const order = orders.get(paymentIdOf(key) ?? '')
      return order === undefined ? [] : [[key, order] as const]
    }),
  )
}
