import type { BreweryMoney, Payout } from '../../../shared/api/money-api.ts'
import { wholeDay } from '../../console/whole-moment.ts'
import { formatMinor } from '../../../shared/format/money.ts'

/** Tabs that are lists, and after them the files for programs. */
const listTabs = ['sales', 'payouts', 'entries', 'papers'] as const
export type MoneyTab = (typeof listTabs)[number]
export const moneyTabs = [...listTabs, 'exports'] as const

export const tabNames: Readonly<Record<(typeof moneyTabs)[number], string>> = {
  sales: 'Sales',
  payouts: 'Payouts',
  entries: 'Bookings',
  papers: 'Documents',
  exports: 'Exports',
}

/** Why a tab is empty. */
export const emptyTabs: Readonly<Record<MoneyTab, string>> = {
  sales: 'Your first sale shows here the moment it is accepted.',
  payouts: 'Nothing was paid out yet.',
  entries: 'Nothing is booked yet.',
  papers: 'There are no documents yet.',
}

export const payoutStates: Readonly<
  Record<Payout['state'], { text: string; tone: 'plain' | 'hop' | 'malt' }>
> = {
  on_its_way: { text: 'On its way', tone: 'malt' },
  paid: { text: 'Paid', tone: 'hop' },
  withdrawn: { text: 'Withdrawn', tone: 'plain' },
}

export const documentNames: Readonly<Record<string, string>> = {
  invoice: 'Invoice',
  credit_note: 'Credit note',
  fee_invoice: 'Fee invoice',
  statement: 'Statement',
}

/** What comes next, and where to: '£1,204.60 on 27 Nov 2026'. Null where nothing is to come. */
export function nextPayoutText({ availableMinor, nextPayoutOn, hold, account }: BreweryMoney): string | null {
  if (hold !== null || availableMinor === 0) return null
  const to =
    account === null
      ? ''
      : ` to the ${account.kind === 'bank' ? 'account' : 'Stripe account'} ending in ${account.ending}`
  return `${formatMinor(availableMinor)} goes on ${wholeDay(nextPayoutOn)}${to}.`
}

/** What of the due money cannot go yet; none where all of it can. */
export function notYetTexts({ notYetMinor, inClaimMinor, dueMinor }: BreweryMoney): string[] {
  if (dueMinor < 0) return [`You owe Dray ${formatMinor(-dueMinor)}: the next payouts are lowered by it.`]
  return [
    ...(notYetMinor > 0
      ? [`${formatMinor(notYetMinor)} was sent only lately, or is waiting for a pub that buys on account.`]
      : []),
    ...(inClaimMinor > 0 ? [`${formatMinor(inClaimMinor)} is waiting for open claims.`] : []),
  ]
}

/** This month and the twelve before it, as choices of a select; `monthBegan` is the first day of this month in London. */
export function lastMonths(monthBegan: string): { value: string; label: string }[] {
  const [year = 0, month = 0] = monthBegan.split('-').map(Number)
  const name = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return Array.from({ length: 13 }, (_, back) => {
    const began = new Date(Date.UTC(year, month - 1 - back, 1))
    return { value: began.toISOString().slice(0, 7), label: name.format(began) }
  })
}
