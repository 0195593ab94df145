import Type from 'typebox'
import { DepositChoice, DepositTerms } from '../../shared/api/empties-api.ts'
import { StepPreview, StepQuery } from '../../shared/api/step-preview-api.ts'
import { takeAct } from '../acts/take-act.ts'
import { readDepositTerms, setDeposit } from '../deposits/set-deposit.ts'
import { AddressPart } from '../http/address-part.ts'
import type { App } from '../http/app-type.ts'
import { acceptStrictJson } from '../http/json-bodies.ts'
import { neverStore } from '../http/no-store.ts'
import { clientKeys, OptionalIdempotencyKey } from '../idempotency/with-idempotency.ts'
import { identifyMember, identifyReader } from '../roles/identify-worker.ts'
import type { EmptiesDeps } from './empties-deps.ts'

const readers = ['owner', 'sales', 'accounts'] as const
const writers = ['owner', 'sales'] as const
const path = '/api/sell/:brewery/deposits'
const documented = { tags: ['Selling'], security: [{ bearer: [] }] }
const params = Type.Object({ brewery: AddressPart })

/** What a brewery asks for its containers until they are back (EMPT-05). */
export async function depositRoutes(app: App, deps: EmptiesDeps): Promise<void> {
  const { database, clock } = deps
  acceptStrictJson(app)
  neverStore(app)

  app.get(
    path,
    {
      schema: {
        ...documented,
        summary: 'The brewery’s container deposits by kind, now and from later days',
        params,
        response: { 200: DepositTerms },
      },
    },
    async (request) => {
      const { brewery } = await identifyReader(deps, request, readers)
      return readDepositTerms(database, { breweryId: brewery.breweryId, now: clock() })
    },
  )

  app.post(
    path,
    {
      bodyLimit: 8 * 1024,
      schema: {
        ...documented,
        summary: 'Sets the deposit on a kind of container, for orders from a day on; 0 is none',
        params,
        headers: OptionalIdempotencyKey,
        querystring: StepQuery,
        body: DepositChoice,
        response: { 200: Type.Union([DepositTerms, StepPreview]) },
      },
    },
    async (request) => {
      await identifyReader(deps, request, readers)
      const { actor, brewery } = await identifyMember(deps, request, writers)
      const { breweryId } = brewery
      const now = clock()
      const { body, query } = request
      const done = await takeAct(
        database,
        {
          who: clientKeys(actor.clientId),
          call: 'container-deposit',
          key: request.headers['idempotency-key'],
          request: [breweryId, body],
          now,
          query,
        },
        async (transaction) => ({
          answer: {},
          effects: { money: [await setDeposit(transaction, { breweryId, ...body, actor, now })] },
        }),
      )
      return 'digest' in done ? done : readDepositTerms(database, { breweryId, now })
    },
  )
}
