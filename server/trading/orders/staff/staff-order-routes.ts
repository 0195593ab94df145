import Type from 'typebox'
import { staffRoles } from '../../../../shared/accounts/roles.ts'
import { StaffOrder, StaffOrderList, StaffOrderQuery } from '../../../../shared/api/staff-orders-api.ts'
import type { Accounts } from '../../../identity/accounts/accounts.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AddressPart } from '../../../platform/http/address-part.ts'
import type { App } from '../../../platform/http/app-type.ts'
import type { Identity } from '../../../platform/http/identity.ts'
import { neverStore } from '../../../platform/http/no-store.ts'
import { identifyStaff } from '../../../parties/roles/identify-worker.ts'
import { findStaffOrder } from './find-staff-order.ts'
import { listStaffOrders } from './list-staff-orders.ts'

const documented = { tags: ['Staff'], security: [{ bearer: [] }] }
/** Who has several roles reads with the one that may the most. */
const strongestFirst = ['admin', 'operations', 'finance', 'support'] as const

type Deps = { accounts: Accounts; identity: Identity; database: Database }

/** What Dray's staff read of everybody's orders; the steps are in life/worker-step-routes.ts. */
export async function staffOrderRoutes(app: App, deps: Deps): Promise<void> {
  const { database } = deps
  neverStore(app)

  app.get(
    '/api/admin/orders',
    {
      schema: {
        ...documented,
        summary: 'Everybody’s orders by view, search and filters, 50 a page',
        querystring: StaffOrderQuery,
        response: { 200: StaffOrderList },
      },
    },
    async (request) => {
      await identifyStaff(deps, request, staffRoles)
      return listStaffOrders(database, request.query)
    },
  )

  app.get(
    '/api/admin/orders/:number',
    {
      schema: {
        ...documented,
        summary:
          'An order with its parts as their breweries see them, its pallet, money, documents and history',
        params: Type.Object({ number: AddressPart }),
        response: { 200: StaffOrder },
      },
    },
    async (request) => {
      const { role } = await identifyStaff(deps, request, strongestFirst)
      return findStaffOrder(database, request.params.number, role)
    },
  )
}
