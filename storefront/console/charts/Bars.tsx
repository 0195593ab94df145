import { useId } from 'react'
import { type ChartTable, figureText } from './chart-table.ts'
import styles from './Chart.module.css'
import { fillOf, Key, Patterns } from './Tones.tsx'

type BarsProps = {
  table: ChartTable
  /** The series that a bar is as long as. */
  of?: number
  /** The series that is a part of each bar, at its end. */
  part?: number
  /** The series that is a mark across each bar, such as a limit. */
  mark?: number
  /** Rows that are drawn; the table has them all. */
  most?: number
}

/** A bar per row from zero with its name before it and its figure after it. */
export function Bars({ table: { series, rows }, of = 0, part, mark, most = 12 }: BarsProps) {
  const id = useId()
  const drawn = rows.slice(0, most)
  const value = (row: number, at: number | undefined) =>
    at === undefined ? 0 : Math.max(0, drawn[row]?.values[at] ?? 0)
  const longest = Math.max(1, ...drawn.flatMap((_, row) => [value(row, of), value(row, mark)]))
  const names = [of, part].flatMap((at) => (at === undefined ? [] : series[at]!.name))
  return (
    <>
      {part !== undefined && <Key id={id} names={names} />}
      <ul className={styles.bars}>
        {drawn.map(({ label, values }, row) => {
          const long = (100 * value(row, of)) / longest
          const inside = Math.min(long, (100 * value(row, part)) / longest)
          return (
            // oxlint-disable-next-line react/no-array-index-key -- labels may repeat, and rows keep their order
            <li key={row}>
              <span className={styles.name}>{label}</span>
              <svg focusable="false">
                <Patterns id={id} />
                <rect y="1" height="14" width={`${long - inside}%`} {...fillOf(id, 0)} />
                {inside > 0 && (
                  <rect x={`${long - inside}%`} y="1" height="14" width={`${inside}%`} {...fillOf(id, 1)} />
                )}
                {mark !== undefined && value(row, mark) > 0 && (
                  <line
                    className={styles.mark}
                    x1={`${(100 * value(row, mark)) / longest}%`}
                    x2={`${(100 * value(row, mark)) / longest}%`}
                    y1="0"
                    y2="16"
                  />
                )}
              </svg>
              <span className={styles.value}>{figureText(series[of]!.kind, values[of] ?? null)}</span>
            </li>
          )
        })}
      </ul>
      {mark !== undefined && <p className={styles.note}>Upright line: {series[mark]!.name.toLowerCase()}</p>}
      {rows.length > most && <p className={styles.note}>{rows.length - most} more in the table</p>}
    </>
  )
}

/** One bar whose parts are the rows, each named below it with its figure. */
export function Stack({ table: { series, rows } }: { table: ChartTable }) {
  const id = useId()
  const values = rows.map(({ values: [value] }) => Math.max(0, value ?? 0))
  const all = Math.max(
    1,
    values.reduce((sum, value) => sum + value, 0),
  )
  const shares = values.map((value) => (100 * value) / all)
  return (
    <>
      <svg className={styles.stack} focusable="false">
        <Patterns id={id} />
        <rect className={styles.track} width="100%" height="27" y="0.5" />
        {shares.map((share, at) =>
          share === 0 ? null : (
            <rect
              // oxlint-disable-next-line react/no-array-index-key -- a share is what is at its place
              key={at}
              x={`${shares.slice(0, at).reduce((sum, before) => sum + before, 0)}%`}
              y="0.5"
              width={`${share}%`}
              height="27"
              {...fillOf(id, at)}
            />
          ),
        )}
      </svg>
      <Key
        id={id}
        names={rows.map(
          ({ label, values: [value] }) => `${label} ${figureText(series[0]!.kind, value ?? null)}`,
        )}
      />
    </>
  )
}
