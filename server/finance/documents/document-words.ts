import { formatDay } from '../../../shared/dates/dates.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import type { DrayDetails } from './dray-details.ts'

type PaymentTerms = { dueOn: string; text: string }
/** How an order is paid: by a card on a day, or on account by the terms of its invoice. */
export type PaymentFacts =
  | { method: 'card'; paidOn: string }
  | { method: 'invoice'; terms: PaymentTerms | null; reference: string }

const interest =
  'Late payment bears statutory interest at 8% a year above the Bank of England’s base rate (Late Payment of Commercial Debts (Interest) Act 1998).'

/** The last lines of an invoice: what was paid and how, or what is to be paid, by when and where. */
export function closingOfInvoice(
  totalMinor: number,
  payment: PaymentFacts,
  { brewery, dray }: { brewery: string | null; dray: DrayDetails },
): string[] {
  if (payment.method === 'card')
    return [`Paid by card on ${formatDay(payment.paidOn)}: ${formatMinor(totalMinor)}`]
  const { terms, reference } = payment
  const account = dray.bankAccount
  return [
    terms === null
      ? `To pay: ${formatMinor(totalMinor)}`
      : `To pay by ${formatDay(terms.dueOn)}: ${formatMinor(totalMinor)}`,
    ...(terms === null ? [] : [`Terms: ${terms.text}`]),
    ...(account === null
      ? []
      : [`Pay into: ${account.name}, sort code ${account.sortCode}, account ${account.number}`]),
    `Reference: ${reference}`,
    ...(brewery === null ? [] : [`Payment to ${dray.name} discharges your debt to ${brewery}.`]),
    interest,
  ]
}

/** How the money of a credit note goes back. */
export const closingOfCredit = (totalMinor: number, method: 'card' | 'invoice'): string[] => [
  method === 'card'
    ? `Refunded to your card: ${formatMinor(totalMinor)}`
    : `Taken off your account: ${formatMinor(totalMinor)}`,
]
