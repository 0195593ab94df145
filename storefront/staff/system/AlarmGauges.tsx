import type { SystemState } from '../../../shared/api/system-api.ts'
import { Bars } from '../../console/charts/Bars.tsx'
import { ChartFigure } from '../../console/charts/ChartFigure.tsx'
import styles from '../../console/charts/Chart.module.css'
import type { ChartTable } from '../../console/charts/chart-table.ts'
import { dayText } from '../../../shared/delivery/arrival-text.ts'
import { Sparkline } from '../../console/charts/Line.tsx'
import { figureNames, figureText } from './system-words.ts'

type Figure = SystemState['figures'][number]

/** Each alarm as a gauge with its limit, and the highest of each of the last thirty days (SEE-10). */
export function AlarmGauges({ figures }: { figures: readonly Figure[] }) {
  const alarms = figures.filter(({ isAlarm }) => isAlarm)
  return (
    <section aria-labelledby="alarms">
      <h2 id="alarms">Alarms</h2>
      <p>
        {alarms.length === 0
          ? 'No alarm.'
          : `Alarm: ${alarms.map(({ name, help }) => figureNames[name] ?? help).join('; ')}.`}
      </p>
      <div className={styles.grid}>
        {figures.map((figure) => (
          <Gauge key={figure.name} figure={figure} />
        ))}
      </div>
    </section>
  )
}

function Gauge({ figure: { name, help, value, alarmAbove, isAlarm, history } }: { figure: Figure }) {
  const title = figureNames[name] ?? help
  const isTime = name.endsWith('_seconds')
  const kind = isTime ? 'hours' : 'count'
  const shown = (figure: number | null) => (figure === null || !isTime ? figure : figure / 3600)
  const limit = { name: 'Alarm above', kind } as const
  const now: ChartTable = {
    head: 'State',
    series: [{ name: 'Now', kind }, limit],
    rows: [{ label: isAlarm ? 'Alarm' : 'Quiet', values: [shown(value), shown(alarmAbove)] }],
  }
  const byDay: ChartTable = {
    head: 'Day',
    series: [{ name: 'Highest', kind }, limit],
    rows: [
      ...history.map((day) => ({ label: dayText(day.day), value: day.value })),
      { label: 'Now', value },
    ].map((row) => ({ label: row.label, values: [shown(row.value), shown(alarmAbove)] })),
  }
  const text = value === null ? 'Not known' : figureText(name, value)
  return (
    <ChartFigure
      level={3}
      question={title}
      answer={`${isAlarm ? 'Alarm' : 'Quiet'}: ${text}. Alarm above ${figureText(name, alarmAbove)}.`}
      file={name.replaceAll('_', '-')}
      table={byDay}
    >
      <Bars table={now} mark={1} />
      {history.length > 1 && (
        <Sparkline
          values={history.map((day) => day.value)}
          label={`Highest by day: ${history.map((day) => day.value).join(', ')}`}
        />
      )}
    </ChartFigure>
  )
}
