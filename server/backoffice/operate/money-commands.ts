import { formatMinor } from '../../../shared/format/money.ts'
import { isUuid } from '../../../shared/format/uuid.ts'
import { readReceivables } from '../../finance/credit/credit-view.ts'
import { markPayment, undoPayment } from '../../finance/credit/mark-payment.ts'
import { requestPayBack, confirmPayBack } from '../../finance/credit/pay-back.ts'
import { requestWriteOff, confirmWriteOff } from '../../finance/credit/write-off.ts'
import { creditClientOf, describeCredit } from './credit-commands.ts'
import { correctionCommands } from './correction-commands.ts'
import { disputeCommands } from './dispute-commands.ts'
import { type Command, type OperatorContext, UsageError } from './operator-command.ts'
import { payoutCommands } from './payout-commands.ts'
import { byWhom } from './plain-command.ts'
import { providerCommands } from './provider-commands.ts'
import { readPounds } from './read-typed-words.ts'

const byOperator = (context: OperatorContext) => ({ ...byWhom(context), publicUrl: context.publicUrl })

const isKnown = (word: string) => word === 'again' || word.startsWith('invoice=')

/** What buyers on account owe and pay, and breweries are owed and paid, by the use cases of finance's calls. */
export const moneyCommands: Record<string, Command> = {
  ...payoutCommands,
  ...providerCommands,
  ...disputeCommands,
  ...correctionCommands,
  receivables: {
    usage: 'money receivables',
    does: 'who owes on account: not due, 1 to 30, 31 to 60, over 60 days late',
    run: async (database, _words, { clock }) => {
      const { rows } = await readReceivables(database, { after: null, now: clock() })
      if (rows.length === 0) return 'No one owes anything.\n'
      return rows
        .map(
          ({ name, openMinor, ages }) =>
            `${formatMinor(openMinor)}  ${[ages.notDue, ages.to30, ages.to60, ages.over60].map((minor) => formatMinor(minor)).join('  ')}  ${name}\n`,
        )
        .join('')
    },
  },
  'mark-paid': {
    usage: 'money mark-paid <e-mail> <pounds> <day> <reference> [invoice=<number>…] [again]',
    does: 'a payment by bank, for the oldest invoices unless named; again: the second of its kind',
    run: async (database, [email, pounds, receivedOn, reference, ...words], context) => {
      if (reference === undefined || !words.every(isKnown))
        throw new UsageError(moneyCommands['mark-paid']!.usage)
      const clientId = await creditClientOf(database, email!)
      const payment = {
        clientId,
        amountMinor: readPounds(pounds!),
        receivedOn: receivedOn!,
        reference,
        invoices: words.filter((word) => word !== 'again').map((word) => word.slice('invoice='.length)),
        isSecond: words.includes('again'),
      }
      await database.transaction((transaction) =>
        markPayment(transaction, { ...payment, ...byOperator(context) }),
      )
      return describeCredit(database, clientId, context)
    },
  },
  undo: {
    usage: 'money undo <payment-id> <reason>',
    does: 'takes a marked payment back by a reversing entry',
    run: async (database, [id, ...words], context) => {
      if (id === undefined || !isUuid(id) || words.length === 0)
        throw new UsageError(moneyCommands['undo']!.usage)
      const clientId = await database.transaction((transaction) =>
        undoPayment(transaction, { id, reason: words.join(' '), ...byOperator(context) }),
      )
      return describeCredit(database, clientId, context)
    },
  },
  'write-off': {
    usage: 'money write-off <e-mail> <invoice> <pounds> <reason>',
    does: 'gives up a debt; above £50.00 of an invoice someone of finance or an admin confirms it',
    run: async (database, [email, number, pounds, ...words], context) => {
      if (pounds === undefined || words.length === 0) throw new UsageError(moneyCommands['write-off']!.usage)
      const clientId = await creditClientOf(database, email!)
      const asked = { clientId, number: number!, amountMinor: readPounds(pounds), reason: words.join(' ') }
      const { id, state } = await database.transaction((transaction) =>
        requestWriteOff(transaction, { ...asked, ...byOperator(context) }),
      )
      return state === 'done' ? 'Written off.\n' : `Another person confirms it: ${id}\n`
    },
  },
  'confirm-write-off': {
    usage: 'money confirm-write-off <id>',
    does: 'the second word on a write-off that a person of finance asked for',
    run: async (database, [id], context) => {
      if (id === undefined || !isUuid(id)) throw new UsageError(moneyCommands['confirm-write-off']!.usage)
      await database.transaction((transaction) =>
        confirmWriteOff(transaction, { id, ...byOperator(context) }),
      )
      return 'Written off.\n'
    },
  },
  'pay-back': {
    usage: 'money pay-back <e-mail> <pounds> <reference> <reason>',
    does: 'pays back by bank what is beyond all invoices; above £250.00 a day someone of finance or an admin confirms it',
    run: async (database, [email, pounds, reference, ...words], context) => {
      if (reference === undefined || words.length === 0)
        throw new UsageError(moneyCommands['pay-back']!.usage)
      const clientId = await creditClientOf(database, email!)
      const asked = { clientId, amountMinor: readPounds(pounds!), reference, reason: words.join(' ') }
      const { id, state } = await database.transaction((transaction) =>
        requestPayBack(transaction, { ...asked, ...byOperator(context) }),
      )
      return state === 'done' ? 'Paid back.\n' : `Another person confirms it: ${id}\n`
    },
  },
  'confirm-pay-back': {
    usage: 'money confirm-pay-back <id>',
    does: 'the second word on a payment back that a person of finance asked for',
    run: async (database, [id], context) => {
      if (id === undefined || !isUuid(id)) throw new UsageError(moneyCommands['confirm-pay-back']!.usage)
      await database.transaction((transaction) => confirmPayBack(transaction, { id, ...byOperator(context) }))
      return 'Paid back.\n'
    },
  },
}
