import { addDays, londonMoment } from '../../shared/working-time/working-time.ts'
import { UsageError } from './operator-command.ts'

type Days = { fromDay: string | null; from: Date | null; until: Date | null }

/**
 * The words from=<day> and until=<day> of a command that changes the shop: the beginning of the first day and the end of the
 * last. Throws UsageError for any other word.
 */
export function readDays(words: readonly string[], usage: string): Days {
  const days: Record<string, string> = {}
  for (const word of words) {
    const [, name, day] = /^(from|until)=(\d{4}-\d{2}-\d{2})$/.exec(word) ?? []
    if (name === undefined || day === undefined || Number.isNaN(Date.parse(day))) throw new UsageError(usage)
    days[name] = day
  }
  const { from: fromDay = null, until: lastDay = null } = days
  return {
    fromDay,
    from: fromDay === null ? null : londonMoment(fromDay, '00:00'),
    until: lastDay === null ? null : londonMoment(addDays(lastDay, 1), '00:00'),
  }
}
