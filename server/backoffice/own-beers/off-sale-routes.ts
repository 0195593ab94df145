import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import { Archived, OwnBeer, SoldOnline } from '../../../shared/api/beers-api.ts'
import { StepPreview, StepQuery } from '../../../shared/api/step-preview-api.ts'
import type { Accounts } from '../../identity/accounts/accounts.ts'
import { type ActionEffects, performAction } from '../../platform/actions/perform-action.ts'
import type { Database } from '../../platform/database/database.ts'
import { AddressPart } from '../../platform/http/address-part.ts'
import type { App } from '../../platform/http/app-type.ts'
import type { Identity } from '../../platform/http/identity.ts'
import { acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { clientKeys, OptionalIdempotencyKey } from '../../platform/idempotency/with-idempotency.ts'
import { identifyMember, identifyReader } from '../../parties/roles/identify-worker.ts'
import { archiveBeer, archiveSize, type BasketsHolding, switchOnline } from './archive-beer.ts'
import type { OfBeer } from './change-at-once.ts'
import { readOwnBeer } from './read-own-beer.ts'

export type OffSaleDeps = {
  accounts: Accounts
  identity: Identity
  database: Database
  clock: () => Date
  basketsHolding: BasketsHolding
}
type CallRequest = FastifyRequest<{ Params: { brewery: string; beer: string; container?: string } }>
type ActionContext = OfBeer & { basketsHolding: BasketsHolding; containerId: string }

const address = '/api/sell/:brewery/beers/:beer'
const bodyLimit = 4 * 1024
const acting = {
  tags: ['Selling'],
  security: [{ bearer: [] }],
  headers: OptionalIdempotencyKey,
  querystring: StepQuery,
  response: { 200: Type.Union([OwnBeer, StepPreview]) },
}
const ofBeer = Type.Object({ brewery: AddressPart, beer: AddressPart })
const ofSize = Type.Object({ brewery: AddressPart, beer: AddressPart, container: AddressPart })

/** What takes beer and sizes off sale or puts them away: at once, with a preview that counts baskets (SELL-27). */
export async function offSaleRoutes(app: App, deps: OffSaleDeps): Promise<void> {
  const { database, clock, basketsHolding } = deps
  acceptStrictJson(app)
  neverStore(app)

  async function action(
    request: FastifyRequest,
    call: string,
    work: (transaction: Database, by: ActionContext) => Promise<ActionEffects>,
  ) {
    const asked = request as CallRequest
    await identifyReader(deps, asked, ['owner', 'sales', 'accounts'])
    const { actor, brewery } = await identifyMember(deps, asked, ['owner', 'sales'])
    const { breweryId } = brewery
    const { brewery: brewerySlug, beer: beerId, container: containerId = '' } = asked.params
    const now = clock()
    const taken = {
      who: clientKeys(actor.clientId),
      call,
      key: request.headers['idempotency-key'] as string | undefined,
      request: [breweryId, asked.params, request.body],
      query: request.query as StepQuery,
      now,
    }
    return performAction(database, taken, async (transaction) => {
      const of = { breweryId, beerId, containerId, basketsHolding, actor, now }
      const effects = await work(transaction, of)
      return { answer: await readOwnBeer(transaction, { breweryId, brewerySlug, id: beerId }), effects }
    })
  }

  app.put(
    `${address}/containers/:container/online`,
    {
      bodyLimit,
      schema: {
        ...acting,
        params: ofSize,
        summary:
          'Puts a size on sale online or takes it off, at once; a preview says in how many baskets it lies',
        body: SoldOnline,
      },
    },
    async (request) =>
      action(request as FastifyRequest, 'sold online', (transaction, by) =>
        switchOnline(transaction, { ...by, ...request.body }),
      ),
  )

  app.put(
    `${address}/containers/:container/archived`,
    {
      bodyLimit,
      schema: {
        ...acting,
        params: ofSize,
        summary: 'Puts a size away, out of the shop and every list, or takes it out again',
        body: Archived,
      },
    },
    async (request) =>
      action(request as FastifyRequest, 'archive size', (transaction, by) =>
        archiveSize(transaction, { ...by, ...request.body }),
      ),
  )

  app.put(
    `${address}/archived`,
    {
      bodyLimit,
      schema: {
        ...acting,
        params: ofBeer,
        summary: 'Puts a beer away with all its sizes, or takes it out again',
        body: Archived,
      },
    },
    async (request) =>
      action(request as FastifyRequest, 'archive beer', (transaction, by) =>
        archiveBeer(transaction, { ...by, ...request.body }),
      ),
  )
}
