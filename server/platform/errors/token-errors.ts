import { RequestError } from './request-error.ts'

const { define } = RequestError

/** Of a token that was good once: the program that holds it needs a new one. */
export const tokenEnded = define({
  status: 401,
  code: 'token_ended',
  sentence: 'This token has ended. Please make a new one.',
})

export const scopeMissing = define(
  { status: 403, code: 'scope_missing', sentence: 'This token lacks the scope ….' },
  (scope: string) => ({ message: `This token lacks the scope ${scope}.`, field: scope }),
)

export const onAccountOnly = define({
  status: 403,
  code: 'on_account_only',
  sentence: 'A token orders on account only.',
})

export const tooManyTokens = define({
  status: 409,
  code: 'too_many_tokens',
  sentence: 'There are too many tokens. Please end one first.',
})
