import { momentInWords } from '../../../platform/mail/mail-content.ts'
import type { OccurrenceRow } from './standing-order-queries.ts'

/** Why nothing can be done with an occurrence any more, a sentence; null while it can. */
export function whyTooLate(
  { state, cutOffAt, orderNumber }: Pick<OccurrenceRow, 'state' | 'cutOffAt' | 'orderNumber'>,
  now: Date,
): string | null {
  if (state === 'skipped') return 'It is skipped: nothing is ordered this time.'
  if (state === 'placed') return `It is placed as order ${orderNumber}.`
  if (state === 'failed' || state === 'lapsed') return 'It is over: nothing was ordered this time.'
  return now < new Date(cutOffAt)
    ? null
    : `It is too late: this could be done until ${momentInWords(cutOffAt)}.`
}

/** A standing order in the audit trail. */
export const standingSubject = (id: string) => ({ kind: 'standing order', id })
