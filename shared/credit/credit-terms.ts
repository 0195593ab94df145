import { addDays } from '../working-time/working-time.ts'

/** Days from an invoice to its payment; `30eom` counts them from the end of the invoice's month (CRED-04). */
export const creditTerms = ['7', '14', '30', '30eom'] as const
export type CreditTerms = (typeof creditTerms)[number]
export const isCreditTerms = (text: string): text is CreditTerms =>
  creditTerms.some((terms) => terms === text)

export const creditStates = ['open', 'on_hold', 'closed'] as const
export type CreditState = (typeof creditStates)[number]

/** What a client gets who paid by invoice before there were credit accounts (CRED-03). */
export const firstCredit = { limitMinor: 100_000, terms: '14' } as const
/** The most that an account's limit may be, in pence: £1,000,000.00. */
export const creditLimitMost = 100_000_000

/** The day an invoice of a day is to be paid by; days are 'YYYY-MM-DD'. */
export function dueDay(terms: CreditTerms, issuedOn: string): string {
  return terms === '30eom' ? addDays(endOfMonth(issuedOn), 30) : addDays(issuedOn, Number(terms))
}

/** '14 days from the invoice', for documents and pages. */
export const termsInWords = (terms: CreditTerms): string =>
  terms === '30eom' ? '30 days from the end of the invoice’s month' : `${terms} days from the invoice`

function endOfMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}
