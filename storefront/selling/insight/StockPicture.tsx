import type { StockRow } from '../../../shared/api/stock-api.ts'
import { Bars } from '../../console/charts/Bars.tsx'
import { ChartFigure } from '../../console/charts/ChartFigure.tsx'
import type { ChartTable } from '../../console/charts/chart-table.ts'
import { weeksOfCover } from './weeks-of-cover.ts'

/** The rows of the list as bars: on hand, of it spoken for, the low mark, and weeks of cover (SEE-04). */
export function StockPicture({ rows }: { rows: readonly StockRow[] }) {
  const table: ChartTable = {
    head: 'Container',
    series: [
      { name: 'On hand', kind: 'count' },
      { name: 'Reserved or promised', kind: 'count' },
      { name: 'Low below', kind: 'count' },
      { name: 'Weeks of cover', kind: 'count' },
    ],
    rows: rows.map((row) => ({
      label: row.title,
      values: [row.onHand, row.reserved + row.promised, row.lowBelow, weeksOfCover(row)],
    })),
  }
  const short = rows.filter((row) => {
    const weeks = weeksOfCover(row)
    return weeks !== null && weeks < 2
  })
  return (
    <ChartFigure
      question="How long will it last?"
      answer={
        short.length === 0
          ? 'Nothing on this page runs out within two weeks at the pace of the last six.'
          : `Less than two weeks at the pace of the last six: ${short.map(({ title }) => title).join('; ')}.`
      }
      file="stock-cover"
      table={table}
    >
      <Bars table={table} part={1} mark={2} />
    </ChartFigure>
  )
}
