import { and, asc, count, eq, inArray, ne, not, notExists, type SQL, sql, sum } from 'drizzle-orm'
import type { TradeKind, TradeState } from '../../../shared/trade/trade-words.ts'
import type { BuyerView } from '../../../shared/api/list-views.ts'
import type { Database } from '../../platform/database/database.ts'
import { holdsWords } from '../../platform/database/typed-words.ts'
import { tradeAccounts, tradeChanges, tradeCounts, tradeWords } from './trade-tables.ts'

export type BuyerFilter = {
  /** Words of text search, and the clients whom they find by name, email or address. */
  search?: { query: string; clientIds: readonly string[] } | undefined
  kind?: TradeKind | undefined
  /** A query of the clients with a credit account; without it the view of them is empty. */
  withCredit?: SQL | undefined
}
type Place = { offset: number; limit: number }
export type ListedBuyer = Awaited<ReturnType<typeof listedBuyers>>[number]

const appliedAt = sql<string | null>`coalesce(${tradeChanges.appliedAt}, ${tradeAccounts.appliedAt})`

/** A page of a view: applications by how long they wait, the others by name. */
export async function listedBuyers(
  database: Database,
  { view, ...filter }: BuyerFilter & { view: BuyerView },
  { offset, limit }: Place,
) {
  const isCut = view === 'applied' && filter.search === undefined
  const ids = isCut ? await longestWaiting(database, filter.kind, { offset, limit }) : null
  const rows = database
    .select({
      clientId: tradeAccounts.clientId,
      state: tradeAccounts.state,
      hasChange: sql<boolean>`${tradeChanges.clientId} is not null`,
      business: tradeAccounts.businessName,
      kind: tradeAccounts.kind,
      appliedAt,
      licenceNumber: tradeAccounts.licenceNumber,
      awrsNumber: tradeAccounts.awrsNumber,
      vatNumber: tradeAccounts.vatNumber,
      companyNumber: tradeAccounts.companyNumber,
    })
    .from(tradeAccounts)
    .leftJoin(tradeChanges, eq(tradeChanges.clientId, tradeAccounts.clientId))
    .where(ids === null ? and(matching(filter), inView(view, filter)) : inArray(tradeAccounts.clientId, ids))
    .orderBy(
      view === 'applied' ? appliedAt : sql`lower(${tradeAccounts.businessName}) nulls last`,
      asc(tradeAccounts.clientId),
    )
  return ids === null ? rows.offset(offset).limit(limit) : rows
}

/** A page of those who wait for a decision, from an index of accounts and one of changes. */
async function longestWaiting(
  database: Database,
  kind: TradeKind | undefined,
  { offset, limit }: Place,
): Promise<string[]> {
  const isKind = kind === undefined ? sql`true` : sql`account.kind = ${kind}`
  const { rows } = await database.execute(sql`
    select client_id from (
      (select account.client_id, account.applied_at from client_trade_details as account
        where account.state = 'applied' and ${isKind}
          and not exists (select 1 from trade_changes as change where change.client_id = account.client_id)
        order by account.applied_at, account.client_id limit ${offset + limit})
      union all
      (select change.client_id, change.applied_at from trade_changes as change
        join client_trade_details as account on account.client_id = change.client_id
        where account.state <> 'none' and ${isKind}
        order by change.applied_at, change.client_id limit ${offset + limit})
    ) as waiting order by applied_at, client_id offset ${offset} limit ${limit}`)
  return rows.map((row) => String(row['client_id']))
}

/** How many buyers of a search each view has. */
export async function countBuyers(
  database: Database,
  filter: BuyerFilter,
): Promise<Record<BuyerView, number>> {
  const [accounts, changes, credit] = await Promise.all([
    countStates(database, filter),
    countChanges(database, filter),
    countWithCredit(database, filter),
  ])
  const sumOf = (rows: typeof accounts, isIn: (state: TradeState) => boolean) =>
    rows.filter(({ state }) => isIn(state)).reduce((sum, { total }) => sum + total, 0)
  const inState = (state: TradeState) => sumOf(accounts, (other) => other === state)
  return {
    applied: inState('applied') + changes,
    approved: inState('approved'),
    on_hold: inState('on_hold'),
    refused: inState('refused'),
    credit,
    all: sumOf(accounts, () => true),
  }
}

/** Without a filter those who have not applied are left out, by the index of states: nearly no one, and no one else is looked up. */
async function countWithCredit(database: Database, filter: BuyerFilter): Promise<number> {
  if (filter.withCredit !== undefined && isWhole(filter)) {
    const { rows } = await database.execute<{ total: number }>(sql`
      select count(*)::integer as total from (${filter.withCredit}) as credit
      where not exists (
        select 1 from client_trade_details as account
        where account.client_id = credit.client_id and account.state = 'none')`)
    return Number(rows[0]!.total)
  }
  const [row] = await database
    .select({ total: count() })
    .from(tradeAccounts)
    .where(and(matching(filter), inView('credit', filter)))
  return row!.total
}

const isWhole = ({ search, kind }: BuyerFilter): boolean => search === undefined && kind === undefined

/** Changes of accounts that no longer apply; without a filter those that do are left out, by the index of states. */
async function countChanges(database: Database, filter: BuyerFilter): Promise<number> {
  const isApplying = inArray(tradeAccounts.state, ['none', 'applied'])
  const isOf = eq(tradeAccounts.clientId, tradeChanges.clientId)
  const changes = database.select({ total: count() }).from(tradeChanges)
  const [row] = isWhole(filter)
    ? await changes.where(notExists(database.select().from(tradeAccounts).where(and(isOf, isApplying))))
    : await changes.innerJoin(tradeAccounts, isOf).where(and(matching(filter), not(isApplying)))
  return row!.total
}

/** Without a search from what a trigger counts. */
async function countStates(database: Database, filter: BuyerFilter) {
  if (filter.search === undefined)
    return database
      .select({ state: tradeCounts.state, total: sum(tradeCounts.total).mapWith(Number) })
      .from(tradeCounts)
      .where(and(ne(tradeCounts.state, 'none'), filter.kind && eq(tradeCounts.kind, filter.kind)))
      .groupBy(tradeCounts.state)
  return database
    .select({ state: tradeAccounts.state, total: count() })
    .from(tradeAccounts)
    .where(matching(filter))
    .groupBy(tradeAccounts.state)
}

function matching({ search, kind }: BuyerFilter) {
  return and(ne(tradeAccounts.state, 'none'), kind && eq(tradeAccounts.kind, kind), search && found(search))
}

/** Each way to find a buyer by an index of its own. */
const found = ({ query, clientIds }: NonNullable<BuyerFilter['search']>) =>
  sql`${tradeAccounts.clientId} in (
    select client_id from client_trade_details where ${holdsWords(tradeWords, query)}
    union all
    select client_id from trade_changes where ${holdsWords(sql`words_of(company)`, query)}
    union all
    select json_array_elements_text(${JSON.stringify(clientIds)}::json)::uuid)`

function inView(view: BuyerView, { withCredit }: BuyerFilter) {
  switch (view) {
    case 'applied':
      return sql`${tradeAccounts.clientId} in (
        select client_id from client_trade_details where state = 'applied' union all select client_id from trade_changes)`
    case 'credit':
      return withCredit === undefined ? sql`false` : sql`${tradeAccounts.clientId} in (${withCredit})`
    case 'all':
      return sql`true`
    default:
      return eq(tradeAccounts.state, view)
  }
}
