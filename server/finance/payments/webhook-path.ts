/** Where the payment provider sends its webhooks. */
export const webhookPath = '/webhooks/stripe'

/** Events of Stripe that the shop must get; each makes it read the payment that the event names. */
export const webhookEvents = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'payment_intent.processing',
  'payment_intent.requires_action',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
  'refund.created',
  'refund.updated',
  'refund.failed',
] as const
