import type { StaffRole } from '../../../../shared/accounts/roles.ts'
import { brewerySteps } from '../../../../shared/api/order-steps-api.ts'
import type { StaffOrder, StaffPart } from '../../../../shared/api/staff-orders-api.ts'
import { isCharged } from '../../../../shared/orders/charged-orders.ts'
import { stepsOf } from '../../../../shared/orders/order-steps.ts'
import { auditTrailOf } from '../../../platform/audit/write-audit.ts'
import type { Database } from '../../../platform/database/database.ts'
import { findOrderDocuments } from '../../../finance/documents/read-documents.ts'
import { notFound } from '../../../platform/errors/common-errors.ts'
import { readOrderBookings } from '../../../finance/ledger/read-balances.ts'
import { readPaymentEvents } from '../../../finance/payments/read-payments.ts'
import { findBusinessNames } from '../../../parties/trade-accounts/find-business-names.ts'
import { type OrderEventRow, orderEventRows } from '../order-event-queries.ts'
import { readOrderNumber } from '../order-number.ts'
import {
  type ConsignmentRow,
  consignmentRows,
  type LineRow,
  lineRows,
  orderRow,
  type OrderRow,
} from '../order-read-queries.ts'
import { eventView } from '../order-view.ts'
import { isPalletAlone } from '../pallet/riding.ts'
import { viewParts } from '../selling/find-selling-order.ts'
import { orderFields } from './list-staff-orders.ts'
import { findShortOf } from '../refunds/short-refunds.ts'
import { findDetails } from './find-details.ts'
import { linksOfParts, palletPlansOf } from './staff-order-queries.ts'

/** An order with everything that Dray knows of it (STAF-09). Throws RequestError 404 for a number that is none. */
export async function findStaffOrder(
  database: Database,
  typed: string,
  role: StaffRole,
): Promise<StaffOrder> {
  const number = readOrderNumber(typed)
  const row = number === null ? null : await orderRow(database, null, number)
  if (row === null) throw notFound('The order')
  const parts = await consignmentRows(database, [row.id])
  const ids = parts.map(({ id }) => id)
  const lines = await lineRows(database, ids)
  const names = await findBusinessNames(database, row.clientId === null ? [] : [row.clientId])
  const fields = orderFields(row, names.get(row.clientId ?? ''))
  const breweries = new Map(parts.map(({ breweryId, breweryName }) => [breweryId, breweryName ?? 'Dray']))
  const nameOf = (owner: string | null) =>
    owner === row.clientId ? fields.pub : (breweries.get(owner) ?? null)
  const documents = await findOrderDocuments(database, [row.id])
  const bookings = await readOrderBookings(database, row.id)
  const plans = await palletPlansOf(database, row.id)
  const links = await linksOfParts(database, ids)
  return {
    ...fields,
    email: row.contact?.email ?? null,
    refundedMinor: row.refundedMinor,
    shortMinor: await findShortOf(database, row.id),
    reservedUntil: time(row.reservedUntil),
    details: await findDetails(database, row, parts),
    parts: await partViews(database, { row, parts, lines, role }),
    palletPlans: plans.map(({ version, at, plan, chargeMinor, buyerMinor, others, cause }) => ({
      version,
      at: time(at)!,
      pallets: plan.pallets.length,
      chargeMinor,
      bearers: [
        { name: fields.pub, minor: buyerMinor },
        ...others.map(({ breweryId, minor }) => ({ name: breweries.get(breweryId) ?? 'Dray', minor })),
      ],
      cause,
    })),
    entries: bookings.map(({ bookedAt, event, account, owner, amountMinor, reason }) => ({
      at: time(bookedAt)!,
      event,
      account,
      owner: nameOf(owner),
      amountMinor,
      reason,
    })),
    providerEvents: (await readPaymentEvents(database, row.id)).map(({ at, ...event }) => ({
      ...event,
      at: time(at)!,
    })),
    papers: documents.map(({ id, number: paper, kind, issuerId, totalMinor }) => ({
      id,
      number: paper,
      kind,
      issuer: breweries.get(issuerId) ?? 'Dray',
      totalMinor,
    })),
    links: links.map(({ consignmentId, verb, validUntil, usedAt }) => ({
      brewery: parts.find(({ id }) => id === consignmentId)?.breweryName ?? null,
      verb,
      validUntil: time(validUntil)!,
      usedAt: time(usedAt),
    })),
    history: await historyOf(database, row),
  }
}

type Viewed = {
  row: OrderRow
  parts: readonly ConsignmentRow[]
  lines: readonly LineRow[]
  role: StaffRole
}

/** Each part as its brewery sees it, with what this role of the staff can do in its place. */
async function partViews(database: Database, { row, parts, lines, role }: Viewed): Promise<StaffPart[]> {
  const shown = parts.map((part) => {
    const { id, breweryId, state, stateBefore, shippingOption } = part
    const own = lines.filter(({ consignmentId }) => consignmentId === id)
    const steps = isPalletAlone(part, own)
      ? []
      : stepsOf(state, role, {
          isPaid: isCharged(row.paymentState),
          isCollection: shippingOption === 'collection',
          stateBefore,
          isRestLeft: false,
          isRestAwaited: part.laterRunId !== null,
          isProven: part.deliveryProof !== null,
        })
    const brewerys = steps.filter((verb) => Object.hasOwn(brewerySteps, verb))
    return {
      part: { ...part, order: row },
      viewer: { breweryId, role: 'owner' as const, steps: brewerys },
      mayCancel: steps.includes('cancel') && isCharged(row.paymentState),
    }
  })
  const views = await viewParts(database, shown)
  return views.map((view, at) => {
    const { part, mayCancel } = shown[at]!
    return { ...view, brewery: part.breweryName, brewerySlug: part.brewerySlug, mayCancel }
  })
}

/** What happened, with the reasons of staff who acted for someone. */
async function historyOf(database: Database, { id, number }: OrderRow): Promise<StaffOrder['history']> {
  const trail = await auditTrailOf(database, { kind: 'order', id: number })
  const whyOf = ({ at, verb, consignmentId }: OrderEventRow) =>
    trail.find(
      (entry) =>
        entry.verb === `order ${verb}` &&
        entry.at.getTime() === Date.parse(at) &&
        ((entry.after as { part?: string } | null)?.part ?? null) === consignmentId,
    )?.reason ?? null
  const events = await orderEventRows(database, id)
  return events.map((event) => ({ ...eventView(event), why: whyOf(event) }))
}

const time = (moment: string | Date | null): string | null => moment && new Date(moment).toISOString()
