import type { OrderRole, OrderVerb } from '../../../../shared/orders/order-steps.ts'

/** What a credit note gives as its reason: the words that came with the step, unless they are about a delivery. */
export function creditReason(
  { verb, ...said }: { verb: OrderVerb; note?: string | null | undefined },
  role: OrderRole,
): string {
  if (said.note && verb !== 'deliver') return said.note
  if (verb === 'cancel' && role === 'buyer') return 'Cancelled by the buyer.'
  return reasons[verb] ?? 'The order was changed.'
}

const reasons: Partial<Record<OrderVerb, string>> = {
  agree: 'Changed as the brewery proposed and the buyer agreed.',
  decline_lines: 'The brewery cannot send it as ordered.',
  decline_part: 'The brewery cannot send it as ordered.',
  refuse: 'The brewery cannot send it.',
  cancel: 'Cancelled.',
  close_rest: 'What had not left is not sent.',
  deliver: 'What had not left is not sent.',
  settle_claim: 'A claim was admitted.',
}
