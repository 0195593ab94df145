import { RequestError } from './request-error.ts'

const { define } = RequestError

export const notFound = define(
  { status: 404, code: 'not_found', sentence: '… was not found.' },
  (what: string) => ({ message: `${what} was not found.` }),
)

export const nothingHere = define({
  status: 404,
  code: 'not_found',
  sentence: 'There is nothing at this address.',
})

export const badParameter = define(
  { status: 400, code: 'bad_parameter', sentence: "Parameter '…' must be …." },
  (name: string, expected: string) => ({
    message: `Parameter '${name}' must be ${expected}.`,
    field: name,
  }),
)

export const badField = define(
  { status: 400, code: 'bad_field', sentence: 'What is wrong with the field, such as: Field … is missing.' },
  (field: string, message: string) => ({ message, field }),
)

export const badForm = define(
  {
    status: 400,
    code: 'bad_form',
    sentence: 'Please look at the form.',
    details: { errors: 'A sentence for each field that is wrong, by its name.' },
  },
  (errors: Readonly<Record<string, unknown>>) => ({ details: { errors } }),
)

/** A setting, or a value of one, that does not exist. */
export const badSetting = define(
  { status: 400, code: 'bad_setting', sentence: 'What is wrong with the setting.' },
  (where: string, message: string) => ({ message, field: where }),
)

export const authenticationRequired = define({
  status: 401,
  code: 'authentication_required',
  sentence: 'Authentication required',
})

export const otherSite = define({
  status: 403,
  code: 'other_site',
  sentence: 'This call is for pages of this site only.',
})

export const keyReused = define({
  status: 409,
  code: 'key_reused',
  sentence: 'This Idempotency-Key was used for another request.',
})

export const tooManyRequests = define(
  { status: 429, code: 'too_many_attempts', sentence: 'Too many attempts. Please try again in ….' },
  (retryAfterSeconds: number) => ({
    message: `Too many attempts. Please try again in ${waitInWords(retryAfterSeconds)}.`,
    retryAfterSeconds,
  }),
)

export const serverFault = define({
  status: 500,
  code: 'server_fault',
  sentence: 'Something went wrong on our side. Sorry. Please try again.',
})

export const starting = define({
  status: 503,
  code: 'starting',
  sentence: 'The catalogue is being read. Please try again.',
})

export const databaseAway = define({
  status: 503,
  code: 'database_away',
  sentence: 'The shop cannot answer this for the moment. Please try again.',
})

function waitInWords(seconds: number): string {
  if (seconds <= 90) return seconds === 1 ? '1 second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes <= 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}

/** Of an entry that a colleague looks after. */
export const entryTaken = define(
  { status: 409, code: 'entry_taken', sentence: '… has taken this.' },
  (name: string) => ({ message: `${name} has taken this.` }),
)
