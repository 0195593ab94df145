import { findOpenEntries } from '../worklist/worklist.ts'
import type { Command } from './operator-command.ts'

export const worklistCommands: Record<string, Command> = {
  list: {
    usage: 'worklist list [<kind>]',
    does: 'what does not go on by itself and waits for the staff',
    run: async (database, [kind]) => {
      const entries = await findOpenEntries(database, { kind: kind ?? null })
      if (entries.length === 0) return 'Nothing waits.\n'
      return entries
        .map(
          ({ kind: what, about, owner, dueAt }) =>
            `${what}  ${about}  ${owner}${dueAt === null ? '' : `, due ${dueAt.toISOString()}`}\n`,
        )
        .join('')
    },
  },
}
