import { formatMinor } from '../../../shared/format/money.ts'
import { addDays, londonDay, londonTime } from '../../../shared/working-time/working-time.ts'
import { systemActor } from '../../platform/audit/actor.ts'
import type { Database } from '../../platform/database/database.ts'
import { providerPayout } from '../ledger/booking-rules.ts'
import { postLedger } from '../ledger/post-ledger.ts'
import { readBalance } from '../ledger/read-balances.ts'
import { readClearingKeys, readClearingSums } from '../ledger/read-clearing.ts'
import type { PaymentProvider } from '../payments/payment-provider.ts'
import type { ProviderMove } from '../payments/provider-moves.ts'
import { closeEntry, findOpenEntries, openEntry } from '../../platform/worklist/worklist.ts'
import { balanceKey, nameDifference, ordersOfKeys, type PaidOrdersOf } from './name-difference.ts'
import { type BookSum, compareBooks, type Difference } from './compare-books.ts'
import { storedMoves } from './provider-keys.ts'
import {
  differenceRows,
  explainedRows,
  hasMoves,
  isReconciled,
  markReconciled,
  type MoveRow,
  movesOfKeys,
  movesSince,
  storeDifferences,
  storeMoves,
} from './reconciliation-queries.ts'

export type ReconcileDeps = {
  database: Database
  provider: Pick<PaymentProvider, 'name' | 'books'>
  clock: () => Date
  paidOrdersOf: PaidOrdersOf
}

/** The kind of its entries on the worklist; the subject is the key of the bookings. */
export const differenceEntry = 'reconciliation'
const readDays = 35
/** What the hourly comparison reads: a payment that has lost its order is found soon, and every row in the night. */
const recentDays = 2
const atATime = 1000
/** What is younger may still be on its way between the two books. */
const youngHours = 6
/** Webhooks and pages take a payment up within minutes; what has not come by then needs a person. */
const recentHours = 1
const nightTime = '02:00'

/**
 * Once a night from 02:00 on: reads the provider's books and lists what differs. A night that was missed is made up for
 * at any hour until the next. Any number of processes may do it.
 */
export async function reconcileNightly(deps: ReconcileDeps): Promise<void> {
  const { database, provider, clock } = deps
  const today = londonDay(clock())
  const day = londonTime(clock()) < nightTime ? addDays(today, -1) : today
  if (await isReconciled(database, provider.name, day)) return
  await reconcile(deps)
  await markReconciled(database, provider.name, day)
}

/** Each hour: the same with the rows of the last days, so that money without its order is seen that soon (PAYO-07). */
export async function reconcileRecent(deps: ReconcileDeps): Promise<void> {
  const books = await readBooks(deps, recentDays)
  await compareWithBooks(deps.database, books, { ...deps, now: deps.clock(), youngHours: recentHours })
}

/**
 * Reads what moved the provider's balance, books what it paid into Dray's bank, and matches each row with one booking of
 * `clearing` by key and amount. What differs is on finance's list until it is explained (PAYO-07).
 */
export async function reconcile(deps: ReconcileDeps): Promise<void> {
  await compareWithBooks(deps.database, await readBooks(deps), { ...deps, now: deps.clock(), youngHours })
}

/** A provider's books as they were read once. */
export type ReadBooks = { provider: string; since: Date; balanceMinor: number; moves: ProviderMove[] }

/** Asks the provider for its books of the last days; for all of them the first time. */
export async function readBooks(
  { database, provider, clock }: ReconcileDeps,
  days = readDays,
): Promise<ReadBooks> {
  const isFirst = !(await hasMoves(database, provider.name))
  const since = isFirst ? new Date(0) : new Date(clock().getTime() - days * 86_400_000)
  const balanceMinor = await provider.books.balance()
  return { provider: provider.name, since, balanceMinor, moves: await provider.books.movesSince(since) }
}

type Comparing = Pick<ReconcileDeps, 'paidOrdersOf'> & {
  now: Date
  /** What is younger, and not on the list yet, is left for later. */
  youngHours: number
}

