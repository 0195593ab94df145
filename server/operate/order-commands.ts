import { formatMinor } from '../../shared/format/money.ts'
import { type OrderVerb, orderVerbs } from '../../shared/orders/order-states.ts'
import { readOrderNumber } from '../orders/order-number.ts'
import { changeOrder } from '../orders/change-order.ts'
import { findOrder, listOrders } from '../orders/find-orders.ts'
import { creditClientOf, takeCreditVerb } from './credit-commands.ts'
import { describeOrder } from './describe-order.ts'
import { type Command, UsageError } from './operator-command.ts'

const does: Record<OrderVerb, string> = {
  accept: 'the brewery confirms its part, or all do',
  adjust: 'the brewery sends less of some lines; the difference goes back',
  dispatch: 'it is on its way',
  deliver: 'it has arrived',
  cancel: 'stock goes back on the shelf, and the money to the buyer',
  refund: 'the money of what was sent goes back',
}
const usages: Record<OrderVerb, string> = {
  accept: 'orders accept <number> [brewery]',
  adjust: 'orders adjust <number> <brewery> <line>=<units>…',
  dispatch: 'orders dispatch <number> [brewery] [tracking=<text>]',
  deliver: 'orders deliver <number> [brewery]',
  cancel: 'orders cancel <number> [brewery] [note=<text>]',
  refund: 'orders refund <number> [brewery]',
}

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
  ...Object.fromEntries(orderVerbs.map((verb) => [verb, commandOf(verb)])),
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

function commandOf(verb: OrderVerb): Command {
  return {
    usage: usages[verb],
    does: does[verb],
    run: async (database, words, { publicUrl, clock }) => {
      const [typed = '', ...rest] = words
      const number = readOrderNumber(typed)
      if (number === null) throw new UsageError(`'${typed}' is no order number. ${usages[verb]}`)
      const change = { number, verb, by: 'operator' as const, consignmentId: null, ...readRest(verb, rest) }
      await changeOrder(database, change, { publicUrl, now: clock() })
      return describeOrder(await findOrder(database, null, number))
    },
  }
}

/** A brewery's slug, tracking=…, note=…, and for adjustments 2=5: line 2 is sent with 5 units. */
function readRest(verb: OrderVerb, words: readonly string[]) {
  const valueOf = (name: string) =>
    words.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1) || null
  const quantities = new Map<number, number>()
  for (const word of words) {
    const [, line, units] = /^(\d+)=(\d+)$/.exec(word) ?? []
    if (line !== undefined) quantities.set(Number(line), Number(units))
    else if (word.includes('=') && !/^(tracking|note)=/.test(word)) throw new UsageError(usages[verb])
  }
  const slugs = words.filter((word) => !word.includes('='))
  if (slugs.length > 1 || (verb === 'adjust' && slugs.length === 0)) throw new UsageError(usages[verb])
  if (verb !== 'adjust' && quantities.size > 0) throw new UsageError(usages[verb])
  return { brewerySlug: slugs[0] ?? null, note: valueOf('note'), tracking: valueOf('tracking'), quantities }
}
