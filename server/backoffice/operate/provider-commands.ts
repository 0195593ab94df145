import { formatMinor } from '../../../shared/format/money.ts'
import type { Database } from '../../platform/database/database.ts'
import { rollBack } from '../../platform/database/roll-back.ts'
import { queryProvider, readProvider } from '../../trading/orders/query-provider.ts'
import { findPaidOrders } from '../../trading/orders/find-paid-orders.ts'
import { compareNow } from '../../finance/reconciliation/compare-now.ts'
import { explainDifference } from '../../finance/reconciliation/explain-difference.ts'
import { listDifferences } from '../../finance/reconciliation/list-differences.ts'
import { readBooks } from '../../finance/reconciliation/reconcile.ts'
import type { Command, OperatorContext } from './operator-command.ts'
import { byWhom, command } from './plain-command.ts'

/** What the provider says of payments, and where its books differ from ours, by the use cases of finance's calls. */
export const providerCommands: Record<string, Command> = {
  'ask-provider': askedFirst(
    'money ask-provider <order>',
    'what became of a stuck payment is asked for, and taken up',
    async (database, [number], context) => {
      const provider = context.openProvider(database)
      const events = await readProvider({ database, provider }, number!)
      const deps = { publicUrl: context.publicUrl, sealer: await context.openSealer() }
      return async (transaction) => {
        const asked = { number: number!, events, ...byWhom(context) }
        const { answer, effects } = await queryProvider(transaction, deps, asked)
        const said = [effects.money, effects.stock, effects.deadlines].flatMap((sentences) => sentences ?? [])
        const state = `The payment of ${number} is ${answer.paymentState.replaceAll('_', ' ')}.`
        return `${[...said, state].join('\n')}\n`
      }
    },
  ),
  differences: command(
    'money differences',
    'what the ledger and the provider’s books do not agree about',
    async (database, _words, context) => {
      const provider = context.openProvider(database).name
      const { rows } = await listDifferences(database, { provider, paidOrdersOf: findPaidOrders })
      if (rows.length === 0) return 'The books agree.\n'
      return rows
        .map(
          ({ key, about, orderNumber, kind, hereMinor, thereMinor }) =>
            `${key}  ${kind.replaceAll('_', ' ')}  there ${formatMinor(thereMinor)}  here ${formatMinor(hereMinor)}${orderNumber === null ? '' : `  ${about}`}\n`,
        )
        .join('')
    },
  ),
  reconcile: askedFirst(
    'money reconcile',
    'the provider’s books are read and compared now',
    async (database, _words, context) => {
      const provider = context.openProvider(database)
      const deps = { database, provider, clock: context.clock, paidOrdersOf: findPaidOrders }
      const books = await readBooks(deps)
      return async (transaction) => {
        const compared = { books, paidOrdersOf: findPaidOrders, ...byWhom(context) }
        const effects = await compareNow(transaction, compared)
        return `${effects.money?.join(' ') ?? ''}\n`
      }
    },
  ),
  explain: command(
    'money explain <key> <reason>',
    'a difference is explained and leaves the list',
    async (database, words, context) => explain(database, words, { context, isCost: false }),
  ),
  'book-cost': command(
    'money book-cost <key> <reason>',
    'what the provider took is booked as its cost',
    async (database, words, context) => explain(database, words, { context, isCost: true }),
  ),
}

type Asking = (
  database: Database,
  words: string[],
  context: OperatorContext,
) => Promise<(transaction: Database) => Promise<string>>

/** A command that asks the provider before its transaction begins, dry or not: an order's row must not wait for the answer. */
function askedFirst(usage: string, does: string, ask: Asking): Command {
  const asked = command(usage, does, async (database, words, context) => {
    const action = await ask(database, words, context)
    if (!words.includes('--dry-run')) return database.transaction(action)
    return `${await rollBack(database, action)}Nothing was done: this was a dry run.\n`
  })
  return { ...asked, dryRun: 'own' }
}

async function explain(
  database: Database,
  [key, ...words]: string[],
  { context, isCost }: { context: OperatorContext; isCost: boolean },
): Promise<string> {
  const provider = context.openProvider(database).name
  const explained = { provider, key: key!, reason: words.join(' '), isCost }
  await database.transaction((transaction) =>
    explainDifference(transaction, { ...explained, ...byWhom(context) }),
  )
  return `${key} is explained.\n`
}
