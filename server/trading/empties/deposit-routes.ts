import Type from 'typebox'
import { DepositChoice, DepositTerms } from '../../../shared/api/empties-api.ts'
import { StepPreview, StepQuery } from '../../../shared/api/step-preview-api.ts'
import { performAction } from '../../platform/actions/perform-action.ts'
import { readContainerTerms, setContainerTerm } from '../../finance/deposits/set-deposit.ts'
import { AddressPart } from '../../platform/http/address-part.ts'
import type { App } from '../../platform/http/app-type.ts'
import { acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { clientKeys, OptionalIdempotencyKey } from '../../platform/idempotency/with-idempotency.ts'
import { identifyMember, identifyReader } from '../../parties/roles/identify-worker.ts'
import type { EmptiesDeps } from './empties-deps.ts'
import { emptiesReaders, emptiesWriters } from './selling-act.ts'

const documented = { tags: ['Selling'], security: [{ bearer: [] }] }
const params = Type.Object({ brewery: AddressPart })

type Terms = { term: 'deposit' | 'price'; path: string; call: string; reads: string; sets: string }

/** What a brewery asks for its containers until they are back, and for those that are lost (EMPT-05, EMPT-06). */
export async function depositRoutes(app: App, deps: EmptiesDeps): Promise<void> {
  acceptStrictJson(app)
  neverStore(app)
  termRoutes(app, deps, {
    term: 'deposit',
    path: '/api/sell/:brewery/deposits',
    call: 'container-deposit',
    reads: 'The brewery’s container deposits by kind, now and from later days',
    sets: 'Sets the deposit on a kind of container, for orders from a day on; 0 is none',
  })
  termRoutes(app, deps, {
    term: 'price',
    path: '/api/sell/:brewery/container-prices',
    call: 'container-price',
    reads: 'The brewery’s prices of containers that are lost, by kind, now and from later days',
    sets: 'States the price of a lost container of a kind, for charges announced from a day on; 0 is none',
  })
}

function termRoutes(app: App, deps: EmptiesDeps, { term, path, call, reads, sets }: Terms): void {
  const { database, clock } = deps

  app.get(
    path,
    {
      schema: {
        ...documented,
        summary: reads,
        params,
        response: { 200: DepositTerms },
      },
    },
    async (request) => {
      const { brewery } = await identifyReader(deps, request, emptiesReaders)
      return readContainerTerms(database, { term, breweryId: brewery.breweryId, now: clock() })
    },
  )

  app.post(
    path,
    {
      bodyLimit: 8 * 1024,
      schema: {
        ...documented,
        summary: sets,
        params,
        headers: OptionalIdempotencyKey,
        querystring: StepQuery,
        body: DepositChoice,
        response: { 200: Type.Union([DepositTerms, StepPreview]) },
      },
    },
    async (request) => {
      await identifyReader(deps, request, emptiesReaders)
      const { actor, brewery } = await identifyMember(deps, request, emptiesWriters)
      const { breweryId } = brewery
      const now = clock()
      const { body, query } = request
      const done = await performAction(
        database,
        {
          who: clientKeys(actor.clientId),
          call,
          key: request.headers['idempotency-key'],
          request: [breweryId, body],
          now,
          query,
        },
        async (transaction) => ({
          answer: {},
          effects: { money: [await setContainerTerm(transaction, { term, breweryId, ...body, actor, now })] },
        }),
      )
      return 'digest' in done ? done : readContainerTerms(database, { term, breweryId, now })
    },
  )
}
