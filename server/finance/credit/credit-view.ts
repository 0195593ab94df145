import type { CreditDossier, CreditStanding, OwnCredit, Receivables } from '../../../shared/api/credit-api.ts'
import { termsInWords } from '../../../shared/credit/credit-terms.ts'
import { daysLate, sumAges } from '../../../shared/credit/invoice-ages.ts'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import { findPublicClients, formerClientName } from '../../identity/accounts/find-public-clients.ts'
import { auditTrailOf } from '../../platform/audit/write-audit.ts'
import type { Database } from '../../platform/database/database.ts'
import { findStatements } from '../documents/read-documents.ts'
import { findDrayDetails } from '../documents/store-dray-details.ts'
import { findBusinessNames } from '../../parties/trade-accounts/find-business-names.ts'
import {
  type BankPaymentRow,
  bankPaymentRows,
  creditClients,
  creditRow,
  creditRows,
  mostRows,
} from './credit-queries.ts'
import { creditSubject } from './whose-money.ts'
import { layAccount, layAccounts, type ReadAccount } from './lay-account.ts'
import type { OwedItem } from './lay-payments.ts'
import { isWaiting } from './pay-back.ts'
import { type PayBackRow, payBackRows } from './pay-back-queries.ts'
import { waitingWriteOffs, writeOffsOf } from './write-off-view.ts'
import { readUsed, type UninvoicedOf } from './require-credit.ts'

export type ViewDeps = { uninvoicedOf: UninvoicedOf; now: Date; viewerId?: string }

/** A credit account with what its orders use; null without one. */
export async function readStanding(
  database: Database,
  clientId: string,
  uninvoicedOf: UninvoicedOf,
): Promise<CreditStanding | null> {
  const account = await creditRow(database, clientId)
  if (account === null) return null
  const { state, reason, terms, limitMinor } = account
  const usedMinor = await readUsed(database, { clientId, uninvoicedOf })
  return {
    state,
    reason: state === 'open' ? null : reason,
    terms,
    termsText: termsInWords(terms),
    limitMinor,
    usedMinor,
    leftMinor: Math.max(0, limitMinor - usedMinor),
  }
}

/** What a client sees of the own credit account. */
export async function readOwnCredit(
  database: Database,
  clientId: string,
  { uninvoicedOf, now }: ViewDeps,
): Promise<OwnCredit> {
  const account = await readStanding(database, clientId, uninvoicedOf)
  const { open, ages, leftMinor } = openOf(await layAccount(database, clientId), now)
  const { bankAccount } = await findDrayDetails(database)
  const statements = await findStatements(database, { clientId })
  return {
    account,
    lateMinor: ages.to30 + ages.to60 + ages.over60,
    overpaidMinor: Math.max(0, leftMinor),
    ages,
    invoices: open,
    payInto: bankAccount,
    statements,
  }
}

/** What the staff see of a client's credit account, with all that was done to it. */
export async function readCreditDossier(
  database: Database,
  clientId: string,
  { uninvoicedOf, now, viewerId }: ViewDeps,
): Promise<CreditDossier> {
  const account = await readStanding(database, clientId, uninvoicedOf)
  const { open, ages, leftMinor } = openOf(await layAccount(database, clientId), now)
  const payments = await bankPaymentRows(database, clientId)
  const trail = await auditTrailOf(database, creditSubject(clientId))
  const client = (await findPublicClients(database, [clientId])).get(clientId)
  return {
    client: { id: clientId, name: client?.name ?? formerClientName, email: client?.email ?? null },
    account,
    ages,
    overpaidMinor: leftMinor,
    invoices: open,
    payments: payments.map(paymentView),
    payBacks: (await payBackRows(database, clientId)).map((row) => payBackView(row, { now, viewerId })),
    writeOffs: await writeOffsOf(database, clientId, { trail, now, viewerId }),
    history: trail.map(({ at, verb, actorName, actorRole, reason }) => ({
      at: at.toISOString(),
      verb,
      by: actorName,
      role: actorRole,
      reason,
    })),
  }
}

/** Clients who owe on account with the ages of it, page by page. */
export async function readReceivables(
  database: Database,
  { after, now, viewerId }: { after: string | null; now: Date; viewerId?: string },
): Promise<Receivables> {
  const ids = await creditClients(database, after)
  const clients = await findPublicClients(database, ids)
  const pubs = await findBusinessNames(database, ids)
  const laid = await layAccounts(database, ids)
  const accounts = new Map((await creditRows(database, ids)).map((row) => [row.clientId, row]))
  const rows = ids.flatMap((clientId) => {
    const { open, ages } = openOf(laid.get(clientId)!, now)
    if (open.length === 0) return []
    const account = accounts.get(clientId)
    return [
      {
        clientId,
        name: pubs.get(clientId) || (clients.get(clientId)?.name ?? formerClientName),
        state: account?.state ?? ('closed' as const),
        limitMinor: account?.limitMinor ?? 0,
        openMinor: open.reduce((sum, { openMinor }) => sum + openMinor, 0),
        ages,
      },
    ]
  })
  const writeOffs = await waitingWriteOffs(database, { now, viewerId })
  return { writeOffs, rows, next: ids.length < mostRows ? null : (ids.at(-1) ?? null) }
}

function openOf({ items, leftMinor }: ReadAccount, now: Date) {
  const today = londonDay(now)
  const open = items.filter(({ openMinor }) => openMinor > 0)
  return {
    leftMinor,
    ages: sumAges(open, today),
    open: open.slice(0, mostRows).map((item) => invoiceView(item, today)),
  }
}

const invoiceView = (item: OwedItem, today: string) => ({
  id: item.id,
  number: item.number,
  orderNumber: item.orderNumber,
  issuedOn: item.issuedOn,
  dueOn: item.dueOn,
  daysLate: daysLate(item.dueOn, today),
  chargedMinor: item.chargedMinor,
  paidMinor: item.paidMinor,
  openMinor: item.openMinor,
})

const paymentView = (payment: BankPaymentRow) => ({
  id: payment.id,
  amountMinor: payment.amountMinor,
  receivedOn: payment.receivedOn,
  reference: payment.reference,
  markedBy: payment.markedBy,
  markedAt: new Date(payment.markedAt).toISOString(),
  undoneReason: payment.undoneReason,
})

function payBackView(row: PayBackRow, { now, viewerId }: { now: Date; viewerId: string | undefined }) {
  const { id, amountMinor, reference, reason, askedBy, askedById, doneAt, doneBy } = row
  const state =
    doneAt !== null ? ('done' as const) : isWaiting(row, now) ? ('asked' as const) : ('lapsed' as const)
  return {
    id,
    amountMinor,
    reference,
    reason,
    askedBy,
    isOwn: viewerId !== undefined && askedById === viewerId,
    askedAt: new Date(row.askedAt).toISOString(),
    doneBy,
    state,
  }
}
