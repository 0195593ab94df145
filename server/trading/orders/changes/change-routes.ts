import Type from 'typebox'
import { OrderChange } from '../../../../shared/api/order-change-api.ts'
import { StaffOrder } from '../../../../shared/api/staff-orders-api.ts'
import { StepPreview, StepQuery } from '../../../../shared/api/step-preview-api.ts'
import { changeRoles } from '../../../../shared/accounts/staff-rights.ts'
import { performAction } from '../../../platform/actions/perform-action.ts'
import type { Accounts } from '../../../identity/accounts/accounts.ts'
import type { App } from '../../../platform/http/app-type.ts'
import type { Identity } from '../../../platform/http/identity.ts'
import { acceptStrictJson } from '../../../platform/http/json-bodies.ts'
import { neverStore } from '../../../platform/http/no-store.ts'
import { clientKeys, OptionalIdempotencyKey } from '../../../platform/idempotency/with-idempotency.ts'
import { identifyStaff } from '../../../parties/roles/identify-worker.ts'
import { bodyLimit, Numbered, requireOrderNumber } from '../order-calls.ts'
import type { OrderDeps } from '../order-deps.ts'
import { findStaffOrder } from '../staff/find-staff-order.ts'
import { changeOrder } from './change-order.ts'

type Deps = OrderDeps & { accounts: Accounts; identity: Identity }

/** What staff change of an order that was placed, with a preview (STAF-11). */
export async function changeRoutes(app: App, deps: Deps): Promise<void> {
  acceptStrictJson(app)
  neverStore(app)

  app.post(
    '/api/admin/orders/:number/changes',
    {
      bodyLimit,
      schema: {
        tags: ['Staff'],
        security: [{ bearer: [] }],
        summary:
          'Changes contact, premises, what a driver reads, or the run; who causes it pays what it costs',
        params: Numbered,
        headers: OptionalIdempotencyKey,
        querystring: StepQuery,
        body: OrderChange,
        response: { 200: Type.Union([StaffOrder, StepPreview]) },
      },
    },
    async (request) => {
      const actor = await identifyStaff(deps, request, changeRoles)
      const number = requireOrderNumber(request.params)
      const { body: wanted, query } = request
      const now = deps.clock()
      const key = request.headers['idempotency-key']
      const asked = { who: clientKeys(actor.clientId), call: 'change order', key, query, now }
      return performAction(deps.database, { ...asked, request: [number, wanted] }, async (transaction) => {
        const effects = await changeOrder(transaction, { number, wanted, actor }, { ...deps, now })
        return { answer: await findStaffOrder(transaction, number, actor.role), effects }
      })
    },
  )
}
