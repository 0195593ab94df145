import { formatDay } from '../../../shared/dates/dates.ts'
import { writeCsvFile } from '../../../shared/format/csv.ts'
import { formatMinor } from '../../../shared/format/money.ts'

/** How the figures of a series are written; money is pence. */
export type FigureKind = 'count' | 'money' | 'percent' | 'stars' | 'hours'

type ChartSeries = { name: string; kind: FigureKind }

/** What a chart draws, what its table lists and what its file holds (SEE-12): a row per label, a column per series. */
export type ChartTable = {
  /** What a row is: 'Week', 'Beer'. */
  head: string
  series: readonly ChartSeries[]
  /** Null is no figure. Labels may be equal: two prices of one day. */
  rows: readonly { label: string; values: readonly (number | null)[] }[]
}

/** A figure as people read it. Pure. */
export function figureText(kind: FigureKind, value: number | null): string {
  if (value === null) return '–'
  switch (kind) {
    case 'money':
      return formatMinor(value)
    case 'percent':
      return `${value} %`
    case 'stars':
      return value.toFixed(1)
    case 'hours':
      return `${Math.round(value)} h`
    case 'count':
      return value.toLocaleString('en-GB', { maximumFractionDigits: 1 })
  }
}

/** The table as a file: money in pounds, all other figures as they are. Pure. */
export function tableFile({ head, series, rows }: ChartTable): string {
  const cells = rows.map(({ label, values }) => [
    label,
    ...series.map(({ kind }, at) => {
      const value = values[at] ?? null
      if (value === null) return ''
      return kind === 'money' ? (value / 100).toFixed(2) : value
    }),
  ])
  return writeCsvFile([[head, ...series.map(({ name }) => name)], ...cells])
}

/** '30 Nov', for weeks by their Monday. Pure. */
export const shortDate = (day: string): string => formatDay(day).split(' ').slice(0, 2).join(' ')

/** Sums of each series. Pure. */
export const totalsOf = ({ series, rows }: ChartTable): number[] =>
  series.map((_, at) => rows.reduce((sum, { values }) => sum + (values[at] ?? 0), 0))
