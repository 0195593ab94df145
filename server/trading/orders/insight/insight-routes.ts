import Type from 'typebox'
import { breweryRoles } from '../../../../shared/accounts/roles.ts'
import { InsightQuery, PubDistricts, SalesInsight, SellingDays } from '../../../../shared/api/insight-api.ts'
import { locatePostcode } from '../../../../shared/geography/postcode-districts.ts'
import type { Accounts } from '../../../identity/accounts/accounts.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AddressPart } from '../../../platform/http/address-part.ts'
import type { App } from '../../../platform/http/app-type.ts'
import type { Identity } from '../../../platform/http/identity.ts'
import { neverStore } from '../../../platform/http/no-store.ts'
import { identifyMember, identifyReader } from '../../../parties/roles/identify-worker.ts'
import { salesByDistrict } from './insight-queries.ts'
import { readSales } from './read-sales.ts'
import { readSellingDays } from './read-selling-days.ts'

type Deps = { accounts: Accounts; identity: Identity; database: Database; clock: () => Date }

const address = '/api/sell/:brewery/insight'
const readers = ['owner', 'sales', 'accounts'] as const
const documented = {
  tags: ['Selling'],
  security: [{ bearer: [] }],
  params: Type.Object({ brewery: AddressPart }),
}
const yearMs = 365 * 86_400_000

/** What the pictures of a brewery's console are drawn from (SEE-01, SEE-03, SEE-05). */
export async function insightRoutes(app: App, deps: Deps): Promise<void> {
  const { database, clock } = deps
  neverStore(app)

  app.get(
    `${address}/days`,
    {
      schema: {
        ...documented,
        summary: 'Units to send on the next seven days by state, and sales of this week and the four before',
        response: { 200: SellingDays },
      },
    },
    async (request) => {
      const { breweryId, role } = (await identifyMember(deps, request, breweryRoles)).brewery
      return readSellingDays(database, { breweryId, seesMoney: role !== 'cellar', now: clock() })
    },
  )

  app.get(
    `${address}/sales`,
    {
      schema: {
        ...documented,
        summary: 'Net sales of 4 weeks, 13 weeks or 12 months by week, beer, size and area, and who bought',
        querystring: InsightQuery,
        response: { 200: SalesInsight },
      },
    },
    async (request) => {
      const { breweryId } = (await identifyReader(deps, request, readers)).brewery
      const { range = 'weeks13', beer } = request.query
      return readSales(database, { breweryId, range, beer, now: clock() })
    },
  )

  app.get(
    `${address}/districts`,
    {
      schema: {
        ...documented,
        summary: 'Pubs and net sales of twelve months by postcode district, with its place on the map',
        response: { 200: PubDistricts },
      },
    },
    async (request) => {
      const { breweryId } = (await identifyReader(deps, request, readers)).brewery
      const rows = await salesByDistrict(database, { breweryId, since: new Date(clock().getTime() - yearMs) })
      return {
        rows: rows.map((row) => {
          const found = locatePostcode(row.district)
          return { ...row, place: found && { latitude: found.latitude, longitude: found.longitude } }
        }),
      }
    },
  )
}
