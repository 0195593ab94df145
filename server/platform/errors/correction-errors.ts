import { RequestError } from './request-error.ts'

const { define } = RequestError

export const notCorrectable = define({
  status: 409,
  code: 'not_correctable',
  sentence: 'This booking was corrected before, or has a way back of its own: a credit, an undo or a return.',
})

export const correctionOver = define({
  status: 409,
  code: 'correction_over',
  sentence: 'This correction is done, or no one confirmed it in 72 hours.',
})
