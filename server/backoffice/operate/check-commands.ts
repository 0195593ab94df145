import { runChecks } from '../admin/run-checks.ts'
import { checksFailed } from '../../platform/errors/check-errors.ts'
import { isPastUnwritten } from '../demo-trade/read-progress.ts'
import type { Command } from './operator-command.ts'

/** What must hold at any moment, proved on demand. */
export const checkCommands: Record<string, Command> = {
  run: {
    usage: 'checks run',
    does: 'proves ledger, stock, documents, deadlines, prices and lists; exit status 1 with the first difference',
    run: async (database, _words, { clock }) => {
      const isClockResting = await isPastUnwritten(database)
      const { checks } = await runChecks(database, { now: clock(), isClockResting })
      const wrong = checks.find(({ faults }) => faults.length > 0)
      if (wrong !== undefined) throw checksFailed({ check: wrong.check, fault: wrong.faults[0]! })
      return 'All checks pass.\n'
    },
  },
}
