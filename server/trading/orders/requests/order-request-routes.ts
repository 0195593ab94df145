import Type from 'typebox'
import {
  OrderRequest,
  OrderRequestApproval,
  OrderRequestDecline,
  OrderRequestReview,
  OrderRequests,
} from '../../../../shared/api/order-requests-api.ts'
import { AddressPart } from '../../../platform/http/address-part.ts'
import type { App } from '../../../platform/http/app-type.ts'
import type { Identity, SignedInClient } from '../../../platform/http/identity.ts'
import { acceptStrictJson } from '../../../platform/http/json-bodies.ts'
import { neverStore } from '../../../platform/http/no-store.ts'
import { bodyLimit, documented } from '../order-calls.ts'
import type { OrderDeps } from '../order-deps.ts'
import { approveRequest, type Decider, declineRequest, withdrawRequest } from './decide-request.ts'
import { listRequests, readRequest, readReview } from './order-request-view.ts'

type Deps = OrderDeps & { identity: Identity }

const path = '/api/order-requests'
const One = Type.Object({ id: AddressPart })
const one = { params: One, response: { 200: OrderRequest } }

/** Orders above a buyer's limit, of the site that the caller acts for (BIZ-06, BIZ-07). A decision that comes twice changes nothing. */
export async function orderRequestRoutes(app: App, deps: Deps): Promise<void> {
  const { identity, database, publicUrl, sealer, clock } = deps
  acceptStrictJson(app)
  neverStore(app)

  /** Decides a request of the caller's site, and answers it as it is then. */
  async function decide(
    client: SignedInClient,
    id: string,
    work: (deciding: { id: string; decider: Decider }) => Promise<unknown>,
  ): Promise<OrderRequest> {
    const reader = { ...readerOf(client), id }
    await readRequest(database, reader, clock())
    await work({ id, decider: { id: client.personId, name: client.name, means: 'page' } })
    return readRequest(database, reader, clock())
  }

  app.get(
    path,
    {
      schema: {
        ...documented,
        summary: 'Orders of the site that were requested for approval, newest first',
        response: { 200: OrderRequests },
      },
    },
    async (request) => ({
      requests: await listRequests(database, readerOf(await identity.requireClient(request)), clock()),
    }),
  )

  app.get(
    `${path}/:id`,
    {
      schema: {
        ...documented,
        summary: 'One of them, with what it would come to now for one who may approve it',
        params: One,
        response: { 200: OrderRequestReview },
      },
    },
    async (request) => {
      const reader = { ...readerOf(await identity.requireClient(request)), id: request.params.id }
      return readReview(database, reader, { publicUrl, sealer, now: clock() })
    },
  )

  app.post(
    `${path}/:id/approval`,
    {
      bodyLimit,
      schema: {
        ...documented,
        ...one,
        summary:
          'Places it exactly as it was reviewed; 409 `request_changed` where it comes to something else',
        body: OrderRequestApproval,
      },
    },
    async (request) =>
      decide(await identity.requireClient(request), request.params.id, (deciding) =>
        approveRequest(deps, { ...deciding, digest: request.body.digest }),
      ),
  )

  app.post(
    `${path}/:id/decline`,
    {
      bodyLimit,
      schema: {
        ...documented,
        ...one,
        summary: 'Declines it with a reason; the buyer is notified',
        body: OrderRequestDecline,
      },
    },
    async (request) =>
      decide(await identity.requireClient(request), request.params.id, (deciding) =>
        declineRequest(deps, { ...deciding, reason: request.body.reason }),
      ),
  )

  app.post(
    `${path}/:id/withdrawal`,
    { bodyLimit, schema: { ...documented, ...one, summary: 'Takes the caller’s own request back' } },
    async (request) =>
      decide(await identity.requireClient(request), request.params.id, (deciding) =>
        withdrawRequest(deps, deciding),
      ),
  )
}

const readerOf = ({ id: clientId, personId, name }: SignedInClient) => ({ clientId, personId, name })
