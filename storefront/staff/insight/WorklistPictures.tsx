import type { WorklistInsight } from '../../../shared/api/insight-api.ts'
import { type WorklistKind, worklistKinds } from '../../../shared/worklist/worklist-kinds.ts'
import { Bars } from '../../console/charts/Bars.tsx'
import { ChartFigure } from '../../console/charts/ChartFigure.tsx'
import styles from '../../console/charts/Chart.module.css'
import { type ChartTable, shortDate, totalsOf } from '../../console/charts/chart-table.ts'
import { Columns } from '../../console/charts/Columns.tsx'
import { useConsoleRead } from '../../console/use-console-read.ts'

/** Below the worklist: what came and was done by day, and what has waited longest (SEE-09). */
export function WorklistPictures() {
  const { loaded } = useConsoleRead<WorklistInsight>('/api/admin/worklist/insight')
  if (loaded.state !== 'ready') return null
  const { days, kinds } = loaded.value
  const byDay: ChartTable = {
    head: 'Day',
    series: [
      { name: 'Came', kind: 'count' },
      { name: 'Done', kind: 'count' },
    ],
    rows: days.map(({ day, opened, closed }) => ({ label: shortDate(day), values: [opened, closed] })),
  }
  const byKind: ChartTable = {
    head: 'Kind',
    series: [
      { name: 'Oldest', kind: 'hours' },
      { name: 'Open', kind: 'count' },
    ],
    rows: kinds.map(({ kind, oldestHours, open }) => ({
      label: worklistKinds[kind as WorklistKind]?.name ?? kind,
      values: [oldestHours, open],
    })),
  }
  const [came, done] = totalsOf(byDay)
  const [oldest] = byKind.rows
  return (
    <div className={styles.grid}>
      <ChartFigure
        question="Do we keep up?"
        answer={`${came} came and ${done} were done in thirty days.`}
        file="worklist-by-day"
        table={byDay}
      >
        <Columns table={byDay} line={1} />
      </ChartFigure>
      <ChartFigure
        question="What is oldest?"
        answer={
          oldest === undefined
            ? 'Nothing is open.'
            : `${oldest.label}, for ${Math.round(oldest.values[0] ?? 0)} hours.`
        }
        file="worklist-oldest"
        table={byKind}
      >
        <Bars table={byKind} />
      </ChartFigure>
    </div>
  )
}
