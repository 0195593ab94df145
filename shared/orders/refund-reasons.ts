/** Why money goes back after a part was sent. */
export const refundReasons = [
  'missing',
  'damaged',
  'wrong',
  'quality',
  'late',
  'price',
  'return',
  'goodwill',
] as const
export type RefundReason = (typeof refundReasons)[number]
/** A lost dispute is credited too, by its own decision alone, and a deposit once its container is back. */
export type BookedReason = RefundReason | 'dispute' | 'container_back'

/** Who pays what a refund costs. */
export const refundBearers = ['brewery', 'carrier', 'dray'] as const
export type RefundBearer = (typeof refundBearers)[number]

/** A reason as it is on a credit note and in mails. */
export const refundReasonText: Readonly<Record<BookedReason, string>> = {
  missing: 'Missing',
  damaged: 'Damaged',
  wrong: 'Not what was ordered',
  quality: 'Not good enough to sell',
  late: 'Late',
  price: 'Charged at a wrong price',
  return: 'Taken back',
  goodwill: 'Goodwill',
  container_back: 'The container is back',
  dispute: 'The buyer’s bank took the payment back',
}
