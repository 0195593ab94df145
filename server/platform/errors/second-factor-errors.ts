import { RequestError } from './request-error.ts'

const { define } = RequestError

/** `fresh`: a factor was given, but not within the last ten minutes (ROLE-12). */
export const factorNeeded = define(
  {
    status: 403,
    code: 'second_factor_needed',
    sentence: 'Please show once more that it is you: with a passkey or a code.',
    details: { fresh: 'Whether one of the last ten minutes is asked for.' },
  },
  (fresh: boolean) => ({ details: { fresh } }),
)

/** Interrupts the sign-in of a client who uses a second step. */
export const signInStepNeeded = define(
  {
    status: 403,
    code: 'second_factor_needed',
    sentence: 'Please finish signing in with a passkey or a code.',
    details: { step: 'What finishes the sign-in: its token, until when, and by what.' },
  },
  (step: Readonly<Record<string, unknown>>) => ({ details: { step } }),
)

export const factorMissing = define({
  status: 403,
  code: 'second_factor_missing',
  sentence: 'This needs a second factor. Please set one up in your account first.',
})

/** ROLE-13. */
export const factorRests = define(
  {
    status: 403,
    code: 'second_factor_rests',
    sentence: 'Your second factor was reset. The new one counts from 24 hours after that.',
    details: { until: 'From when the new one counts.' },
  },
  (until: Date) => ({ details: { until: until.toISOString() } }),
)

export const wrongFactorCode = define(
  { status: 403, code: 'wrong_code', sentence: 'This code is not right. Please try the next one.' },
  () => ({ field: 'code' }),
)

export const stepOver = define(
  { status: 400, code: 'step_over', sentence: 'This took too long. Please sign in again.' },
  () => ({ field: 'token' }),
)

export const lastFactor = define({
  status: 409,
  code: 'last_second_factor',
  sentence: 'Your work on Dray needs a second factor. Please add another one first.',
})

export const hasAuthenticator = define({
  status: 409,
  code: 'has_authenticator',
  sentence: 'You have an authenticator app. Please remove it first.',
})

export const passkeyRefused = define({
  status: 403,
  code: 'passkey_refused',
  sentence: 'This passkey was not accepted. Please try again, or sign in another way.',
})

/** No account has it any more. Credential ids are random, so this tells a stranger nothing. */
export const passkeyUnknown = define({
  status: 403,
  code: 'passkey_unknown',
  sentence: 'This passkey no longer belongs to an account here. Choose another one, or sign in another way.',
})

/** The counter of a key that is bound to one device did not rise. */
export const passkeyCopied = define({
  status: 403,
  code: 'passkey_copied',
  sentence:
    'This passkey may have been copied: its counter went back. Sign in another way, then remove it and add a new one.',
})

export const passkeyNotMade = define({
  status: 400,
  code: 'passkey_not_made',
  sentence: 'The passkey could not be added. Please try again.',
})

export const tooManyPasskeys = define(
  {
    status: 409,
    code: 'too_many_passkeys',
    sentence: 'You have … passkeys, which is as many as an account holds. Please remove one first.',
  },
  (limit: number) => ({
    message: `You have ${limit} passkeys, which is as many as an account holds. Please remove one first.`,
  }),
)
