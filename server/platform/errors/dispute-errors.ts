import { formatMinor } from '../../../shared/format/money.ts'
import { RequestError } from './request-error.ts'

const { define } = RequestError

export const disputeNotLost = define(
  { status: 409, code: 'not_possible', sentence: 'Only a lost dispute is decided, once; this one is ….' },
  (state: string) => ({
    message: `Only a lost dispute is decided, once; this one is ${state.replaceAll('_', ' ')}.`,
  }),
)

export const disputeTooSmall = define(
  { status: 409, code: 'not_possible', sentence: 'Only £… was disputed.' },
  (amountMinor: number) => ({ message: `Only ${formatMinor(amountMinor)} was disputed.` }),
)
