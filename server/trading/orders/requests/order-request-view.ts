import { hasSiteRight } from '../../../../shared/accounts/site-roles.ts'
import type { OrderRequest, OrderRequestReview } from '../../../../shared/api/order-requests-api.ts'
import type { DeliveryNote } from '../../../../shared/delivery-note/delivery-note.ts'
import { isUuid } from '../../../../shared/format/uuid.ts'
import { findBusinessOf, findSiteRoles } from '../../../identity/accounts/sites/places.ts'
import type { Database } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/errors/common-errors.ts'
import type { StepDeps } from '../order-deps.ts'
import { placerOf, whyOver } from './decide-request.ts'
import { type OrderRequestRow, requestOfSite, requestsOfSite } from './order-request-queries.ts'
import { reviewRequest } from './review-request.ts'
import { approversOf } from './spending-limit.ts'

/** Who reads, and the site that the person acts for. */
type Reader = { personId: string; name: string; clientId: string }

const mostShown = 50

/** The requests of a site, the newest first. */
export async function listRequests(database: Database, reader: Reader, now: Date): Promise<OrderRequest[]> {
  const { clientId } = reader
  const rows = await requestsOfSite(database, { clientId, most: mostShown })
  return Promise.all(rows.map(await viewFor(database, reader, now)))
}

/** One of them. Throws RequestError 404 for that of another site. */
export async function readRequest(
  database: Database,
  { id, ...reader }: Reader & { id: string },
  now: Date,
): Promise<OrderRequest> {
  return (await viewFor(database, reader, now))(await requireRequest(database, id, reader))
}

/** The same with what it would come to now. Opens its own transaction. */
export async function readReview(
  database: Database,
  { id, ...reader }: Reader & { id: string },
  deps: StepDeps,
): Promise<OrderRequestReview> {
  const row = await requireRequest(database, id, reader)
  const request = (await viewFor(database, reader, deps.now))(row)
  if (!request.mayDecide) {
    const { sheet, totalMinor } = request
    return { request, differences: [], sheet, totalMinor, digest: null }
  }
  const decider = { id: reader.personId, name: reader.name, means: 'page' as const }
  const { note, ...review } = await reviewRequest(database, row, placerOf(decider, row), deps)
  return { request, ...review, sheet: sheetView(note) }
}

async function requireRequest(
  database: Database,
  id: string,
  { clientId }: Reader,
): Promise<OrderRequestRow> {
  const row = isUuid(id) ? await requestOfSite(database, { id, clientId }) : null
  if (row === null) throw notFound('The request')
  return row
}

async function viewFor(database: Database, { personId, clientId }: Reader, now: Date) {
  const roles = await findSiteRoles(database, { personId, siteId: clientId })
  const business = await findBusinessOf(database, clientId)
  const approvers =
    business === null ? [] : await approversOf(database, { businessId: business.id, siteId: clientId })
  return (row: OrderRequestRow): OrderRequest => {
    const isOver = whyOver(row, now) !== null
    const { requestedById, clientId: _site, wanted: _wanted, lines: _lines, note, ...shown } = row
    return {
      id: shown.id,
      state: shown.state === 'requested' && isOver ? 'expired' : shown.state,
      requestedBy: shown.requestedBy,
      isYours: requestedById === personId,
      mayDecide: !isOver && hasSiteRight(roles, 'approve'),
      approvers: approvers.map(({ name }) => name),
      reason: shown.reason,
      requestedAt: new Date(shown.requestedAt).toISOString(),
      expiresAt: new Date(shown.expiresAt).toISOString(),
      totalMinor: shown.totalMinor,
      sheet: sheetView(note),
      decidedBy: shown.decidedBy,
      decidedAt: shown.decidedAt && new Date(shown.decidedAt).toISOString(),
      declineReason: shown.declineReason,
      orderNumber: shown.orderNumber,
    }
  }
}

const sheetView = ({ facts, goesTo, parts, sums }: DeliveryNote): OrderRequest['sheet'] => ({
  facts,
  goesTo,
  parts: parts.map(({ sender, lines }) => ({
    sender,
    lines: lines.map(({ units, item, sum }) => ({ units, item, sum })),
  })),
  sums,
})
