import type {
  LedgerAccounts,
  LedgerEntries,
  LedgerEntryQuery,
  LedgerOwners,
} from '../../../shared/api/ledger-api.ts'
import { listPageSize } from '../../../shared/api/list-api.ts'
import { pageCount } from '../../../shared/api/pagination.ts'
import { dayText } from '../../../shared/delivery/arrival-text.ts'
import { isUuid } from '../../../shared/format/uuid.ts'
import { type LedgerAccountName, ledgerAccounts } from '../../../shared/payouts/ledger-words.ts'
import { addDays, londonMoment } from '../../../shared/working-time/working-time.ts'
import { findBreweryNames } from '../../catalogue/beers/find-breweries.ts'
import type { Database } from '../../platform/database/database.ts'
import { listAccounts, listOwners, searchEntries } from '../../finance/ledger/list-ledger.ts'
import { readImbalance } from '../../finance/ledger/read-balances.ts'
import { findOrderId, findOrderNumbers } from '../../trading/orders/read-orders.ts'
import { findGroupNames } from '../../catalogue/groups/find-group-names.ts'
import { findRun } from '../../parties/runs/find-runs.ts'
import { findBusinessNames } from '../../parties/trade-accounts/find-business-names.ts'

const placeOf = (page: number) => ({ limit: listPageSize, offset: (page - 1) * listPageSize })

/** Every account with its balance, and by how much the whole is off 0. */
export async function readLedger(database: Database): Promise<LedgerAccounts> {
  const known = new Map((await listAccounts(database)).map((row) => [row.account, row]))
  return {
    accounts: ledgerAccounts.map((account) => known.get(account) ?? { account, balanceMinor: 0, owners: 0 }),
    imbalanceMinor: await readImbalance(database),
  }
}

/** Whose balances an account is made of, the largest first. */
export async function readOwners(
  database: Database,
  { account, page }: { account: LedgerAccountName; page: number },
): Promise<LedgerOwners> {
  const { rows, total } = await listOwners(database, { account, ...placeOf(page) })
  const names = await nameOwners(
    database,
    account,
    rows.map(({ owner }) => owner),
  )
  return {
    rows: rows.map((row) => ({ ...row, name: names.get(row.owner) ?? row.owner })),
    total,
    page,
    pages: pageCount(total, listPageSize),
  }
}

/** Entries of an account, the newest first; none for an order that there is not. */
export async function readEntries(
  database: Database,
  {
    account,
    page = 1,
    order = '',
    from,
    until,
    ...search
  }: LedgerEntryQuery & { account: LedgerAccountName },
): Promise<LedgerEntries> {
  const orderId = order.trim() === '' ? undefined : await findOrderId(database, order)
  if (orderId === null) return { rows: [], total: 0, page: 1, pages: 1, sumMinor: 0 }
  const { rows, total, sumMinor } = await searchEntries(database, {
    ...search,
    account,
    orderId,
    from: from === undefined ? undefined : londonMoment(from, '00:00'),
    until: until === undefined ? undefined : londonMoment(addDays(until, 1), '00:00'),
    ...placeOf(page),
  })
  const names = await nameOwners(
    database,
    account,
    rows.map(({ owner }) => owner),
  )
  const numbers = await findOrderNumbers(
    database,
    rows.flatMap(({ orderId: id }) => id ?? []),
  )
  return {
    rows: rows.map(({ bookedAt, orderId: id, ...row }) => ({
      ...row,
      at: new Date(bookedAt).toISOString(),
      ownerName: names.get(row.owner) ?? row.owner,
      orderNumber: numbers.get(id ?? '') ?? null,
    })),
    total,
    page,
    pages: pageCount(total, listPageSize),
    sumMinor,
  }
}

/** What the owners of an account are called; one that has left the shop has no name. */
export async function nameOwners(
  database: Database,
  account: LedgerAccountName,
  all: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const owners = [...new Set(all)]
  const ids = owners.filter(isUuid)
  if (account === 'buyer')
    return left(ids, await findBusinessNames(database, ids), 'A buyer without a trade account')
  if (account === 'brewery_due' || account === 'brewery_held')
    return left(owners, await findBreweryNames(database, owners), 'A brewery that has left')
  if (account !== 'carrier') return new Map()
  const names = new Map<string, string>()
  for (const id of ids) {
    const run = await findRun(database, id)
    if (run === null) continue
    const [group] = await findGroupNames(database, { ids: [run.groupId], slugs: [] })
    names.set(id, `${group?.name ?? 'A group that has left'}, ${dayText(run.day)}`)
  }
  return left(ids, names, 'A run that is gone')
}

const left = (owners: readonly string[], names: ReadonlyMap<string, string>, other: string) =>
  new Map(owners.map((owner) => [owner, names.get(owner) || other]))
