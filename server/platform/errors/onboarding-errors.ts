import { RequestError } from './request-error.ts'

const { define } = RequestError

export const applicationIncomplete = define(
  {
    status: 400,
    code: 'application_incomplete',
    sentence: 'What is missing or wrong in the first of the fields.',
    details: {
      problems: 'Every field that is missing or wrong: its name as `field`, a sentence as `message`.',
    },
  },
  (problems: readonly { field: string; message: string }[]) => {
    const [first] = problems
    return { ...(first && { field: first.field, message: first.message }), details: { problems } }
  },
)

/** Nothing is changed while it is looked at. */
export const applicationWaits = define({
  status: 409,
  code: 'application_waits',
  sentence: 'Your application is being looked at. We answer within two working days.',
})

export const applicationNotWaiting = define({
  status: 409,
  code: 'application_not_waiting',
  sentence: 'This application is decided already.',
})
