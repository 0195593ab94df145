import { assessFigure, type CountAssessment } from '../../trading/stock/assess-count.ts'
import { type CountTime, countTimeOf } from '../../trading/stock/count-time.ts'
import type { FileName } from './catalogue-columns.ts'
import type { RowValues } from './check-row.ts'

/** When figures were counted: a moment or a day as the command says, or else at the start of the import. */
export type CountingTime = { countedAt: string | null; startedAt: Date }
export type ItemLevel = { countedAt: string | null; importedUnits: number | null; importedAt: string | null }
export type StockedFile = 'containers' | 'accessories'

/** The column of each file that says how many units are on hand. */
export const figureColumns: Record<StockedFile, string> = {
  containers: 'available_units',
  accessories: 'current_stock',
}

export const isStocked = (file: FileName): file is StockedFile => file in figureColumns

/** When a row says that it was counted, or its command does; null where neither does. */
export function statedTime(values: RowValues, { countedAt, startedAt }: CountingTime): CountTime | null {
  const cell = values['counted_at']
  const stated = typeof cell === 'string' ? cell : countedAt
  return stated === null ? null : countTimeOf(stated, startedAt)
}

/** What a row's figure is to the item's level; null for a row without a figure. */
export function assessRow(
  file: StockedFile,
  values: RowValues,
  { level, time }: { level: ItemLevel | undefined; time: CountingTime },
): { units: number; assessed: CountAssessment } | null {
  const units = values[figureColumns[file]]
  if (typeof units !== 'number') return null
  const figure = { units, stated: statedTime(values, time), startedAt: time.startedAt }
  const known = level ?? { countedAt: null, importedUnits: null, importedAt: null }
  return { units, assessed: assessFigure(figure, known) }
}
