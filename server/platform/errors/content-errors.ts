import { RequestError } from './request-error.ts'

const { define } = RequestError

/** Of a flag, menu entry or setting that was never changed, or holds something else than its last change gave it. */
export const nothingToUndo = define({
  status: 409,
  code: 'not_possible',
  sentence: 'There is nothing to undo. Check the current version.',
})

export const planInThePast = define(
  {
    status: 400,
    code: 'bad_field',
    sentence: 'Choose a day that lies ahead, and an end after the beginning.',
  },
  (field: 'from' | 'until') => ({ field }),
)
