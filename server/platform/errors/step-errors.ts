import { dayText } from '../../../shared/delivery/arrival-text.ts'
import type { StepPreview } from '../../../shared/api/step-preview-api.ts'
import { RequestError } from './request-error.ts'

const { define } = RequestError

export const substituteSoldOut = define({
  status: 409,
  code: 'sold_out',
  sentence: 'There are not enough units of the beer that would take its place.',
})

/** The buyer answers what is no longer offered. */
export const noOpenProposal = define({
  status: 409,
  code: 'not_possible',
  sentence: 'There is nothing left to answer. See the order for its current state.',
})

/** The buyer agrees to come with a later run that was cancelled, or has left. */
export const laterRunOver = define(
  {
    status: 409,
    code: 'not_possible',
    sentence: 'The run of … does not take place, or has left: see the order for the current state.',
  },
  ({ day, isCancelled }: { day: string; isCancelled: boolean }) => ({
    message: `The run of ${dayText(day)} ${isCancelled ? 'does not take place' : 'has left'}: see the order for the current state.`,
  }),
)

/** Of a link in a mail: it was used, it has ended, or the order has changed since. */
export const stepLinkOver = define(
  { status: 409, code: 'step_link_over', sentence: 'This link has ended.' },
  (message: string) => ({ message }),
)

/** What the step would do is no longer what was looked at (SELL-10). */
export const changedMeanwhile = define(
  {
    status: 409,
    code: 'changed_meanwhile',
    sentence: 'This has changed since you looked at it. Please look again.',
    details: { preview: 'What the step would do now, as the preview answers it.' },
  },
  (preview: StepPreview) => ({ details: { preview } }),
)

export const keyMissing = define(
  {
    status: 400,
    code: 'bad_field',
    sentence: 'The header Idempotency-Key must be there: a step is done once for each key.',
  },
  () => ({ field: 'idempotency-key' }),
)
