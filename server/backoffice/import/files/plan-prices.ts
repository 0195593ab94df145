import { dayText } from '../../../../shared/delivery/arrival-text.ts'
import { formatMinor } from '../../../../shared/format/money.ts'
import { addDays, londonDay } from '../../../../shared/working-time/working-time.ts'
import { type PlannedRow, refusedRow } from './planned-row.ts'
import type { SizedRow } from './plan-stock.ts'

/** A price that moves by more than this share is warned of. */
const largestMove = 0.3
const latestDays = 730

/** Rows of prices beside those that hold; a price that moves by more than 30% is warned of (SELL-35). */
export function planPrices(sized: readonly SizedRow[], now: Date): PlannedRow[] {
  const today = londonDay(now)
  return sized.map(({ row, container, title }) => {
    const priceMinor = row.number('price')
    if (priceMinor === undefined)
      return container.priceMinor === null
        ? { ...refusedRow(row.line, title, ''), state: 'same', reason: null }
        : refusedRow(row.line, title, 'It has no price.')
    const fromDay = row.text('fromDay') ?? today
    if (fromDay < today) return refusedRow(row.line, title, 'Its price began before today.')
    if (fromDay > addDays(today, latestDays))
      return refusedRow(row.line, title, 'A price begins within two years.')
    const before = container.priceMinor
    const isSame = before === priceMinor && fromDay === today
    return {
      line: row.line,
      title,
      state: isSame ? 'same' : before === null ? 'new' : 'changed',
      cells: isSame ? [] : [priceCell(before, priceMinor, fromDay === today ? null : fromDay)],
      reason: null,
      warnings: priceWarnings(before, priceMinor),
      acts: isSame ? [] : [{ kind: 'price', containerId: container.id, priceMinor, before, fromDay }],
    }
  })
}

/** 'Price ex VAT: £96.75, now £99.00', with its day where that is to come. */
export const priceCell = (before: number | null, priceMinor: number, fromDay: string | null) => ({
  name: 'Price ex VAT',
  old: before === null ? 'none' : formatMinor(before),
  new: formatMinor(priceMinor) + (fromDay === null ? '' : ` from ${dayText(fromDay)}`),
})

/** 'The price goes up by 31%.', where it moves by more than 30%; a price of £0.00 gives the beer away, as where one is typed. */
export function priceWarnings(before: number | null, priceMinor: number): string[] {
  if (priceMinor === 0 && before !== 0) return ['This gives the beer away.']
  if (before === null || before === 0) return []
  const move = (priceMinor - before) / before
  if (Math.abs(move) <= largestMove) return []
  return [`The price goes ${move > 0 ? 'up' : 'down'} by ${Math.round(Math.abs(move) * 100)}%.`]
}
