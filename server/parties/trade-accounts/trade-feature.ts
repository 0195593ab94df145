import { paths } from '../../../shared/paths/paths.ts'
import type { Accounts } from '../../identity/accounts/accounts.ts'
import type { Feature } from '../../feature.ts'
import type { SendPage } from '../../platform/http/page-loading.ts'
import { forgetTrade, ownTrade } from './own-trade.ts'
import { findBusinessNames } from './find-business-names.ts'
import { tradeFormRoutes } from './trade-form-routes.ts'
import { requirePhoneOfPremises } from './premises.ts'
import { loadTradeAccount } from './trade-page.ts'
import { type TradeDeps, tradeRoutes } from './trade-routes.ts'
import { tradeStaffRoutes } from './trade-staff-routes.ts'

type TradeFeatureDeps = TradeDeps & { accounts: Accounts; sendPage: SendPage }

/** Trade accounts: who may order from breweries, decided by Dray's staff. */
export const tradeFeature = {
  register: async (app, deps) => {
    await app.register(tradeRoutes, deps)
    await app.register(tradeStaffRoutes, deps)
    await app.register(tradeFormRoutes, deps)
  },
  pages: {
    tradeAccount: { paths: [paths.trade], queryNames: [], audience: 'everybody', load: loadTradeAccount },
  },
  personalData: ownTrade,
  forgetBuyer: forgetTrade,
  businessName: async (database, clientId) =>
    (await findBusinessNames(database, [clientId])).get(clientId) || null,
  addressRule: requirePhoneOfPremises,
} satisfies Feature<TradeFeatureDeps>
