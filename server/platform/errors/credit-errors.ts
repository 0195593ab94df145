import { formatMinor } from '../../../shared/format/money.ts'
import { RequestError } from './request-error.ts'

const { define } = RequestError

/** The order is more than is left of the limit (CRED-02). */
export const creditLimit = define(
  {
    status: 409,
    code: 'credit_limit',
    sentence: 'This order is more than is left of your credit: £….',
    details: { leftMinor: 'What is left of the limit, in pence.' },
  },
  ({ leftMinor }: { leftMinor: number }) => ({
    message: `This order is more than is left of your credit: ${formatMinor(leftMinor)}. Pay by card, or order less.`,
    details: { leftMinor },
  }),
)

/** CRED-06. */
export const creditOnHold = define(
  { status: 403, code: 'credit_on_hold', sentence: 'Your credit account is on hold: … You can pay by card.' },
  (reason: string) => ({ message: `Your credit account is on hold: ${reason} You can pay by card.` }),
)

export const creditNotPossible = define(
  { status: 409, code: 'not_possible', sentence: "This credit account is …: '…' is not possible." },
  ({ state, verb }: { state: string; verb: string }) => ({
    message: `This credit account is ${state}: '${verb}' is not possible.`,
  }),
)

/** No one can pay by bank without one. */
export const noBankAccount = define({
  status: 409,
  code: 'no_bank_account',
  sentence: 'Set SELLER_BANK_ACCOUNT before you open credit accounts: buyers pay their invoices into it.',
})

/** Same day, amount and reference as a payment that is marked (CRED-07). */
export const paymentMarkedBefore = define({
  status: 409,
  code: 'marked_before',
  sentence:
    'A payment of this day, amount and reference is marked already. Say that it is a second one to mark it too.',
})

export const paymentUndone = define({
  status: 409,
  code: 'not_possible',
  sentence: 'This payment is undone already.',
})

export const writeOffTooLarge = define(
  { status: 409, code: 'not_possible', sentence: 'Only £… of this invoice is open.' },
  (openMinor: number) => ({ message: `Only ${formatMinor(openMinor)} of this invoice is open.` }),
)

/** Above £50.00 someone else decides too (CRED-09). */
export const secondPersonNeeded = define({
  status: 403,
  code: 'second_person_needed',
  sentence: 'Another person of finance or an admin confirms this: not the one who asked.',
})

export const writeOffOver = define({
  status: 409,
  code: 'not_possible',
  sentence: 'This write-off is done, or no one confirmed it within 72 hours. Ask for it again.',
})

/** What was beyond all invoices went back to the buyer by bank. */
export const paymentPaidBack = define({
  status: 409,
  code: 'not_possible',
  sentence: 'Money of this payment was paid back to the buyer. Correct that booking of the ledger first.',
})

export const payBackTooLarge = define(
  { status: 409, code: 'not_possible', sentence: 'Only £… is beyond all invoices.' },
  (leftMinor: number) => ({ message: `Only ${formatMinor(leftMinor)} is beyond all invoices.` }),
)

export const payBackOver = define({
  status: 409,
  code: 'not_possible',
  sentence: 'This payment back is done, or no one confirmed it within 72 hours. Ask for it again.',
})

export const payBackWaits = define({
  status: 409,
  code: 'not_possible',
  sentence: 'A payment back to this buyer is waiting for a second person already.',
})
