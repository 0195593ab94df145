import { orderVerbs } from './order-steps.ts'

/** What the history of an order can hold beside the steps of its parts; `adjust` is in histories of before. */
export const historyVerbs = [
  'place',
  'pay',
  'lapse',
  'refund',
  'adjust',
  'answer_claim',
  'ask_claim',
  'decide_claim',
  /** Staff changed contact, premises or what a driver reads. */
  'change_details',
  ...orderVerbs,
] as const
export type HistoryVerb = (typeof historyVerbs)[number]

/** How a step came in: from a page, a link in a mail, a token of the API, the command line or the clock. */
export type StepMeans = 'page' | 'link' | 'token' | 'command' | 'clock'

/** Who caused a change, and so pays what it costs. */
export const stepCauses = ['buyer', 'brewery', 'dray', 'carrier', 'organiser'] as const
export type StepCause = (typeof stepCauses)[number]

/** Why a brewery refuses. */
export const refusalReasons = ['no_stock', 'cannot_deliver', 'licence', 'price_mistake', 'other'] as const
/** … and why the clock does so in its place. */
export type SilentReason = 'no_answer' | 'not_sent' | 'run_cancelled'
export type RefusalReason = (typeof refusalReasons)[number]
