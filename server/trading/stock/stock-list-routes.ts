import Type from 'typebox'
import { breweryRoles } from '../../../shared/accounts/roles.ts'
import { listQuery } from '../../../shared/api/list-api.ts'
import { StockList } from '../../../shared/api/stock-api.ts'
import { stockViews } from '../../../shared/api/list-views.ts'
import type { Accounts } from '../../identity/accounts/accounts.ts'
import type { Database } from '../../platform/database/database.ts'
import type { App } from '../../platform/http/app-type.ts'
import type { Identity } from '../../platform/http/identity.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { identifyMember } from '../../parties/roles/identify-worker.ts'
import { stockCsv } from './export-stock.ts'
import { allStockRows, listStock } from './list-stock.ts'

type Deps = { accounts: Accounts; identity: Identity; database: Database; clock: () => Date }

/** What is there of a brewery's containers. */
export async function stockListRoutes(
  app: App,
  { accounts, identity, database, clock }: Deps,
): Promise<void> {
  neverStore(app)

  app.get(
    '/api/sell/:brewery/stock',
    {
      schema: {
        tags: ['Selling'],
        security: [{ bearer: [] }],
        params: Type.Object({ brewery: Type.String({ maxLength: 100 }) }),
        summary:
          'The containers of a brewery with what is sellable, reserved, promised and on hand, 50 a page; or all as CSV',
        querystring: Type.Object({
          ...listQuery(stockViews),
          format: Type.Optional(Type.Enum(['json', 'csv'])),
        }),
        response: { 200: Type.Union([StockList, Type.String()]) },
      },
    },
    async (request, reply) => {
      const { brewery } = await identifyMember({ accounts, identity }, request, breweryRoles)
      const { format, ...search } = request.query
      if (format !== 'csv') return listStock(database, brewery.breweryId, { ...search, now: clock() })
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="stock.csv"')
        .serializer((text: string) => text)
        .send(stockCsv(await allStockRows(database, brewery.breweryId, { ...search, now: clock() })))
    },
  )
}
