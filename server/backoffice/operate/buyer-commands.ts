import { isTradeState } from '../../../shared/trade/trade-words.ts'
import { findClientByEmail } from '../../identity/accounts/find-clients.ts'
import type { Database } from '../../platform/database/database.ts'
import { decideTrade } from '../../parties/trade-accounts/decide-trade.ts'
import { findBuyerAccounts } from '../../parties/trade-accounts/find-buyer-accounts.ts'
import { type TradeVerb, tradeVerbs } from '../../parties/trade-accounts/trade-verbs.ts'
import { readTradeDossier } from '../../parties/trade-accounts/trade-view.ts'
import { creditCommand } from './credit-commands.ts'
import { type Command, NothingThere, UsageError } from './operator-command.ts'

const does: Record<TradeVerb, string> = {
  approve: 'lets a buyer order; the note says what was looked at',
  refuse: 'does not; the buyer is told why and may apply again',
  ask: 'writes a question to the buyer, whose answer shows in the application',
  hold: 'no new orders from this buyer, until released',
  release: 'ends the hold',
}

export const buyerCommands: Record<string, Command> = {
  credit: creditCommand,
  list: {
    usage: 'buyers list [applied | approved | refused | on_hold]',
    does: 'trade accounts, the longest waiting first; a star marks a change that waits',
    run: async (database, [state]) => {
      if (state !== undefined && !isTradeState(state)) throw new UsageError('buyers list takes a state')
      const buyers = await findBuyerAccounts(database, state ?? null)
      if (buyers.length === 0) return 'There are none.\n'
      return buyers
        .map((buyer) => {
          const mark = buyer.hasChange ? '*' : ' '
          return `${buyer.state.padEnd(8)}${mark} ${buyer.email}  ${buyer.businessName ?? ''}\n`
        })
        .join('')
    },
  },
  show: {
    usage: 'buyers show <e-mail>',
    does: 'the trade account of a buyer as JSON, with what was done',
    run: async (database, [email]) => {
      if (email === undefined) throw new UsageError('buyers show <e-mail>')
      const dossier = await readTradeDossier(database, await buyerOf(database, email))
      return `${JSON.stringify(dossier, null, 2)}\n`
    },
  },
  ...Object.fromEntries(Object.keys(tradeVerbs).map((verb) => [verb, decision(verb as TradeVerb)])),
}

/** One of the verbs, by the use case that the staff's calls take. */
function decision(verb: TradeVerb): Command {
  const { name, isRequired } = tradeVerbs[verb].words
  const usage = `buyers ${verb} <e-mail> ${isRequired ? `<${name}>` : `[<${name}>]`}`
  return {
    usage,
    does: does[verb],
    run: async (database, [email, ...words], { actor, publicUrl, clock }) => {
      if (email === undefined || (isRequired && words.length === 0)) throw new UsageError(usage)
      const clientId = await buyerOf(database, email)
      const deciding = { clientId, verb, words: words.join(' '), actor }
      await database.transaction((transaction) =>
        decideTrade(transaction, { ...deciding, publicUrl, now: clock() }),
      )
      const { account } = await readTradeDossier(database, clientId)
      return `${email}: ${account.state}${account.change === null ? '' : ', a change is waiting'}.\n`
    },
  }
}

async function buyerOf(database: Database, email: string): Promise<string> {
  const client = await findClientByEmail(database, email)
  if (client === null) throw new NothingThere(`There is no account with the address ${email}.`)
  return client.id
}
