import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import {
  ChangeRequest,
  BeerToChange,
  NewBatch,
  NewBeer,
  type NewBeerSize,
  NewContainer,
  OwnBeer,
  OwnBeerList,
} from '../../../shared/api/beers-api.ts'
import { ownBeerViews } from '../../../shared/api/list-views.ts'
import { listQuery } from '../../../shared/api/list-api.ts'
import { StepPreview, StepQuery } from '../../../shared/api/step-preview-api.ts'
import type { BeerWords } from '../../../shared/catalogue/beer-words.ts'
import type { Accounts } from '../../identity/accounts/accounts.ts'
import { performAction } from '../../platform/actions/perform-action.ts'
import type { Database } from '../../platform/database/database.ts'
import { AddressPart } from '../../platform/http/address-part.ts'
import type { App } from '../../platform/http/app-type.ts'
import type { Identity } from '../../platform/http/identity.ts'
import { acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import {
  clientKeys,
  OptionalIdempotencyKey,
  RequiredIdempotencyKey,
  withIdempotency,
} from '../../platform/idempotency/with-idempotency.ts'
import { identifyMember, identifyReader } from '../../parties/roles/identify-worker.ts'
import { requestChange, withdrawChange } from './request-change.ts'
import { dropDraft } from './drafts/beer-drafts.ts'
import { addBatch, addSize, type OfBeer, removeBatch } from './change-at-once.ts'
import { listOwnBeers } from './list-own-beers.ts'
import { readOwnBeer } from './read-own-beer.ts'

type Deps = { accounts: Accounts; identity: Identity; database: Database; clock: () => Date }
type CallRequest = FastifyRequest<{ Params: { brewery: string; beer?: string } }>

type Asking = Partial<BeerWords> & { sizes?: NewBeerSize[] | undefined; draft?: string | undefined }

const address = '/api/sell/:brewery/beers'
const readers = ['owner', 'sales', 'accounts'] as const
const writers = ['owner', 'sales'] as const
const bodyLimit = 64 * 1024
const documented = {
  tags: ['Selling'],
  security: [{ bearer: [] }],
  params: Type.Object({ brewery: AddressPart }),
}
const ofBeer = { ...documented, params: Type.Object({ brewery: AddressPart, beer: AddressPart }) }
const asking = {
  headers: OptionalIdempotencyKey,
  querystring: StepQuery,
  response: { 200: Type.Union([ChangeRequest, StepPreview]) },
}

/** A brewery's beers: what changes at once, and what waits for Dray (SELL-27). */
export async function ownBeerRoutes(app: App, deps: Deps): Promise<void> {
  const { database, clock } = deps
  acceptStrictJson(app)
  neverStore(app)

  async function writerOf(request: FastifyRequest<{ Params: { brewery: string } }>) {
    await identifyReader(deps, request, readers)
    return identifyMember(deps, request, writers)
  }

  async function ask(request: CallRequest, { sizes: typedSizes, draft, ...words }: Asking) {
    const { actor, brewery } = await writerOf(request)
    const { breweryId, breweryName } = brewery
    const beerId = request.params.beer ?? null
    const now = clock()
    const call = {
      who: clientKeys(actor.clientId),
      call: beerId === null ? 'new beer' : 'change beer',
      key: request.headers['idempotency-key'] as string | undefined,
      request: [breweryId, beerId, words, typedSizes, draft],
      query: request.query as Parameters<typeof performAction>[1]['query'],
      now,
    }
    return performAction(database, call, async (transaction) => {
      if (draft !== undefined) await dropDraft(transaction, { id: draft, breweryId })
      const asked = { breweryId, breweryName, beerId, words, typedSizes, isWhole: true, actor, now }
      return requestChange(transaction, asked)
    })
  }

  /** An action at once; it answers the beer as it is then. */
  async function atOnce(
    request: CallRequest,
    call: string,
    action: (transaction: Database, of: OfBeer) => Promise<void>,
  ) {
    const { actor, brewery } = await writerOf(request)
    const { breweryId } = brewery
    const beerId = request.params.beer ?? ''
    const now = clock()
    const key = request.headers['idempotency-key'] as string
    const asked = { path: request.params, body: request.body ?? null }
    const once = { who: clientKeys(actor.clientId), call, key, request: { breweryId, asked }, now }
    return withIdempotency(database, once, async (transaction) => {
      await action(transaction, { breweryId, beerId, actor, now })
      const { brewery: brewerySlug } = request.params
      return readOwnBeer(transaction, { breweryId, brewerySlug, id: beerId })
    })
  }

  app.get(
    address,
    {
      schema: {
        ...documented,
        summary: 'The beers of a brewery with those that wait for Dray, 50 a page',
        querystring: Type.Object(listQuery(ownBeerViews)),
        response: { 200: OwnBeerList },
      },
    },
    async (request) => {
      const { brewery } = await identifyReader(deps, request, readers)
      return listOwnBeers(database, { ...request.query, breweryId: brewery.breweryId })
    },
  )

  app.get(
    `${address}/:beer`,
    {
      schema: {
        ...ofBeer,
        summary: 'A beer with its sizes, batches and what waits or was refused',
        response: { 200: OwnBeer },
      },
    },
    async (request) => {
      const { brewery } = await identifyReader(deps, request, readers)
      const { brewery: brewerySlug, beer: id } = request.params
      return readOwnBeer(database, { breweryId: brewery.breweryId, brewerySlug, id })
    },
  )

  app.post(
    address,
    {
      bodyLimit,
      schema: {
        ...documented,
        ...asking,
        summary:
          'A new beer with its sizes, prices and stock; Dray looks at it first, unless the brewery is trusted',
        body: NewBeer,
      },
    },
    async (request) => ask(request as unknown as CallRequest, request.body),
  )

  app.post(
    `${address}/:beer`,
    {
      bodyLimit,
      schema: {
        ...ofBeer,
        ...asking,
        summary:
          'Asks for other words of a beer, or other sizes of one that is not in the shop; Dray looks at them first',
        body: BeerToChange,
      },
    },
    async (request) => ask(request as unknown as CallRequest, request.body),
  )

  app.delete(
    `${address}/:beer/change`,
    {
      schema: {
        ...ofBeer,
        headers: RequiredIdempotencyKey,
        summary: 'Takes back the change of a beer that waits',
        response: { 200: ChangeRequest },
      },
    },
    async (request) => {
      const { actor, brewery } = await writerOf(request)
      const { beer: beerId } = request.params
      const now = clock()
      const once = {
        who: clientKeys(actor.clientId),
        call: 'withdraw beer change',
        key: request.headers['idempotency-key'],
        request: [brewery.breweryId, beerId],
        now,
      }
      return withIdempotency(database, once, async (transaction) => {
        await withdrawChange(transaction, { breweryId: brewery.breweryId, beerId, actor, now })
        return { outcome: 'same' as const, beerId }
      })
    },
  )

  app.post(
    `${address}/:beer/containers`,
    {
      bodyLimit,
      schema: {
        ...ofBeer,
        headers: RequiredIdempotencyKey,
        summary: 'Adds a size to a beer: off sale, without price and stock',
        body: NewContainer,
        response: { 200: OwnBeer },
      },
    },
    async (request) =>
      atOnce(request as unknown as CallRequest, 'add size', (transaction, of) =>
        addSize(transaction, { ...of, container: request.body }),
      ),
  )

  app.post(
    `${address}/:beer/batches`,
    {
      bodyLimit,
      schema: {
        ...ofBeer,
        headers: RequiredIdempotencyKey,
        summary: 'Writes a batch of a beer down, at once',
        body: NewBatch,
        response: { 200: OwnBeer },
      },
    },
    async (request) =>
      atOnce(request as unknown as CallRequest, 'add batch', (transaction, of) =>
        addBatch(transaction, { ...of, batch: request.body }),
      ),
  )

  app.delete(
    `${address}/:beer/batches/:batch`,
    {
      schema: {
        ...ofBeer,
        params: Type.Object({ brewery: AddressPart, beer: AddressPart, batch: AddressPart }),
        headers: RequiredIdempotencyKey,
        summary: 'Removes a batch of a beer, at once',
        response: { 200: OwnBeer },
      },
    },
    async (request) =>
      atOnce(request as unknown as CallRequest, 'remove batch', (transaction, of) =>
        removeBatch(transaction, { ...of, batchId: request.params.batch }),
      ),
  )
}
