import { dayText } from '../../../shared/delivery/arrival-text.ts'
import { findClientByEmail } from '../../identity/accounts/find-clients.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import {
  type StandingVerb,
  standingVerbs,
  applyStandingAction,
} from '../../trading/orders/standing-orders/change-standing-order.ts'
import { listStandingOrders } from '../../trading/orders/standing-orders/list-standing-orders.ts'
import { type Command, UsageError } from './operator-command.ts'

const listUsage = 'standing-orders list [<e-mail>] [after=<id>]'

const list: Command = {
  usage: listUsage,
  does: 'standing orders with their next occurrence, or those of one buyer, fifty at a time',
  run: async (database, words, { clock }) => {
    const after = words.find((word) => word.startsWith('after='))?.slice('after='.length) ?? null
    const email = words.find((word) => word.includes('@'))
    const client = email === undefined ? null : await findClientByEmail(database, email)
    if (email !== undefined && client === null) throw notFound('The client')
    const wanted = { clientId: client?.id ?? null, after, now: clock() }
    const { rows, after: next } = await listStandingOrders(database, wanted)
    const lines = rows.map((row) => {
      const coming = row.next === null ? 'nothing to come' : `${row.next.state} ${dayText(row.next.day)}`
      const where = row.groupName ?? 'regular'
      return `${row.id}  ${row.state}  ${row.client}: ${row.name}  ${where}, every ${row.rhythmWeeks} weeks, ${row.payment}  ${coming}`
    })
    return [...lines, ...(next === null ? [] : [`More: after=${next}`]), ''].join('\n')
  },
}

const does: Record<StandingVerb, string> = {
  pause: 'nothing is ordered until it is resumed; its buyer is told why',
  resume: 'it orders again from its next occurrence on; its buyer is told why',
  end: 'it orders nothing any more; its buyer is told why',
}

const verbCommand = (verb: StandingVerb): Command => {
  const usage = `standing-orders ${verb} <id> <reason>`
  return {
    usage,
    does: does[verb],
    run: async (database, [id, ...words], { actor, publicUrl, clock }) => {
      const reason = words.join(' ')
      if (id === undefined || reason === '') throw new UsageError(usage)
      const wanted = { id, clientId: null, actor, verb, reason, publicUrl, now: clock() }
      await database.transaction((transaction) => applyStandingAction(transaction, wanted))
      return `${id}: ${verb}.\n`
    },
  }
}

/** Standing orders of buyers: who has which, and holding them up. */
export const standingOrderCommands: Record<string, Command> = {
  list,
  ...Object.fromEntries(standingVerbs.map((verb) => [verb, verbCommand(verb)])),
}
