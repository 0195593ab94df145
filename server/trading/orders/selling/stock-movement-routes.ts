import Type from 'typebox'
import { breweryRoles } from '../../../../shared/accounts/roles.ts'
import { StockMovementList } from '../../../../shared/api/stock-api.ts'
import { isUuid } from '../../../../shared/format/uuid.ts'
import type { Accounts } from '../../../identity/accounts/accounts.ts'
import type { Database } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/errors/common-errors.ts'
import type { App } from '../../../platform/http/app-type.ts'
import type { Identity } from '../../../platform/http/identity.ts'
import { neverStore } from '../../../platform/http/no-store.ts'
import { identifyMember } from '../../../parties/roles/identify-worker.ts'
import { listStockMovements } from './list-stock-movements.ts'

const name = Type.String({ maxLength: 100 })

type Deps = { accounts: Accounts; identity: Identity; database: Database }

/** What happened to a container, with the orders behind it. */
export async function stockMovementRoutes(app: App, { accounts, identity, database }: Deps): Promise<void> {
  neverStore(app)

  app.get(
    '/api/sell/:brewery/stock/:container/movements',
    {
      schema: {
        tags: ['Selling'],
        security: [{ bearer: [] }],
        summary: 'The last hundred movements of a container, each with who or which order caused it',
        params: Type.Object({ brewery: name, container: name }),
        response: { 200: StockMovementList },
      },
    },
    async (request) => {
      const { brewery } = await identifyMember({ accounts, identity }, request, breweryRoles)
      const { container: containerId } = request.params
      if (!isUuid(containerId)) throw notFound('The container')
      return listStockMovements(database, { breweryId: brewery.breweryId, containerId })
    },
  )
}
