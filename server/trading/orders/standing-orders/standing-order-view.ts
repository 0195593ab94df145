import type {
  StandingLineView,
  StandingOccurrence,
  StandingOrder,
  StandingOrders,
} from '../../../../shared/api/standing-orders-api.ts'
import type { StandingRhythm } from '../../../../shared/orders/standing-order-days.ts'
import { pastOccurrences } from '../../../../shared/limits/limits.ts'
import { isUuid } from '../../../../shared/format/uuid.ts'
import type { Premises } from '../../../../shared/trade/read-premises.ts'
import { listBaskets } from '../../basket/claim-basket.ts'
import { readStanding } from '../../../finance/credit/credit-view.ts'
import type { Database } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/errors/common-errors.ts'
import { findPremises } from '../../../parties/trade-accounts/premises.ts'
import { findUninvoicedTotal } from '../read-orders.ts'
import type { StandingLine } from '../standing-order-tables.ts'
import { estimateOccurrence } from './estimate-occurrence.ts'
import { type Look, lookAheadAll } from './occurrence-to-come.ts'
import {
  latestOccurrencesOf,
  type OccurrenceRow,
  standingOrderRow,
  type StandingOrderRow,
  standingOrderRows,
} from './standing-order-queries.ts'

/** Standing orders that one list shows; those that have ended come last. */
const mostListed = 50

/** All standing orders of a client, and what a new one can be made of. */
export async function readStandingOrders(
  database: Database,
  clientId: string,
  now: Date,
): Promise<StandingOrders> {
  const rows = await standingOrderRows(database, clientId, mostListed)
  const premises = await findPremises(database, clientId)
  const standingOrders = await viewsOf(database, rows, { premises, now, most: 1 })
  const credit = await readStanding(database, clientId, findUninvoicedTotal)
  return {
    standingOrders,
    premises: premises.flatMap(({ id, tradingName, town }) => (id ? [{ id, name: tradingName, town }] : [])),
    baskets: await listBaskets(database, clientId),
    mayPayByInvoice: credit?.state === 'open',
  }
}

/** One standing order of a client. Throws RequestError 404 for another's. */
export async function readStandingOrder(
  database: Database,
  { id, clientId, now }: { id: string; clientId: string; now: Date },
): Promise<StandingOrder> {
  const row = isUuid(id) ? await standingOrderRow(database, { id, clientId }) : null
  if (row === null) throw notFound('The standing order')
  const premises = await findPremises(database, clientId)
  const [view] = await viewsOf(database, [row], { premises, now, most: pastOccurrences })
  return view!
}

/** Standing orders of one client, each with at most so many past occurrences. */
async function viewsOf(
  database: Database,
  rows: readonly StandingOrderRow[],
  { premises, now, most }: { premises: readonly Premises[]; now: Date; most: number },
): Promise<StandingOrder[]> {
  const ids = rows.map(({ id }) => id)
  const latest = await latestOccurrencesOf(database, ids, most + 1)
  const lookOf = await lookAheadAll(database, rows, now)
  const views: StandingOrder[] = []
  for (const row of rows) {
    const next = row.state === 'active' ? () => coming(database, row, lookOf(row), now) : async () => null
    views.push(await viewOf(row, { latest: latest.get(row.id) ?? [], known: premises, next, most }))
  }
  return views
}

type Around = {
  latest: readonly OccurrenceRow[]
  known: readonly Premises[]
  /** What comes where nothing is prepared. */
  next: () => Promise<StandingOccurrence | null>
  most: number
}

async function viewOf(row: StandingOrderRow, { latest, known, next, most }: Around): Promise<StandingOrder> {
  const { id, name, state, pausedReason, groupId, groupName, lines, premisesId, collections } = row
  const { payment, wish, firstOn } = row
  const viewed = (one: OccurrenceRow) => occurrenceView(one, known)
  const prepared = latest.findLast((one) => one.state === 'prepared') ?? null
  return {
    id,
    name,
    state,
    pausedReason,
    group: groupId === null ? null : { id: groupId, name: groupName ?? '' },
    lines: lines.map(lineView),
    premises: premisesView(premisesId, known),
    collections,
    payment,
    wish,
    rhythmWeeks: row.rhythmWeeks as StandingRhythm,
    firstOn,
    next: state === 'active' && prepared ? viewed(prepared) : await next(),
    past: latest
      .filter((one) => one.id !== prepared?.id)
      .slice(0, most)
      .map(viewed),
  }
}

/** The next occurrence, of which nothing is stored yet, with what it comes to today. */
async function coming(
  database: Database,
  row: StandingOrderRow,
  { toCome }: Look,
  now: Date,
): Promise<StandingOccurrence | null> {
  if (toCome === null) return null
  return {
    day: toCome.day,
    cutOffAt: toCome.cutOffAt.toISOString(),
    state: 'coming',
    isChanged: false,
    lines: row.lines.map(lineView),
    preview: {
      depositsMinor: 0,
      ...(await estimateOccurrence(database, { standingOrder: row, toCome, now })),
    },
    terms: null,
    leftOut: [],
    reason: null,
    orderNumber: null,
  }
}

/** An occurrence as its buyer sees it. */
function occurrenceView(row: OccurrenceRow, known: readonly Premises[]): StandingOccurrence {
  const { day, cutOffAt, state, isChanged, lines, preview, terms, leftOut, reason, orderNumber } = row
  return {
    day,
    cutOffAt: new Date(cutOffAt).toISOString(),
    state,
    isChanged,
    lines: lines.map(lineView),
    preview: preview && { depositsMinor: 0, ...preview },
    terms: terms && {
      payment: terms.payment,
      wish: terms.wish,
      premises: premisesView(terms.premisesId, known),
    },
    leftOut,
    reason,
    orderNumber,
  }
}

/** Those of an id; without a name once they are no longer in the trade account. */
function premisesView(id: string, known: readonly Premises[]): StandingOrder['premises'] {
  const { tradingName: name = null, town = null } = known.find((one) => one.id === id) ?? {}
  return { id, name, town }
}

function lineView({ kind, itemId, quantity, priceMinor, snapshot }: StandingLine): StandingLineView {
  const { title, variantLabel, brewery, orderMultiple } = snapshot
  return {
    kind,
    itemId,
    title,
    variantLabel,
    breweryName: brewery?.name ?? null,
    quantity,
    priceMinor,
    orderMultiple: orderMultiple ?? 1,
  }
}
