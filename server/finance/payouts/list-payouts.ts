import { insightRanges, type PayoutWeeks } from '../../../shared/api/insight-api.ts'
import type { Payout, PayoutList, StaffPayouts } from '../../../shared/api/money-api.ts'
import type { PayoutState } from '../../../shared/payouts/payout-words.ts'
import { weeksUntil } from '../../../shared/dates/weeks.ts'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import { findBreweryNames } from '../../catalogue/beers/find-breweries.ts'
import type { Database } from '../../platform/database/database.ts'
import { readPage } from '../../platform/database/read-page.ts'
import type { Sealer } from '../../platform/secrets/seal-text.ts'
import { findDoubtsOfPayouts } from './doubts-of-payouts.ts'
import { openBankAccounts } from './open-bank-account.ts'
import { documentsOf } from './documents-of-orders.ts'
import {
  countPayouts,
  linesOfPayouts,
  type PayoutRow,
  payoutRows,
  payoutsByWeek,
  type PayoutsFilter,
  payoutCounterFaults,
} from './payout-queries.ts'
import type { PayoutProblem } from './payout-tables.ts'

const size = 50
const problems: Record<PayoutProblem, string> = {
  balance_too_small: 'Dray’s balance at the provider is too small; it is tried again each hour.',
  refused: 'The provider refused it; it is tried again.',
  unreachable: 'The provider did not answer; it is tried again.',
}

/** Those in a state alone; of the sent ones, since a moment. */
export type PayoutSearch = { state?: PayoutState | undefined; sentFrom?: Date | undefined }

/** A brewery's payouts, the newest first, with what each is made of. */
export async function listPayouts(
  database: Database,
  { page, ...wanted }: { breweryId: string; page: number } & PayoutSearch,
): Promise<PayoutList> {
  const { rows, ...list } = await readPayouts(database, { ...wanted, page })
  return { ...list, rows: await viewPayouts(database, rows) }
}

/** Payouts of all breweries, or those by bank that are to be sent; accounts are shown where a sealer opens them. */
export async function listStaffPayouts(
  database: Database,
  { isOpenBank, page, sealer, now }: { isOpenBank: boolean; page: number; sealer: Sealer | null; now: Date },
): Promise<StaffPayouts> {
  const { rows, ...list } = await readPayouts(database, { isOpenBank, page })
  const [names, viewed] = await Promise.all([
    findBreweryNames(
      database,
      rows.map(({ breweryId }) => breweryId),
    ),
    viewPayouts(database, rows),
  ])
  const byBank = rows.filter(({ provider }) => provider === null)
  const open = new Set(byBank.filter(({ sentAt, withdrawnAt }) => sentAt === null && withdrawnAt === null))
  const shown = sealer === null ? [] : [...new Set(byBank.map(({ breweryId }) => breweryId))]
  const accounts = sealer === null ? new Map() : await openBankAccounts(database, sealer, shown)
  const doubtsOf = await findDoubtsOfPayouts(database, [...open], now)
  const answered = rows.map((row, index) => ({
    ...viewed[index]!,
    brewery: names.get(row.breweryId) ?? 'A brewery that has left',
    payInto: row.provider === null ? (accounts.get(row.breweryId) ?? null) : null,
    doubts: open.has(row) ? doubtsOf(row) : [],
  }))
  return { ...list, rows: answered }
}

const readPayouts = (database: Database, { page, ...wanted }: { page: number } & PayoutsFilter) =>
  readPage({
    page,
    size,
    total: countPayouts(database, wanted),
    rows: (place) => payoutRows(database, { ...wanted, ...place }),
  })

async function viewPayouts(database: Database, rows: readonly PayoutRow[]): Promise<Payout[]> {
  const lines = await linesOfPayouts(
    database,
    rows.map(({ id }) => id),
  )
  const { invoices } = await documentsOf(database, lines)
  return rows.map((row) => ({
    number: row.number,
    day: row.day,
    state: row.withdrawnAt !== null ? 'withdrawn' : row.sentAt === null ? 'on_its_way' : 'paid',
    amountMinor: row.amountMinor,
    isByBank: row.provider === null,
    reference: row.reference,
    sentAt: row.sentAt === null ? null : new Date(row.sentAt).toISOString(),
    problem: row.problem === null ? null : problems[row.problem],
    lines: lines
      .filter(({ payoutId }) => payoutId === row.id)
      .map(({ partId, amountMinor }) => {
        const invoice = partId === null ? undefined : invoices.get(partId)
        return {
          orderNumber: invoice?.contents.orderNumber ?? null,
          document: invoice?.number ?? null,
          documentId: invoice?.id ?? null,
          amountMinor,
        }
      }),
  }))
}

/** A brewery's payouts of the last 13 weeks by week, the present one last (SEE-02). */
export async function readPayoutWeeks(
  database: Database,
  breweryId: string,
  now: Date,
): Promise<PayoutWeeks> {
  const mondays = weeksUntil(londonDay(now), insightRanges.weeks13)
  const rows = await payoutsByWeek(database, { breweryId, from: mondays[0]! })
  const none = { amountMinor: 0, payouts: 0 }
  return { weeks: mondays.map((week) => rows.find((row) => row.week === week) ?? { week, ...none }) }
}

/** Where what lists of payouts count by is not what there is, in words. */
export const findPayoutCounterFaults = (database: Database): Promise<string[]> =>
  payoutCounterFaults(database)
