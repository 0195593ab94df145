import { NewTradeApplication, TradeAccount } from '../../../shared/api/trade-api.ts'
import { readTradeApplication } from '../../../shared/trade/read-trade-application.ts'
import type { Database } from '../../platform/database/database.ts'
import { tradeIncomplete } from '../../platform/errors/trade-errors.ts'
import type { App } from '../../platform/http/app-type.ts'
import type { Identity } from '../../platform/http/identity.ts'
import { acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { applyForTrade } from './apply-for-trade.ts'
import { readTradeApproval } from './trade-approval.ts'
import { readTradeAccount } from './trade-view.ts'

export type TradeDeps = { database: Database; identity: Identity; publicUrl: string; clock: () => Date }

const bodyLimit = 64 * 1024
const documented = { tags: ['Account'], security: [{ bearer: [] }] }

/** The trade account of the client: its state, and applying for it (TRADE-02). */
export async function tradeRoutes(
  app: App,
  { database, identity, publicUrl, clock }: TradeDeps,
): Promise<void> {
  acceptStrictJson(app)
  neverStore(app)

  app.get(
    '/api/account/trade',
    { schema: { ...documented, summary: 'The state of the trade account', response: { 200: TradeAccount } } },
    async (request) => {
      const { id: clientId } = await identity.requireClient(request)
      return readTradeAccount(database, clientId)
    },
  )

  app.put(
    '/api/account/trade',
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'Applies for a trade account, or for a change of one; the same again changes nothing',
        body: NewTradeApplication,
        response: { 200: TradeAccount },
      },
    },
    async (request) => {
      const { id: clientId, personId, name } = await identity.requireClient(request)
      const read = readTradeApplication(request.body)
      if (read.kind === 'incomplete') throw tradeIncomplete(read.problems)
      const { application } = read
      const approval = await readTradeApproval(database, publicUrl)
      const actor = { clientId: personId, name, role: 'buyer', by: 'page' } as const
      await database.transaction((transaction) =>
        applyForTrade(transaction, { clientId, application, approval, actor, publicUrl, now: clock() }),
      )
      return readTradeAccount(database, clientId)
    },
  )
}
