import { and, asc, count, eq, ne, sql } from 'drizzle-orm'
import type { TradeKind, TradeState } from '../../shared/trade/trade-words.ts'
import type { BuyerView } from '../../shared/trade/buyer-views.ts'
import type { Database } from '../database/database.ts'
import { holdsWords } from '../database/typed-words.ts'
import { tradeAccounts, tradeChanges, tradeWords } from './trade-tables.ts'

export type BuyerFilter = {
  /** Words of text search, and the clients whom they find by name, email or address. */
  search?: { query: string; clientIds: readonly string[] } | undefined
  kind?: TradeKind | undefined
  /** Clients with a credit account. */
  withCredit: readonly string[]
}
export type ListedBuyer = Awaited<ReturnType<typeof listedBuyers>>[number]

const appliedAt = sql<string | null>`coalesce(${tradeChanges.appliedAt}, ${tradeAccounts.appliedAt})`

/** A page of a view: applications by how long they wait, the others by name. */
export async function listedBuyers(
  database: Database,
  { view, ...filter }: BuyerFilter & { view: BuyerView },
  { offset, limit }: { offset: number; limit: number },
) {
  return database
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
    .where(and(matching(filter), inView(view, filter)))
    .orderBy(
      view === 'applied' ? appliedAt : sql`lower(${tradeAccounts.businessName}) nulls last`,
      asc(tradeAccounts.clientId),
    )
    .offset(offset)
    .limit(limit)
}

/** How many buyers of a search each view has. */
export async function countBuyers(
  database: Database,
  filter: BuyerFilter,
): Promise<Record<BuyerView, number>> {
  const accounts = await database
    .select({ state: tradeAccounts.state, total: count() })
    .from(tradeAccounts)
    .where(matching(filter))
    .groupBy(tradeAccounts.state)
  const changes = await database
    .select({ state: tradeAccounts.state, total: count() })
    .from(tradeChanges)
    .innerJoin(tradeAccounts, eq(tradeAccounts.clientId, tradeChanges.clientId))
    .where(matching(filter))
    .groupBy(tradeAccounts.state)
  const [credit] = await database
    .select({ total: count() })
    .from(tradeAccounts)
    .where(and(matching(filter), inView('credit', filter)))
  const sumOf = (rows: typeof accounts, isIn: (state: TradeState) => boolean) =>
    rows.filter(({ state }) => isIn(state)).reduce((sum, { total }) => sum + total, 0)
  const inState = (state: TradeState) => sumOf(accounts, (other) => other === state)
  return {
    applied: inState('applied') + sumOf(changes, (state) => state !== 'applied'),
    approved: inState('approved'),
    on_hold: inState('on_hold'),
    refused: inState('refused'),
    credit: credit!.total,
    all: sumOf(accounts, () => true),
  }
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

const within = (clientIds: readonly string[]) =>
  clientIds.length === 0
    ? undefined
    : sql`${tradeAccounts.clientId} in (select json_array_elements_text(${JSON.stringify(clientIds)}::json)::uuid)`

function inView(view: BuyerView, { withCredit }: BuyerFilter) {
  switch (view) {
    case 'applied':
      return sql`${tradeAccounts.clientId} in (
        select client_id from client_trade_details where state = 'applied' union all select client_id from trade_changes)`
    case 'credit':
      return within(withCredit) ?? sql`false`
    case 'all':
      return sql`true`
    default:
      return eq(tradeAccounts.state, view)
  }
}
