import type { SellingDays } from '../../../shared/api/insight-api.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { ChartFigure } from '../../console/charts/ChartFigure.tsx'
import styles from '../../console/charts/Chart.module.css'
import { type ChartTable, shortDate, totalsOf } from '../../console/charts/chart-table.ts'
import { Columns } from '../../console/charts/Columns.tsx'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { dayText } from '../../../shared/delivery/arrival-text.ts'
import { unitsText } from '../selling-words.ts'
import { insightReads } from './insight-calls.ts'

/** Below what is to do today: what leaves on the next days, and how this week sells (SEE-01). */
export function TodayPictures({ brewery }: { brewery: string }) {
  const { loaded } = useConsoleRead<SellingDays>(insightReads.days(brewery))
  if (loaded.state !== 'ready') return null
  const { weeks } = loaded.value
  const days = tableOfDays(loaded.value)
  return (
    <div className={styles.grid}>
      <ChartFigure
        question="What leaves in the next seven days?"
        answer={answerOfDays(loaded.value, days)}
        file="units-to-send"
        table={days}
      >
        <Columns table={days} />
      </ChartFigure>
      {weeks !== null && <Weeks weeks={weeks} />}
    </div>
  )
}

const tableOfDays = ({ days }: SellingDays): ChartTable => ({
  head: 'Day',
  series: [
    { name: 'Packed', kind: 'count' },
    { name: 'Accepted', kind: 'count' },
    { name: 'To answer', kind: 'count' },
  ],
  rows: days.map(({ day, toAnswer, accepted, packed }) => ({
    label: dayText(day),
    values: [packed, accepted, toAnswer],
  })),
})

function answerOfDays({ lateUnits }: SellingDays, table: ChartTable): string {
  const all = totalsOf(table).reduce((sum, total) => sum + total, 0)
  const sums = table.rows.map(({ values }) => values.reduce<number>((sum, value) => sum + (value ?? 0), 0))
  const most = table.rows[sums.indexOf(Math.max(...sums))]!
  const late = lateUnits === 0 ? '' : ` ${unitsText(lateUnits)} should have left before today.`
  return all === 0 ? `Nothing leaves.${late}` : `${unitsText(all)}, most of them on ${most.label}.${late}`
}

function Weeks({ weeks }: { weeks: NonNullable<SellingDays['weeks']> }) {
  const table: ChartTable = {
    head: 'Week from',
    series: [{ name: 'Net sales', kind: 'money' }],
    rows: weeks.map(({ week, netMinor }) => ({ label: shortDate(week), values: [netMinor] })),
  }
  const before = weeks.slice(0, -1)
  const usual = Math.round(before.reduce((sum, { netMinor }) => sum + netMinor, 0) / before.length)
  return (
    <ChartFigure
      question="How does this week sell?"
      answer={`${formatMinor(weeks.at(-1)!.netMinor)} ex VAT so far; the four weeks before came to ${formatMinor(usual)} each.`}
      file="sales-by-week"
      table={table}
    >
      <Columns table={table} />
    </ChartFigure>
  )
}
