import type { Database } from '../../platform/database/database.ts'
import { type Command, type OperatorContext, UsageError } from './operator-command.ts'

/** Who acts, and when. */
export const byWhom = ({ actor, clock }: OperatorContext) => ({ actor, now: clock() })

/** A command of a fixed number of words, and a rest that may be said freely where the last one is a reason. */
export function command(
  usage: string,
  does: string,
  run: (database: Database, words: string[], context: OperatorContext) => Promise<string>,
): Command {
  const least = usage.split(' ').filter((word) => word.startsWith('<')).length
  return {
    usage,
    does,
    run: async (database, words, context) => {
      if (words.length < least) throw new UsageError(usage)
      return run(database, words, context)
    },
  }
}
