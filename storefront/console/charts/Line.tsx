import { type ChartTable, figureText } from './chart-table.ts'
import styles from './Chart.module.css'

type LineProps = {
  table: ChartTable
  /** Prices hold until the next one; ratings go from one to the next. */
  isStepped?: boolean
  /** Where each row is, from 0 to 1; evenly spread otherwise. */
  places?: readonly number[]
  /** The top of the scale; the highest figure otherwise. */
  most?: number
}

const height = 96

/** The first series as a line from zero, with its first and last figure in words below it. */
export function Line({ table: { series, rows }, isStepped = false, places, most }: LineProps) {
  const points = rows.flatMap(({ label, values: [value] }, at) => {
    const x = places?.[at] ?? (rows.length === 1 ? 0 : at / (rows.length - 1))
    return value === null || value === undefined ? [] : [{ label, value, x }]
  })
  const [first] = points
  const last = points.at(-1)
  if (first === undefined || last === undefined) return null
  const top = most ?? Math.max(1, ...points.map(({ value }) => value))
  const yOf = (value: number) => height - 2 - ((height - 4) * value) / top
  const path = points
    .map(({ value, x }, at) => {
      const before = points[at - 1]
      const corner = isStepped && before !== undefined ? `${x * 100},${yOf(before.value)} ` : ''
      return `${corner}${x * 100},${yOf(value)}`
    })
    .join(' ')
  const { kind } = series[0]!
  return (
    <>
      <svg
        width="100%"
        height={height}
        viewBox={`0 0 100 ${height}`}
        preserveAspectRatio="none"
        focusable="false"
      >
        <line className={styles.axis} x1="0" x2="100" y1={height - 1} y2={height - 1} />
        <polyline className={styles.line} points={`${path} 100,${yOf(last.value)}`} />
      </svg>
      <p className={styles.ends}>
        <span>
          {first.label}: {figureText(kind, first.value)}
        </span>
        {points.length > 1 && (
          <span>
            {last.label}: <strong>{figureText(kind, last.value)}</strong>
          </span>
        )}
      </p>
    </>
  )
}

/** A line of a row's own figures, without an axis; `label` says it in words. */
export function Sparkline({ values, label }: { values: readonly number[]; label: string }) {
  const top = Math.max(1, ...values)
  const points = values.map((value, at) => `${at},${22 - (20 * value) / top}`).join(' ')
  return (
    <svg
      className={styles.sparkline}
      viewBox={`0 0 ${Math.max(1, values.length - 1)} 24`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <polyline className={styles.line} points={points} />
    </svg>
  )
}
