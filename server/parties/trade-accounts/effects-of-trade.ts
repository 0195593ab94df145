import type { TradeDossier } from '../../../shared/api/trade-api.ts'
import { tradeWorkingDays } from '../../../shared/trade/trade-words.ts'
import type { ActionEffects } from '../../platform/actions/perform-action.ts'
import type { TradeVerb } from './trade-verbs.ts'

/** What a verb of the staff on a trade account leads to, in sentences, from the account as it is afterwards. */
export function effectsOfTrade(verb: TradeVerb, { client, account }: TradeDossier): ActionEffects {
  const business = account.details.businessName ?? client.name
  const isOnHold = account.state === 'on_hold'
  switch (verb) {
    case 'approve':
      return isOnHold
        ? { warnings: [`${business} stays on hold: this approves its change alone.`] }
        : { deadlines: [`${business} can order from now on.`] }
    case 'refuse':
      return account.state === 'refused'
        ? { deadlines: [`${business} cannot order, reads the reason, and may apply again.`] }
        : { deadlines: [`The change of ${business} is dropped; the account stays as it was.`] }
    case 'ask':
      return {
        deadlines: [
          `${business} answers on the page of the trade account.`,
          `The answer starts the ${tradeWorkingDays.due} working days again.`,
        ],
      }
    case 'hold':
      return {
        deadlines: [`${business} places no new orders until the account is released.`],
        warnings: ['Open orders go on; documents and paying stay open.'],
      }
    case 'release':
      return { deadlines: [`${business} can order again.`] }
  }
}
