import { RequestError } from './request-error.ts'

const { define } = RequestError

export const wrongCredentials = define({
  status: 401,
  code: 'wrong_credentials',
  sentence: 'The email address or the password is not right.',
})

export const sessionOver = define({
  status: 401,
  code: 'session_over',
  sentence: 'Your session has ended. Please sign in again.',
})

/** The exact text of GATE-08. */
export const wrongSitePassword = define({
  status: 401,
  code: 'wrong_site_password',
  sentence: 'Incorrect password, please try again.',
})

export const wrongPassword = define(
  { status: 403, code: 'wrong_password', sentence: 'Your current password is not right.' },
  (field: string) => ({ field }),
)

export const emailTaken = define(
  {
    status: 409,
    code: 'email_taken',
    sentence: 'There is already an account with this email address. Please sign in, or reset your password.',
  },
  () => ({ field: 'email' }),
)

export const emailUnconfirmed = define({
  status: 409,
  code: 'email_unconfirmed',
  sentence: 'Please confirm your email address first.',
})

export const linkOver = define(
  {
    status: 400,
    code: 'link_over',
    sentence: 'This link has expired or was used already. Please ask for a new one.',
  },
  () => ({ field: 'token' }),
)

export const tooManyAddresses = define(
  {
    status: 409,
    code: 'too_many_addresses',
    sentence: 'You have … addresses, which is as many as we keep. Please remove one first.',
  },
  (limit: number) => ({
    message: `You have ${limit} addresses, which is as many as we keep. Please remove one first.`,
  }),
)

export const busy = define({
  status: 503,
  code: 'busy',
  sentence: 'Many people are signing in just now. Please try again shortly.',
})

/** An emailed code, or a fresh sign-in, replaces a missing password. */
export const proofNeeded = define(
  {
    status: 403,
    code: 'proof_needed',
    sentence: 'Please enter the code from our email, or sign in again first.',
  },
  () => ({ field: 'code' }),
)

export const wrongProofCode = define(
  {
    status: 403,
    code: 'wrong_code',
    sentence: 'This code is not right, or it has expired. Please ask for a new one.',
  },
  () => ({ field: 'code' }),
)

export const lastWayIn = define({
  status: 409,
  code: 'last_way_in',
  sentence: 'This is the only way you sign in. Please set a password first.',
})

/** Of a client who closes the account: it is shown, and agreed to, first. */
export const accountNotSettled = define(
  {
    status: 409,
    code: 'not_settled',
    sentence: 'Not everything is settled: …',
    details: { open: 'What is not settled, a sentence each.' },
  },
  (open: readonly string[]) => ({
    message: `Not everything is settled: ${open.join(' ')}`,
    details: { open: [...open] },
  }),
)
