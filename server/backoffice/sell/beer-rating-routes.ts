import Type from 'typebox'
import { BeerRatings } from '../../../shared/api/insight-api.ts'
import { isUuid } from '../../../shared/format/uuid.ts'
import type { Accounts } from '../../identity/accounts/accounts.ts'
import { findRangeBeer } from '../../catalogue/beers/range/own-range.ts'
import type { Database } from '../../platform/database/database.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import { AddressPart } from '../../platform/http/address-part.ts'
import type { App } from '../../platform/http/app-type.ts'
import type { Identity } from '../../platform/http/identity.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { readRatingMonths } from '../../engagement/reviews/read-reviews.ts'
import { identifyReader } from '../../parties/roles/identify-worker.ts'

type Deps = { accounts: Accounts; identity: Identity; database: Database }

/** How a brewery's beer was rated over time (SEE-06). */
export async function beerRatingRoutes(app: App, deps: Deps): Promise<void> {
  const { database } = deps
  neverStore(app)

  app.get(
    '/api/sell/:brewery/beers/:beer/ratings',
    {
      schema: {
        tags: ['Selling'],
        security: [{ bearer: [] }],
        summary: 'Stars of a beer by month, from approved reviews',
        params: Type.Object({ brewery: AddressPart, beer: AddressPart }),
        response: { 200: BeerRatings },
      },
    },
    async (request) => {
      const { breweryId } = (await identifyReader(deps, request, ['owner', 'sales', 'accounts'])).brewery
      const { beer: id } = request.params
      const beer = isUuid(id) ? await findRangeBeer(database, { id, breweryId }) : null
      if (beer === null) throw notFound('The beer')
      return { months: await readRatingMonths(database, id) }
    },
  )
}
