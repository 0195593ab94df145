import { RequestError } from './request-error.ts'

const { define } = RequestError

/** What the law or money needs, or a way that an event does not have. */
export const choiceLocked = define(
  { status: 409, code: 'choice_locked', sentence: 'This cannot be switched off.' },
  () => ({ message: 'This cannot be switched off.' }),
)

export const pushOff = define(
  { status: 409, code: 'push_off', sentence: 'Dray sends nothing to browsers at present.' },
  () => ({ message: 'Dray sends nothing to browsers at present.' }),
)

export const tooManyBrowsers = define(
  {
    status: 409,
    code: 'too_many_browsers',
    sentence:
      'At most 10 browsers of a person get notices: switch them off in one that is not used any more.',
  },
  () => ({
    message: 'At most 10 browsers of a person get notices: switch them off in one that is not used any more.',
  }),
)
