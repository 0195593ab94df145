import { readFile } from 'node:fs/promises'
import { addDays, londonMoment } from '../../../shared/working-time/working-time.ts'
import { type OperatorContext, UsageError } from './operator-command.ts'

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

/** Pence of '1,250.50', '£1250.5' or '1250'. Throws UsageError. */
export function readPounds(text: string): number {
  const [, pounds, pence = ''] = /^£?([\d,]{1,11})(?:\.(\d{1,2}))?$/.exec(text) ?? []
  if (pounds === undefined) throw new UsageError(`'${text}' is no amount like 1,250.50.`)
  return Number(pounds.replaceAll(',', '')) * 100 + Number(pence.padEnd(2, '0'))
}

/** JSON typed as a word, or of the file that '@<file>' names. Throws UsageError where it is none. */
export async function readJsonWord(text: string, readFile: OperatorContext['readFile']): Promise<unknown> {
  const source = text.startsWith('@') ? (await readFile(text.slice(1))).toString('utf8') : text
  try {
    return JSON.parse(source)
  } catch (error) {
    throw new UsageError(`That is not JSON: ${(error as Error).message}`)
  }
}

/** A file that a command names. Throws UsageError if it cannot be read. */
export const readNamedFile = (path: string): Promise<Buffer> =>
  readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`'${path}' cannot be read: ${error.code}`)
  })