/** Compares the ledger with books that were read, lists what differs, and returns it. */
export async function compareWithBooks(
  database: Database,
  { provider: name, since, balanceMinor, moves: read }: ReadBooks,
  { now, youngHours: hours, paidOrdersOf }: Comparing,
): Promise<Difference[]> {
  const moves = await storedMoves(database, name, read)
  for (let from = 0; from < moves.length; from += atATime)
    await storeMoves(database, moves.slice(from, from + atATime))
  await bookProviderPayouts(database, moves, now)
  const differences = await findDifferences(database, { provider: name, since })
  const explained = await explainedRows(database, name)
  const isExplained = ({ key, differenceMinor }: Difference) =>
    explained.some((one) => one.key === key && one.differenceMinor === differenceMinor)
  const young = new Date(now.getTime() - hours * 3_600_000)
  const listed = new Set((await differenceRows(database, name)).map(({ key }) => key))
  const open = differences.filter((one) => (one.at <= young || listed.has(one.key)) && !isExplained(one))
  const known = differences.reduce((sum, { differenceMinor }) => sum + differenceMinor, 0)
  const rest = balanceMinor - (await readBalance(database, 'clearing', { owner: name })) - known
  const balance: Difference = {
    key: balanceKey,
    kind: 'different',
    hereMinor: 0,
    thereMinor: rest,
    differenceMinor: rest,
    at: now,
  }
  const all = rest === 0 || isExplained(balance) ? open : [...open, balance]
  const orders = await ordersOfKeys(
    database,
    all.map(({ key }) => key),
    paidOrdersOf,
  )
  const named = all.map((one) => ({ ...one, about: nameDifference(one.key, orders.get(one.key)) }))
  await database.transaction((transaction) => list(transaction, { provider: name, open: named, now }))
  return all
}

/** Bookings and rows of a time that do not agree, whatever else is under their keys. */
async function findDifferences(
  database: Database,
  { provider, since }: { provider: string; since: Date },
): Promise<Difference[]> {
  const recent = await movesSince(database, { provider, since })
  const keys = new Set(recent.flatMap(({ key, feeKey }) => (feeKey === null ? [key] : [key, feeKey])))
  for (const key of await readClearingKeys(database, { provider, since })) keys.add(key)
  // Those of before stay in sight until the books agree.
  for (const { key } of await differenceRows(database, provider)) keys.add(key)
  for (const { key } of await explainedRows(database, provider)) keys.add(key)
  keys.delete(balanceKey)
  const wanted = [...keys]
  const there: (BookSum & { id: string })[] = []
  for (let from = 0; from < wanted.length; from += atATime)
    for (const move of await movesOfKeys(database, { provider, keys: wanted.slice(from, from + atATime) }))
      there.push(...sumsOf(move))
  const here = (await readClearingSums(database, { provider, keys: wanted })).map(({ bookedAt, ...sum }) => ({
    ...sum,
    at: bookedAt,
  }))
  const unique = new Map(there.map((sum) => [`${sum.id} ${sum.key}`, sum]))
  return compareBooks(
    here,
    [...unique.values()].filter(({ key }) => keys.has(key)),
  )
}

const sumsOf = ({ id, key, feeKey, amountMinor, feeMinor, movedAt }: MoveRow) => {
  const at = new Date(movedAt)
  const paid = { id, key, amountMinor, at }
  return feeKey === null || feeMinor === 0 ? [paid] : [paid, { id, key: feeKey, amountMinor: -feeMinor, at }]
}

/** What the provider paid into Dray's own bank account, or took back from it, each once. */
async function bookProviderPayouts(database: Database, moves: readonly MoveRow[], now: Date): Promise<void> {
  for (const { provider, kind, key, amountMinor } of moves)
    if (kind === 'provider_payout')
      await database.transaction((transaction) =>
        postLedger(transaction, {
          event: 'provider_payout',
          key,
          entries: providerPayout(-amountMinor, provider),
          actor: provider,
          now,
        }),
      )
}

/** Puts differences on finance's list, and takes those off that are gone. */
async function list(
  database: Database,
  { provider, open, now }: { provider: string; open: readonly (Difference & { about: string })[]; now: Date },
): Promise<void> {
  const foundAt = now.toISOString()
  const rows = open.map(({ at: _at, about: _about, ...difference }) => ({ ...difference, provider, foundAt }))
  await storeDifferences(database, provider, rows)
  for (const { key, about: what, kind, hereMinor, thereMinor, differenceMinor } of open) {
    const about =
      key === balanceKey
        ? `The provider's balance is ${formatMinor(differenceMinor)} off what is booked, and no single row says why.`
        : `${words[kind]}: ${what}, ${formatMinor(thereMinor)} there and ${formatMinor(hereMinor)} here.`
    await openEntry(database, { kind: differenceEntry, subject: key, about, owner: 'finance', now })
  }
  for (const { subject } of await findOpenEntries(database, { kind: differenceEntry }))
    if (!open.some(({ key }) => key === subject))
      await closeEntry(database, { kind: differenceEntry, subject, by: systemActor, now })
}

const words: Record<Difference['kind'], string> = {
  missing_here: 'The provider moved money that is not booked',
  missing_there: 'Money is booked that the provider did not move',
  different: 'The provider moved another amount than is booked',
}
