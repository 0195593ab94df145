import type { StockRow } from '../../../shared/api/stock-api.ts'
import { csvMoment } from '../../../shared/dates/dates.ts'
import { writeCsvFile } from '../../../shared/format/csv.ts'

const columns = [
  'id',
  'beer',
  'container',
  'on hand',
  'reserved',
  'promised',
  'sellable',
  'low below',
  'counted',
  'counted by',
]

/** A brewery's stock as CSV: UTF-8 with a byte order mark, ISO dates (SELL-06). */
export const stockCsv = (rows: readonly StockRow[]): string => writeCsvFile([columns, ...rows.map(cells)])

function cells({ externalId, beer, container, lowBelow, countedAt, countedBy, ...level }: StockRow) {
  const { onHand, reserved, promised, sellable } = level
  const counted = [countedAt === null ? '' : csvMoment(countedAt), countedBy ?? '']
  return [externalId, beer, container, onHand, reserved, promised, sellable, lowBelow, ...counted]
}
