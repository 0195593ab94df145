import { formatMinor } from '../../../shared/format/money.ts'
import { nameBrewery } from '../../catalogue/beers/find-breweries.ts'
import { matchForeignRefund } from '../../finance/payments/foreign-refunds.ts'
import { markPayoutSentByBank, receiveFromBrewery } from '../../finance/payouts/bank-payouts.ts'
import { findOpenClaimMoney } from '../../trading/orders/claims/open-claim-money.ts'
import { billCarrier, undoCarrierBill } from '../../finance/payouts/bill-carrier.ts'
import { listBalances } from '../../finance/payouts/list-balances.ts'
import { listStaffPayouts } from '../../finance/payouts/list-payouts.ts'
import { holdPayouts, releasePayouts } from '../../finance/payouts/payout-holds.ts'
import { readBreweryMoney } from '../../finance/payouts/read-money.ts'
import { sellersReport } from '../../finance/payouts/sellers-report.ts'
import { setBankAccount } from '../../finance/payouts/set-bank-account.ts'
import { reversePayout } from '../../finance/payouts/reverse-payouts.ts'
import { type Command, UsageError } from './operator-command.ts'
import { byWhom, command } from './plain-command.ts'
import { readPounds } from './read-typed-words.ts'

/** What breweries are owed and paid, by the use cases of finance's calls. */
export const payoutCommands: Record<string, Command> = {
  balances: command(
    'money balances',
    'what is due to each brewery, what is on its way, and why it is held',
    async (database, _words, { clock }) => {
      const { rows } = await listBalances(database, clock())
      if (rows.length === 0) return 'Nothing is due to a brewery.\n'
      return rows
        .map(
          ({ name, dueMinor, onItsWayMinor, hold }) =>
            `${formatMinor(dueMinor)}  on its way ${formatMinor(onItsWayMinor)}  ${name}${hold === null ? '' : `  ${hold.text}`}\n`,
        )
        .join('')
    },
  ),
  balance: command(
    'money balance <slug>',
    'a brewery’s money: held, due, on its way, paid',
    async (database, [slug], context) => {
      const { id: breweryId, name } = await nameBrewery(database, slug!)
      const provider = context.openProvider(database).name
      const money = await readBreweryMoney(database, {
        breweryId,
        provider,
        claimedOf: findOpenClaimMoney,
        now: context.clock(),
      })
      return [
        name,
        `  held ${formatMinor(money.heldMinor)}`,
        `  due ${formatMinor(money.dueMinor)}, of it payable ${formatMinor(money.availableMinor)}`,
        ...(money.inClaimMinor > 0 ? [`  in claim ${formatMinor(money.inClaimMinor)}`] : []),
        `  on its way ${formatMinor(money.onItsWayMinor)}`,
        `  paid ${formatMinor(money.paidMinor)}`,
        money.hold === null ? `  next payout ${money.nextPayoutOn}` : `  ${money.hold.text}`,
        '',
      ].join('\n')
    },
  ),
  'bank-list': command(
    'money bank-list',
    'payouts that are to be sent by bank',
    async (database, _words, context) => {
      const { rows } = await listStaffPayouts(database, {
        isOpenBank: true,
        page: 1,
        sealer: await context.openSealer(),
        now: context.clock(),
      })
      if (rows.length === 0) return 'No payout is waiting to be sent by bank.\n'
      return rows
        .map(({ number, brewery, amountMinor, payInto, doubts }) => {
          const into =
            payInto === null ? '' : `  ${payInto.holder} ${payInto.sortCode} ${payInto.accountNumber}`
          const held = doubts.length === 0 ? '' : `  DO NOT SEND: ${doubts.join(' ')}`
          return `${number}  ${formatMinor(amountMinor)}  ${brewery}${into}${held}\n`
        })
        .join('')
    },
  ),
  'payout-sent': command(
    'money payout-sent <number> <reference> [despite-hold]',
    'a payout of the bank list was sent; despite-hold where that is so though the brewery is on hold or its account changed',
    async (database, [number, ...words], context) => {
      const isConfirmed = words.at(-1) === 'despite-hold'
      const reference = (isConfirmed ? words.slice(0, -1) : words).join(' ')
      const wanted = { number: number!, reference, isConfirmed, ...byWhom(context) }
      const { isSent } = await database.transaction((transaction) =>
        markPayoutSentByBank(transaction, wanted),
      )
      return isSent ? `${number} is sent.\n` : `${number} is withdrawn: less is due by now. Do not send it.\n`
    },
  ),
  'hold-payouts': command(
    'money hold-payouts <slug> <reason>',
    'pays nothing to a brewery; it reads the reason',
    async (database, [slug, ...words], context) => {
      const { id: breweryId, name } = await nameBrewery(database, slug!)
      const reason = words.join(' ')
      await database.transaction((transaction) =>
        holdPayouts(transaction, { breweryId, reason, ...byWhom(context) }),
      )
      return `${name} is paid nothing: ${reason}\n`
    },
  ),
  'release-payouts': command(
    'money release-payouts <slug>',
    'and pays it again',
    async (database, [slug], context) => {
      const { id: breweryId, name } = await nameBrewery(database, slug!)
      await database.transaction((transaction) =>
        releasePayouts(transaction, { breweryId, ...byWhom(context) }),
      )
      return `${name} is paid again.\n`
    },
  ),
  'take-back': command(
    'money take-back <payout> <pounds> <reason>',
    'takes money of a payout back through the provider, at most what the brewery owes',
    async (database, [number, pounds, ...words], context) => {
      const wanted = { number: number!, amountMinor: readPounds(pounds!), reason: words.join(' ') }
      await database.transaction((transaction) =>
        reversePayout(transaction, { ...wanted, ...byWhom(context) }),
      )
      return `${formatMinor(wanted.amountMinor)} of ${number} comes back.\n`
    },
  ),
  'brewery-paid': command(
    'money brewery-paid <slug> <pounds> <day> <reference>',
    'a brewery paid by bank what it owes, or a part of it',
    async (database, [slug, pounds, receivedOn, ...words], context) => {
      const { id: breweryId, name } = await nameBrewery(database, slug!)
      const payment = { breweryId, amountMinor: readPounds(pounds!), receivedOn: receivedOn! }
      await database.transaction((transaction) =>
        receiveFromBrewery(transaction, { ...payment, reference: words.join(' '), ...byWhom(context) }),
      )
      return `${name} paid ${formatMinor(payment.amountMinor)}.\n`
    },
  ),
  'bank-account': command(
    'money bank-account <slug> <sort-code> <number> <holder>',
    'where a brewery without a Stripe account is paid by bank',
    async (database, [slug, sortCode, accountNumber, ...words], context) => {
      const { id: breweryId, name } = await nameBrewery(database, slug!)
      const account = {
        breweryId,
        sortCode: sortCode!,
        accountNumber: accountNumber!,
        holder: words.join(' '),
      }
      const sealer = await context.openSealer()
      await database.transaction((transaction) =>
        setBankAccount(transaction, { ...account, ...byWhom(context), sealer }),
      )
      return `${name} is paid into the account of ${account.holder}.\n`
    },
  ),
  'sellers-report': command(
    'money sellers-report <year>',
    'the report of sellers of a calendar year, as CSV',
    async (database, [year], { clock, openSealer }) => {
      if (!/^20\d\d$/.test(year!)) throw new UsageError('money sellers-report <year>')
      return sellersReport(database, { year: Number(year), now: clock(), sealer: await openSealer() })
    },
  ),
  'carrier-bill': command(
    'money carrier-bill <group> <day> <net-pounds> <vat-pounds> <reference>',
    'what a carrier charges for a run, paid by bank',
    async (database, [group, day, net, vat, ...words], context) => {
      const bill = { group: group!, day: day!, netMinor: readPounds(net!), vatMinor: readPounds(vat!) }
      const { effects } = await database.transaction((transaction) =>
        billCarrier(transaction, { ...bill, reference: words.join(' '), ...byWhom(context) }),
      )
      return `${effects.money!.join('\n')}\n`
    },
  ),
  'undo-carrier-bill': command(
    'money undo-carrier-bill <group> <day> <reference> <reason>',
    'takes a carrier’s bill back by a reversing entry',
    async (database, [group, day, reference, ...words], context) => {
      const bill = { group: group!, day: day!, reference: reference!, reason: words.join(' ') }
      const { effects } = await database.transaction((transaction) =>
        undoCarrierBill(transaction, { ...bill, ...byWhom(context) }),
      )
      return `${effects.money!.join('\n')}\n`
    },
  ),
  'match-refund': command(
    'money match-refund <refund> <reason>',
    'which credit a refund of the provider’s dashboard belongs to',
    async (database, [id, ...words], context) => {
      const wanted = { id: id!, reason: words.join(' '), ...byWhom(context) }
      await database.transaction((transaction) => matchForeignRefund(transaction, wanted))
      return `${id} is matched.\n`
    },
  ),
}
