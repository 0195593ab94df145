import { formatMinor } from '../../../shared/format/money.ts'
import { findOrder, listOrders } from '../../trading/orders/find-orders.ts'
import { creditClientOf, applyCreditAction } from './credit-commands.ts'
import { describeOrder } from './describe-order.ts'
import { changeOrderCommand } from './change-order-command.ts'
import { claimCommands } from './claim-commands.ts'
import { type Command, UsageError } from './operator-command.ts'
import { refundCommands } from './refund-commands.ts'
import { orderStepCommands } from './order-step-commands.ts'

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
  change: changeOrderCommand,
  ...orderStepCommands,
  ...claimCommands,
  ...refundCommands,
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
      await applyCreditAction(database, context, { clientId, verb, reason: 'By the operator.' })
      return `${email} ${off === undefined ? 'may pay' : 'no longer pays'} by invoice.\n`
    },
  },
}
