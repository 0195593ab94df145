/** What a webhook of a brewery may be called for; a consignment is a part of an order. */
export const breweryEvents = [
  'consignment.placed',
  'consignment.proposed',
  'consignment.accepted',
  'consignment.refused',
  'consignment.cancelled',
  'consignment.packed',
  'consignment.part_dispatched',
  'consignment.dispatched',
  'consignment.delivered',
  'consignment.claimed',
  'consignment.closed',
  'refund.made',
  'document.issued',
  'stock.low',
  'stock.counted',
  'beer.changed',
  'payout.sent',
  'payout.held',
  'run.closed',
  'run.firm',
  'run.departed',
  'run.cancelled',
  'import.finished',
  'token.ending',
] as const
type BreweryEvent = (typeof breweryEvents)[number]

const ofBreweriesAlone = ['stock.', 'beer.', 'payout.', 'import.']
/** The same of a buyer: of the own orders, their documents and runs, and of orders that wait for approval. */
export const buyerEvents = [
  ...breweryEvents.filter((event) => !ofBreweriesAlone.some((start) => event.startsWith(start))),
  'order_request.requested',
  'order_request.approved',
  'order_request.declined',
  'order_request.withdrawn',
  'order_request.expired',
] as const
export type WebhookEvent = BreweryEvent | (typeof buyerEvents)[number]

/** What `Send a test` sends; it cannot be chosen. */
export const testEvent = 'webhook.test'

/** Why a webhook is off: its receiver said that it is gone, nothing was taken for five days, or a person did it. */
export const offReasons = ['gone', 'failing', 'by_hand'] as const
export type OffReason = (typeof offReasons)[number]

/** What became of an event at a webhook. */
export const deliveryStates = ['waiting', 'delivered', 'given_up', 'stopped'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** Why an attempt has no answer. */
export const attemptProblems = ['refused_address', 'timeout', 'unreachable'] as const
export type AttemptProblem = (typeof attemptProblems)[number]
