import type { PayoutWeeks } from '../../../shared/api/insight-api.ts'
import type { BreweryMoney } from '../../../shared/api/money-api.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { ChartFigure } from '../../console/charts/ChartFigure.tsx'
import styles from '../../console/charts/Chart.module.css'
import { Stack } from '../../console/charts/Bars.tsx'
import { type ChartTable, shortDate, totalsOf } from '../../console/charts/chart-table.ts'
import { Columns } from '../../console/charts/Columns.tsx'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { insightReads } from './insight-calls.ts'

/** Where a brewery's money is, and what was paid by week (SEE-02). */
export function PayoutPictures({ brewery, money }: { brewery: string; money: BreweryMoney }) {
  const { loaded } = useConsoleRead<PayoutWeeks>(insightReads.payoutWeeks(brewery))
  const { heldMinor, dueMinor, onItsWayMinor } = money
  const bar: ChartTable = {
    head: 'Where it is',
    series: [{ name: 'Amount', kind: 'money' }],
    rows: [
      { label: 'On hold until sent', values: [heldMinor] },
      { label: 'Due', values: [dueMinor] },
      { label: 'On its way', values: [onItsWayMinor] },
    ],
  }
  return (
    <div className={styles.grid}>
      <ChartFigure
        question="Where is your money?"
        answer={`${formatMinor(totalsOf(bar)[0]!)} in all, of it ${formatMinor(dueMinor)} due.`}
        file="money"
        table={bar}
      >
        <Stack table={bar} />
      </ChartFigure>
      {loaded.state === 'ready' && <Weeks weeks={loaded.value.weeks} />}
    </div>
  )
}

function Weeks({ weeks }: PayoutWeeks) {
  const table: ChartTable = {
    head: 'Week from',
    series: [{ name: 'Paid out', kind: 'money' }],
    rows: weeks.map(({ week, amountMinor }) => ({ label: shortDate(week), values: [amountMinor] })),
  }
  return (
    <ChartFigure
      question="What was paid out each week?"
      answer={`${formatMinor(totalsOf(table)[0]!)} in 13 weeks.`}
      file="payouts-by-week"
      table={table}
    >
      <Columns table={table} />
    </ChartFigure>
  )
}
