import type { BreweryRole } from '../../../../shared/accounts/roles.ts'
import type { PaymentMethod } from '../../../../shared/api/orders-api.ts'
import type { SellingOrderList, SellingOrderRow } from '../../../../shared/api/selling-api.ts'
import { type OrderState, orderStates } from '../../../../shared/orders/order-states.ts'
import { type SellingView, sellingViewKeys, sellingViews } from '../../../../shared/orders/selling-views.ts'
import { findSiteBusinesses } from '../../../identity/accounts/sites/find-site-businesses.ts'
import type { Database } from '../../../platform/database/database.ts'
import { readPage } from '../../../platform/database/read-page.ts'
import { countByState } from './count-by-state.ts'
import { typedWords } from '../../../platform/database/typed-words.ts'
import {
  findBusinessNames,
  findClientsByBusiness,
} from '../../../parties/trade-accounts/find-business-names.ts'
import { lineRows } from '../order-read-queries.ts'
import { findClaimsToAnswer } from '../claims/claims-to-answer.ts'
import { clocksOf } from './clocks-of.ts'
import { type SellingFilter, type SellingPartRow, sellingPartRows } from './selling-order-queries.ts'
import { findSellingChoices } from './selling-choices.ts'
import { sellingRowView } from './selling-order-view.ts'

export type SellingSearch = {
  view?: SellingView | undefined
  q?: string | undefined
  state?: OrderState | undefined
  leaves?: string | undefined
  arrives?: string | undefined
  run?: string | undefined
  beer?: string | undefined
  /** A client. */
  pub?: string | undefined
  payment?: PaymentMethod | undefined
  /** 'open': the brewery has not answered. */
  claim?: 'open' | undefined
  page?: number | undefined
}
type Member = { breweryId: string; role: BreweryRole }

export const sellingPageSize = 50
const openStates = new Set<OrderState>(['placed', 'proposed', 'accepted', 'packed'])

/** A page of a brewery's orders, with how many rows of the same search each view has (SELL-05). */
export async function listSellingOrders(
  database: Database,
  member: Member,
  search: SellingSearch,
): Promise<SellingOrderList> {
  const { view, filter } = await readSearch(database, member, search)
  const counted = countByState(database, filter)
  const countOf = (key: SellingView, counts: Awaited<typeof counted>) =>
    statesOf(key, search.state).reduce((sum, state) => sum + (counts.get(state) ?? 0), 0)
  const states = statesOf(view, search.state)
  const [list, choices, counts] = await Promise.all([
    readPage({
      page: search.page,
      size: sellingPageSize,
      total: counted.then((each) => countOf(view, each)),
      rows: (place) => sellingRows(database, member, { ...filter, states }, place),
    }),
    findSellingChoices(database, member.breweryId),
    counted,
  ])
  return { ...list, views: sellingViewKeys.map((key) => ({ key, count: countOf(key, counts) })), choices }
}

/** Rows of a brewery's orders as its list shows them; what still waits stands by its deadline. */
export async function sellingRows(
  database: Database,
  { role }: Member,
  filter: SellingFilter,
  place: { offset: number; limit: number },
): Promise<SellingOrderRow[]> {
  const isByDeadline = (filter.states ?? orderStates).every((state) => openStates.has(state))
  return viewRows(database, role, await sellingPartRows(database, filter, { ...place, isByDeadline }))
}

async function viewRows(database: Database, role: BreweryRole, parts: readonly SellingPartRow[]) {
  const ids = parts.map(({ id }) => id)
  const clientIds = parts.flatMap(({ order }) => order.clientId ?? [])
  const [lines, names, businesses, clocks, claimed] = await Promise.all([
    lineRows(database, ids),
    findBusinessNames(database, clientIds),
    findSiteBusinesses(database, clientIds),
    clocksOf(database, parts),
    findClaimsToAnswer(database, parts),
  ])
  return parts.map((part) =>
    sellingRowView(
      part,
      lines.filter(({ consignmentId }) => consignmentId === part.id),
      {
        role,
        clock: clocks.get(part.id) ?? null,
        hasOpenClaim: claimed.has(part.id),
        business: names.get(part.order.clientId ?? ''),
        partOf: businesses.get(part.order.clientId ?? '')?.name ?? null,
      },
    ),
  )
}

/** What a search asks for: the filter without its view. */
export async function readSearch(
  database: Database,
  { breweryId }: Pick<Member, 'breweryId'>,
  { view = 'placed', q = '', leaves, arrives, run, beer, pub, payment, claim }: SellingSearch,
): Promise<{ view: SellingView; filter: SellingFilter }> {
  const query = typedWords(q)
  const search =
    query === undefined ? undefined : { query, clientIds: await findClientsByBusiness(database, query) }
  const filter = {
    breweryId,
    search,
    leaves,
    arrives,
    group: run,
    beer,
    clientId: pub,
    payment,
    isClaimOpen: claim === 'open',
  }
  return { view, filter }
}

/** The states of a view, or the one of them that is asked for. */
export const statesOf = (view: SellingView, state: OrderState | undefined): OrderState[] =>
  [...sellingViews[view]].filter((each) => state === undefined || each === state)
