import { formatMinor } from '../../../shared/format/money.ts'
import { ledgerEventNames } from '../../../shared/payouts/ledger-words.ts'
import { retryTransaction } from '../../platform/database/retry-transaction.ts'
import {
  requestCorrection,
  confirmCorrection,
  type Corrected,
} from '../../finance/reconciliation/correct-booking.ts'
import { listCorrections } from '../../finance/reconciliation/list-corrections.ts'
import { type Command, UsageError } from './operator-command.ts'
import { readPounds } from './read-typed-words.ts'

const usage = 'money correct <booking-id> [right=<pounds>] <reason>'
const confirmUsage = 'money confirm-correction <id>'

/** Bookings that are reversed, and booked right. */
export const correctionCommands: Record<string, Command> = {
  correct: {
    usage,
    does: 'reverses a booking, and books the right amount; above £250.00 a second person confirms',
    run: async (database, [booking, ...words], { actor, clock }) => {
      const right = words.find((word) => word.startsWith('right='))?.slice('right='.length)
      const reason = words.filter((word) => !word.startsWith('right=')).join(' ')
      if (booking === undefined || reason === '') throw new UsageError(usage)
      const wanted = { booking, reason, ...(right !== undefined && { rightMinor: readPounds(right) }) }
      const by = { actor, now: clock() }
      return textOf(
        await retryTransaction(database, (within) => requestCorrection(within, { wanted, ...by })),
      )
    },
  },
  'confirm-correction': {
    usage: confirmUsage,
    does: 'the second person’s word on a correction',
    run: async (database, [id], { actor, clock }) => {
      if (id === undefined) throw new UsageError(confirmUsage)
      const by = { actor, now: clock() }
      return textOf(await retryTransaction(database, (within) => confirmCorrection(within, { id, ...by })))
    },
  },
  corrections: {
    usage: 'money corrections',
    does: 'bookings that were corrected, or wait for a second person, the newest first',
    run: async (database) => {
      const { corrections } = await listCorrections(database, null)
      const lines = corrections.map(
        ({ id, state, event, amountMinor, rightMinor, reason, askedBy }) =>
          `${id}  ${state}  ${ledgerEventNames[event]}  ${formatMinor(amountMinor)}  ` +
          `${rightMinor === null ? 'reversed' : formatMinor(rightMinor)}  ${askedBy}: ${reason}\n`,
      )
      return lines.length === 0 ? 'There is none.\n' : lines.join('')
    },
  },
}

const textOf = ({ row, effects: { money = [], deadlines = [] } }: Corrected) =>
  [...money, ...deadlines, row.id].map((line) => `${line}\n`).join('')
