import { useId } from 'react'
import { type ChartTable, figureText } from './chart-table.ts'
import styles from './Chart.module.css'
import { fillOf, Key, Patterns } from './Tones.tsx'

type Props = {
  table: ChartTable
  /** The series that is a thin line, such as the period before; the others stand on each other. */
  line?: number
}

/** As Chart.module.css has it. */
const height = 184
const above = 22
const below = 38
const plot = height - above - below
/** As many labels as a phone has room for. */
const mostLabels = 7

/** A column per row from zero, its series on each other, with the last and the highest figure beside them. */
export function Columns({ table: { series, rows }, line }: Props) {
  const id = useId()
  const stacked = series.map((_, at) => at).filter((at) => at !== line)
  const sums = rows.map(({ values }) => stacked.reduce((sum, at) => sum + (values[at] ?? 0), 0))
  const most = Math.max(
    1,
    ...sums,
    ...(line === undefined ? [] : rows.map(({ values }) => values[line] ?? 0)),
  )
  const tallOf = (value: number) => (plot * value) / most
  const wide = 100 / Math.max(1, rows.length)
  const every = Math.ceil(rows.length / mostLabels)
  const highest = sums.indexOf(Math.max(...sums))
  const isNamed = (at: number) => sums[at]! > 0 && (rows.length <= mostLabels || at === highest)
  return (
    <>
      {series.length > 1 && <Key id={id} names={stacked.map((at) => series[at]!.name)} />}
      <svg className={styles.columns} focusable="false">
        <Patterns id={id} />
        {rows.map(({ label, values }, row) => {
          let base = above + plot
          return (
            // oxlint-disable-next-line react/no-array-index-key -- labels may repeat, and rows keep their order
            <g key={row}>
              {stacked.map((at, place) => {
                const tall = tallOf(values[at] ?? 0)
                base -= tall
                return tall <= 0 ? null : (
                  <rect
                    key={series[at]!.name}
                    x={`${wide * (row + 0.14)}%`}
                    width={`${wide * 0.72}%`}
                    y={base}
                    height={tall}
                    {...fillOf(id, place)}
                  />
                )
              })}
              {isNamed(row) && (
                <text className={styles.figure} x={`${wide * (row + 0.5)}%`} y={base - 6}>
                  {figureText(series[stacked[0]!]!.kind, sums[row]!)}
                </text>
              )}
              {(rows.length - 1 - row) % every === 0 && <Label label={label} x={wide * (row + 0.5)} />}
            </g>
          )
        })}
        <line className={styles.axis} x1="0" x2="100%" y1={above + plot + 0.5} y2={above + plot + 0.5} />
        {line !== undefined && rows.length > 1 && (
          <svg
            x="0"
            y={above}
            width="100%"
            height={plot}
            viewBox={`0 0 ${rows.length} ${plot}`}
            preserveAspectRatio="none"
          >
            <polyline
              className={styles.before}
              points={rows
                .map(({ values }, row) => `${row + 0.5},${plot - tallOf(values[line] ?? 0)}`)
                .join(' ')}
            />
          </svg>
        )}
      </svg>
      {line !== undefined && <p className={styles.note}>Thin line: {series[line]!.name.toLowerCase()}</p>}
    </>
  )
}

/** The first word above the others: 'Wed' and '2 Dec'. */
function Label({ label, x }: { label: string; x: number }) {
  const words = label.split(' ')
  const lines = words.length > 2 ? [words[0]!, words.slice(1).join(' ')] : [label]
  return (
    <text className={styles.label} y={above + plot + 16}>
      {lines.map((line, at) => (
        <tspan key={line} x={`${x}%`} dy={at * 15}>
          {line}
        </tspan>
      ))}
    </text>
  )
}
