import { cutText } from '../../../shared/format/cut-text.ts'
import { UsageError } from './operator-command.ts'

export type CommandOptions = {
  isDryRun: boolean
  isJson: boolean
  /** The address of the staff member in whose name the command works; null for the operator. */
  as: string | null
  reason: string | null
}

/** The options of every command, and its words without them. Throws UsageError for one without its value. */
export function readOptions(typed: readonly string[]): { words: string[]; options: CommandOptions } {
  const words: string[] = []
  const options: CommandOptions = { isDryRun: false, isJson: false, as: null, reason: null }
  for (let at = 0; at < typed.length; at += 1) {
    const word = typed[at]!
    if (word === '--dry-run') options.isDryRun = true
    else if (word === '--json') options.isJson = true
    else if (word === '--as') options.as = valueAt(typed, (at += 1))
    else if (word === '--reason') options.reason = cutText(valueAt(typed, (at += 1)), 500)
    else words.push(word)
  }
  return { words, options }
}

function valueAt(typed: readonly string[], at: number): string {
  const value = typed[at]?.trim()
  if (!value) throw new UsageError(`${typed[at - 1]} takes a value. Try --help.`)
  return value
}
