import Type from 'typebox'
import { BreweryChecklist } from '../../../shared/api/checklist-api.ts'
import { hasSecondFactor } from '../../identity/accounts/second-factor/own-factors.ts'
import type { Accounts } from '../../identity/accounts/accounts.ts'
import { readBreweryTexts } from '../../catalogue/beers/find-breweries.ts'
import { countBeersOf } from '../../catalogue/beers/list-brewery-places.ts'
import type { Database } from '../../platform/database/database.ts'
import { termsInForce } from '../../trading/delivery-terms/set-delivery-terms.ts'
import { AddressPart } from '../../platform/http/address-part.ts'
import type { App } from '../../platform/http/app-type.ts'
import type { Identity } from '../../platform/http/identity.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { hasPayoutAccount } from '../../finance/payouts/read-money.ts'
import { identifyReader } from '../../parties/roles/identify-worker.ts'
import { findStanding } from '../../parties/brewery-standing/find-standing.ts'
import { countLowStock } from '../../trading/stock/list-stock.ts'
import { breweryChecklist } from './brewery-checklist.ts'

type Deps = { accounts: Accounts; identity: Identity; database: Database; clock: () => Date }

/** What a brewery still has to do before its first order, and what Dray does (NOTE-14). */
export async function checklistRoutes(app: App, deps: Deps): Promise<void> {
  const { accounts, database, clock } = deps
  neverStore(app)

  app.get(
    '/api/sell/:brewery/checklist',
    {
      schema: {
        tags: ['Selling'],
        security: [{ bearer: [] }],
        summary: 'What is needed before orders come, what is wanted besides, and who does each',
        params: Type.Object({ brewery: AddressPart }),
        response: { 200: BreweryChecklist },
      },
    },
    async (request) => {
      const { actor, brewery } = await identifyReader(deps, request, ['owner', 'sales', 'accounts'])
      const { breweryId: id, breweryName: name } = brewery
      const { brewery: slug } = request.params
      const standing = await findStanding(database, { id, slug, name }, clock())
      const isAsked = accounts.secondFactor === 'required'
      return breweryChecklist({
        slug,
        missing: standing.missing.map(({ condition }) => condition),
        takesOrders: standing.takesOrders,
        hasPayoutAccount: await hasPayoutAccount(database, id),
        hasOwnTerms: (await termsInForce(database, [id]))(id)!.version > 0,
        hasText: (await readBreweryTexts(database, id)).description !== '',
        beers: await countBeersOf(database, id),
        onSale: (await countLowStock(database, id)).onSale,
        hasSecondFactor: isAsked ? await hasSecondFactor(database, actor.clientId) : null,
      })
    },
  )
}
