import type { MoneyRefund, MoneyRefunds, MoneyRefundView } from '../../../../shared/api/money-refunds-api.ts'
import { moneyRefundViews } from '../../../../shared/api/money-refunds-api.ts'
import { refundReasonText } from '../../../../shared/orders/refund-reasons.ts'
import type { Database } from '../../../platform/database/database.ts'
import { type PagePlace, readViewPage } from '../../../platform/database/read-page.ts'
import {
  countCardRefunds,
  listCardRefunds,
  listForeignRefunds,
} from '../../../finance/payments/list-card-refunds.ts'
import { askedRefundRows, countAskedRefunds, orderNumbersOf } from './requested-refund-queries.ts'
import { confirmBy } from './refund-limits.ts'

type ListMoneyRefundsInput = { view: MoneyRefundView; page: number; readerId: string }
type Row = Omit<MoneyRefund, 'orderNumber'> & { orderId: string }

/** A page of what goes back to buyers, with how many each view has (STAF-18). */
export async function listMoneyRefunds(
  database: Database,
  { view, page, readerId }: ListMoneyRefundsInput,
): Promise<MoneyRefunds> {
  const { rows, ...list } = await readViewPage({
    page,
    view,
    views: moneyRefundViews,
    counts: countViews(database),
    rows: (place) => rowsOf(database, view, { ...place, readerId }),
  })
  const numbers = await orderNumbersOf(
    database,
    rows.map(({ orderId }) => orderId),
  )
  return {
    rows: rows.map(({ orderId, ...row }) => ({ ...row, orderNumber: numbers.get(orderId) ?? '' })),
    ...list,
  }
}

async function countViews(database: Database): Promise<Record<MoneyRefundView, number>> {
  const [asked, ofCards] = await Promise.all([countAskedRefunds(database), countCardRefunds(database)])
  return { asked, ...ofCards }
}

const nobodys = { by: null, confirmBy: null, isOwn: false, leftMinor: null }

/** Why a card gets money back without a word of the staff. */
const whyOwed: Readonly<Record<string, string>> = {
  cancelled: 'Cancelled',
  refunded: 'Refunded',
  adjusted: 'Sent less than paid for',
  late: 'Paid too late',
}

async function rowsOf(
  database: Database,
  view: MoneyRefundView,
  { readerId, ...place }: PagePlace & { readerId: string },
): Promise<Row[]> {
  switch (view) {
    case 'asked':
      return (await askedRefundRows(database, place)).map((row) => ({
        id: row.id,
        orderId: row.orderId,
        amountMinor: row.grossMinor,
        at: new Date(row.askedAt).toISOString(),
        why: `${refundReasonText[row.reason]}: ${row.note}`,
        by: row.askedBy,
        confirmBy: confirmBy(row.askedAt).toISOString(),
        isOwn: row.askedById === readerId,
        leftMinor: null,
      }))
    case 'owed':
    case 'done':
      return (await listCardRefunds(database, { state: view, ...place })).map(
        ({ reason, dueAt, doneAt, ...row }) => ({
          ...row,
          ...nobodys,
          at: new Date(doneAt ?? dueAt).toISOString(),
          why: whyOwed[reason] ?? reason,
        }),
      )
    case 'dashboard':
      return (await listForeignRefunds(database, place)).map(({ heardAt, ...row }) => ({
        ...row,
        ...nobodys,
        leftMinor: row.leftMinor,
        at: new Date(heardAt).toISOString(),
        why: 'Made in the provider’s dashboard',
      }))
  }
}
