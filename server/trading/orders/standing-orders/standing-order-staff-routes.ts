import Type from 'typebox'
import { StaffStandingOrders, StandingReason } from '../../../../shared/api/standing-orders-api.ts'
import { staffRoles } from '../../../../shared/accounts/roles.ts'
import { StepPreview, StepQuery } from '../../../../shared/api/step-preview-api.ts'
import { isUuid } from '../../../../shared/format/uuid.ts'
import type { Accounts } from '../../../identity/accounts/accounts.ts'
import { performAction } from '../../../platform/actions/perform-action.ts'
import { notFound, nothingHere } from '../../../platform/errors/common-errors.ts'
import { AddressPart } from '../../../platform/http/address-part.ts'
import type { App } from '../../../platform/http/app-type.ts'
import type { Identity } from '../../../platform/http/identity.ts'
import { acceptStrictJson } from '../../../platform/http/json-bodies.ts'
import { neverStore } from '../../../platform/http/no-store.ts'
import { clientKeys, OptionalIdempotencyKey } from '../../../platform/idempotency/with-idempotency.ts'
import { identifyStaff } from '../../../parties/roles/identify-worker.ts'
import type { OrderDeps } from '../order-deps.ts'
import { isStandingVerb, applyStandingAction } from './change-standing-order.ts'
import { listStandingOrders } from './list-standing-orders.ts'
import { standingOrderRow } from './standing-order-queries.ts'

type Deps = OrderDeps & { accounts: Accounts; identity: Identity }
const documented = { tags: ['Staff'], security: [{ bearer: [] }] }
const bodyLimit = 16 * 1024
const path = '/api/admin/standing-orders'

/** Standing orders as the staff see them, and operations’ verbs on them, each with a preview. */
export async function standingStaffRoutes(app: App, deps: Deps): Promise<void> {
  const { database, publicUrl, clock } = deps
  acceptStrictJson(app)
  neverStore(app)

  app.get(
    path,
    {
      schema: {
        ...documented,
        summary: 'Standing orders, or those of one client, 50 a page',
        querystring: Type.Object({
          client: Type.Optional(AddressPart),
          after: Type.Optional(AddressPart),
        }),
        response: { 200: StaffStandingOrders },
      },
    },
    async (request) => {
      await identifyStaff(deps, request, staffRoles)
      const { client, after } = request.query
      if (client !== undefined && !isUuid(client)) throw notFound('The client')
      return listStandingOrders(database, {
        clientId: client ?? null,
        after: after !== undefined && isUuid(after) ? after : null,
        now: clock(),
      })
    },
  )

  app.post(
    `${path}/:id/:verb`,
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'Pauses, resumes or ends a standing order, and writes to its buyer',
        headers: OptionalIdempotencyKey,
        querystring: StepQuery,
        params: Type.Object({ id: AddressPart, verb: AddressPart }),
        body: StandingReason,
        response: { 200: Type.Union([StaffStandingOrders, StepPreview]) },
      },
    },
    async (request) => {
      const actor = await identifyStaff(deps, request, ['operations', 'admin'])
      const { id, verb } = request.params
      if (!isStandingVerb(verb)) throw nothingHere()
      const now = clock()
      const asked = {
        who: clientKeys(actor.clientId),
        call: 'staff-standing-order',
        key: request.headers['idempotency-key'],
        request: [request.params, request.body],
        now,
        query: request.query,
      }
      return performAction(database, asked, async (transaction) => {
        const { reason } = request.body
        await applyStandingAction(transaction, { id, clientId: null, actor, verb, reason, publicUrl, now })
        const row = await standingOrderRow(transaction, { id: id.toLowerCase(), clientId: null })
        const answer = await listStandingOrders(transaction, {
          clientId: row!.clientId,
          after: null,
          now,
        })
        return { answer, effects: { deadlines: [words[verb]] } }
      })
    },
  )
}

const words = {
  pause: 'Nothing is ordered until it is resumed; what is previewed now is skipped.',
  resume: 'The next occurrence is previewed three days before its cut-off.',
  end: 'Nothing is ordered by it any more; what is previewed now is skipped.',
}
