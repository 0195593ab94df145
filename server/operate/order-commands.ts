import { formatMinor } from '../../shared/format/money.ts'
import { retryTransaction } from '../database/retry-transaction.ts'
import { readOrderNumber } from '../orders/order-number.ts'
import { findOrder, listOrders } from '../orders/find-orders.ts'
import { creditParts } from '../orders/life/credit-part.ts'
import { decideClaims } from '../orders/life/decide-claims.ts'
import { creditClientOf, takeCreditVerb } from './credit-commands.ts'
import { describeOrder } from './describe-order.ts'
import { type Command, UsageError } from './operator-command.ts'
import { readStepWords } from './read-step-words.ts'
import { orderStepCommands } from './order-step-commands.ts'

const claimUsage = 'orders decide-claim <number> <brewery> decision=admitted|refused'

export const orderCommands: Record<string, Command> = {
  list: {
    usage: 'orders list [page]',
    does: 'orders, the newest first',
    run: async (database, [page]) => {
      const { orders, pages, page: shown } = await listOrders(database, null, { page, pageSize: 50 })
      const lines = orders.map(
        ({ number, placedAt, state, paymentState, totalMinor, consignments }) =>
          `${number} ${placedAt} ${state} ${paymentState} ${formatMinor(totalMinor)} ` +
          `${consignments.map(({ teamName }) => teamName ?? 'Dray').join(', ')}\n`,
      )
      return lines.length === 0 ? 'No orders.\n' : `${lines.join('')}Page ${shown} of ${pages}\n`
    },
  },
  show: {
    usage: 'orders show <number>',
    does: 'one order with its lines and history',
    run: async (database, [number = '']) => describeOrder(await findOrder(database, null, number)),
  },
  ...orderStepCommands,
  'decide-claim': {
    usage: claimUsage,
    does: 'decides the claim about a part; admitted, the money of its units goes back',
    run: async (database, words, { publicUrl, clock, openSealer }) => {
      const { number, brewerySlug, oneOf } = readStepWords(words, claimUsage)
      const decision = oneOf('decision', ['admitted', 'refused'])
      const deps = { publicUrl, sealer: await openSealer(), now: clock() }
      await retryTransaction(database, (transaction) =>
        decideClaims(transaction, { number, brewerySlug, decision }, deps),
      )
      return describeOrder(await findOrder(database, null, number))
    },
  },
  refund: {
    usage: 'orders refund <number> [brewery]',
    does: 'the whole money of what was sent goes back',
    run: async (database, [typed = '', brewerySlug = null], { publicUrl, clock }) => {
      const number = readOrderNumber(typed)
      if (number === null)
        throw new UsageError(`'${typed}' is no order number. orders refund <number> [brewery]`)
      await retryTransaction(database, (transaction) =>
        creditParts(transaction, { number, brewerySlug, publicUrl, now: clock() }),
      )
      return describeOrder(await findOrder(database, null, number))
    },
  },
}

export const clientCommands: Record<string, Command> = {
  'approve-invoice': {
    usage: 'clients approve-invoice <e-mail> [off]',
    does: 'opens a credit account with £1,000.00 and 14 days, or closes it',
    run: async (database, [email, off], context) => {
      if (email === undefined || (off !== undefined && off !== 'off'))
        throw new UsageError('clients approve-invoice <e-mail> [off]')
      const verb = off === undefined ? ('open' as const) : ('close' as const)
      const clientId = await creditClientOf(database, email)
      await takeCreditVerb(database, context, { clientId, verb, reason: 'By the operator.' })
      return `${email} ${off === undefined ? 'may pay' : 'no longer pays'} by invoice.\n`
    },
  },
}
